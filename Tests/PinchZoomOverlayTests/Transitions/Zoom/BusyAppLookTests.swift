import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Sheets of flights during which the app blocks the main thread, for people to look at. `BusyAppTests` and `ZoomBusyAppTests` compare the
/// numbers.
@MainActor @Suite("Flights while the app is busy: looks", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct BusyAppLookTests {
    enum Flight: CaseIterable, CustomTestStringConvertible {
        case returning, opening, closing

        var testDescription: String { "\(self)" }
    }

    /// The phone, with one pixel a point, so that the kept pictures are small.
    private static var phone: HeadlessDevice.Configuration { HeadlessDevice.Configuration(scale: 1) }
    /// The frames of a sheet, counted from the last frame before the main thread is held.
    private static let frames = [0, 2, 4, 6, 8, 10]
    /// The number of frames for which the main thread is held: 100 ms.
    private static let heldFrames = 6

    @Test("The rows of a sheet are alike: above, the main thread is free; below, it is held for 100 ms", arguments: Flight.allCases)
    func sheet(_ flight: Flight) throws {
        let free = try pictures(of: flight, isHeld: false)
        let held = try pictures(of: flight, isHeld: true)
        #expect(zip(held, held.dropFirst()).prefix(3).allSatisfy { $0 != $1 }, "the photo stands still while the main thread is held")
        try #expect(KeptPictures().fault(of: draw(free: free, held: held), named: "busy-\(flight)") == nil)
    }

    /// Returns the pictures of the screen in the frames of a sheet.
    private func pictures(of flight: Flight, isHeld: Bool) throws -> [Picture] {
        var pictures: [Picture] = []
        @MainActor func look(at device: HeadlessDevice) {
            pictures.append(device.screenshot())
            if isHeld { device.holdMainThread(for: Double(Self.heldFrames) / 60) { pictures.append(device.screenshot()) } }
            while pictures.count <= Self.frames.last ?? 0 {
                device.advanceFrames()
                pictures.append(device.screenshot())
            }
        }
        switch flight {
        case .returning:
            try FeedPhone.run(Self.phone) { phone in
                // The fingers move sideways. If they moved down, the list would be pulled past its top on some phones, and the photo's
                // place would move.
                phone.device.lift(phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 90, dy: 0)))
                phone.device.advanceFrames()
                look(at: phone.device)
            }
        case .opening, .closing:
            try GridPhone.run(Self.phone) { phone in
                if flight == .opening {
                    phone.grid.open(4)
                } else {
                    try phone.open(4)
                    _ = phone.pager?.accessibilityPerformEscape()
                }
                try phone.awaitFlight()
                phone.device.advanceFrames(2)
                look(at: phone.device)
            }
        }
        return Self.frames.map { pictures[$0] }
    }

    /// Draws two rows of pictures at half their size, with the time below each picture.
    private func draw(free: [Picture], held: [Picture]) throws -> Picture {
        let rows = [("The main thread is free.", free), ("The main thread is held from 0 to 100 ms.", held)]
        let (screen, gap, line) = (CGSize(width: 195, height: 422), CGFloat(12), CGFloat(18))
        let rowHeight = screen.height + 2 * line + gap
        let size = CGSize(width: gap + CGFloat(free.count) * (screen.width + gap), height: gap + CGFloat(rows.count) * rowHeight)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black]
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(white: 0.8, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (row, (title, pictures)) in rows.enumerated() {
                let top = gap + CGFloat(row) * rowHeight
                title.draw(at: CGPoint(x: gap, y: top), withAttributes: attributes)
                for (column, (frame, picture)) in zip(Self.frames, pictures).enumerated() {
                    let left = gap + CGFloat(column) * (screen.width + gap)
                    picture.image.draw(in: CGRect(origin: CGPoint(x: left, y: top + line), size: screen))
                    let time = "\(Int((Double(frame) * 1000 / 60).rounded())) ms"
                    time.draw(at: CGPoint(x: left, y: top + line + screen.height + 1), withAttributes: attributes)
                }
            }
        }
        return try #require(Picture(image))
    }
}
