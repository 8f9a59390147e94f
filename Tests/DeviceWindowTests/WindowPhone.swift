import DeviceWindow
import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Gives a closure a phone of 390 × 600 points on a display of its own, in a window.
@MainActor func withWindow(
    scale: CGFloat = 1,
    zoom: CGFloat? = 1,
    _ body: @MainActor (VirtualDisplay, HeadlessDevice, DeviceWindow, TouchBoard) async throws -> Void
) async throws {
    try await HeadlessDevice.runAsynchronously(.init(size: CGSize(width: 390, height: 600), scale: scale)) { device in
        // Not before it is this test's turn, and to its end: a window whose server goes takes the process along.
        let display = try VirtualDisplay()
        defer { withExtendedLifetime(display) {} }
        let board = TouchBoard(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        device.show(board)
        var options = DeviceWindow.Options()
        options.zoom = zoom
        options.displayName = display.name
        options.pictureFolder = FileManager.default.temporaryDirectory.appendingPathComponent("window-pictures-\(getpid())")
        let window = try DeviceWindow(showing: device, options: options)
        defer { window.close() }
        // The server maps the window and tells of it in its own time.
        for _ in 0..<20 where window.readBack() == nil { window.stepFrames() }
        window.stepFrames()
        try await body(display, device, window, board)
    }
}

extension DeviceWindow {
    /// Takes in what has happened, and lets frames of a sixtieth of a second pass.
    func stepFrames(_ count: Int = 1) {
        for _ in 0..<count { step(after: 1.0 / 60) }
    }

    /// Returns the number of pixels of the phone that differ between the window and a headless picture.
    func difference(from device: HeadlessDevice, outside dots: [CGPoint] = [], ignoresHint: Bool = false) throws -> Int {
        let shown = try #require(readBack())
        keep(shown)
        return try shown.pixelsDiffering(from: device.screenshot(), outside: dots, ignoresHint: ignoresHint)
    }

    /// The window's pixels in rectangles, row by row.
    func pixels(in rectangles: [CGRect]) throws -> [[Picture.Pixel]] {
        let shown = try #require(readBack())
        keep(shown)
        return rectangles.map { rectangle in
            (Int(rectangle.minY)..<Int(rectangle.maxY)).flatMap { row in
                (Int(rectangle.minX)..<Int(rectangle.maxX)).map { shown[$0, row] }
            }
        }
    }

    /// Keeps what it shows, to look at it, if WINDOW_PICTURES names a folder.
    func keep(_ picture: Picture) {
        guard let folder = ProcessInfo.processInfo.environment["WINDOW_PICTURES"] else { return }
        let test = Test.current?.name.prefix { $0 != "(" }.description ?? "window"
        try? picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent(String(format: "%@-%06d.png", test, Self.keptCount)))
        Self.keptCount += 1
    }
    private static var keptCount = 0
}
