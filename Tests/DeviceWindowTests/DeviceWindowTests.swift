import DeviceWindow
import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// A real window on an X server, moved by real events. Skipped where Xvfb or xdotool is missing: `CI=1 LinuxUIKit/install-dependencies`.
@MainActor
@Suite("A window on an X server", .serialized, .enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool"), .timeLimit(.minutes(20)))
struct DeviceWindowTests {
    private static let frame = 1.0 / 60

    /// A phone of 390 × 600 points on a display of its own, in a window.
    private func withWindow(
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
            for _ in 0..<20 where window.readBack() == nil { window.step(after: Self.frame) }
            window.step(after: Self.frame)
            try await body(display, device, window, board)
        }
    }

    /// Where the hint is while Alt is held, with its margins: at the foot of the phone.
    private static let hintRoom = CGRect(x: 0, y: 510, width: 390, height: 90)

    /// How many pixels of the phone differ between the window and a headless picture, apart from those within discs and a rectangle.
    private func difference(
        _ window: DeviceWindow,
        _ device: HeadlessDevice,
        outside dots: [CGPoint] = [],
        and room: CGRect = .null
    ) throws -> Int {
        let shown = try #require(window.readBack())
        keep(shown)
        let expected = device.screenshot()
        try #require(shown.width == expected.width && shown.height >= expected.height)
        var count = 0
        for row in 0..<expected.height {
            let (start, length) = (row * expected.width * 4, expected.width * 4)
            // The window is as wide as the phone; rows that are the same are most of them.
            if shown.pixels[start..<start + length] == expected.pixels[start..<start + length] { continue }
            for column in 0..<expected.width where shown[column, row] != expected[column, row] {
                let point = CGPoint(x: CGFloat(column) / window.zoom, y: CGFloat(row) / window.zoom)
                if room.contains(point) { continue }
                if !dots.contains(where: { hypot(point.x - $0.x, point.y - $0.y) < 13 }) { count += 1 }
            }
        }
        return count
    }

    /// Its two lines, without what is beside them on the plate.
    private static let hintLines = [544, 563].map { CGRect(x: 100, y: $0, width: 190, height: 13) }

    private func pixels(of window: DeviceWindow, in rectangles: [CGRect]) throws -> [[Picture.Pixel]] {
        let shown = try #require(window.readBack())
        keep(shown)
        return rectangles.map { rectangle in
            (Int(rectangle.minY)..<Int(rectangle.maxY)).flatMap { row in
                (Int(rectangle.minX)..<Int(rectangle.maxX)).map { shown[$0, row] }
            }
        }
    }

    /// Set WINDOW_PICTURES to a folder to look at the windows.
    private func keep(_ picture: Picture) {
        guard let folder = ProcessInfo.processInfo.environment["WINDOW_PICTURES"] else { return }
        let name = String(format: "%@-%06d.png", Test.current?.name.prefix { $0 != "(" }.description ?? "window", Self.pictureCount)
        Self.pictureCount += 1
        try? picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
    private static var pictureCount = 0

    @Test("It shows what the phone shows, pixel by pixel where their pixels are the same, with help lines beneath", arguments: [1, 1.5, 2])
    func shows(scale: CGFloat) async throws {
        try await withWindow(scale: scale, zoom: min(scale, 1.5)) { _, device, window, _ in
            if window.zoom == scale { #expect(try difference(window, device) == 0) }
            let shown = try #require(window.readBack())
            #expect(shown.width == Int(390 * window.zoom))
            #expect(shown.height > Int(600 * window.zoom))
            keep(shown)
        }
    }

    @Test("Left alone, a window takes as many pixels for a point as fit the display")
    func fits() async throws {
        try await withWindow(scale: 2, zoom: nil) { display, _, window, _ in
            #expect(window.zoom == 1.5)
            let zoom = try DeviceWindow.fittingZoom(for: CGSize(width: 390, height: 1200), displayName: display.name)
            #expect(zoom == 0.75)
        }
    }

    @Test("The mouse drags a finger, and the picture follows")
    func mouse() async throws {
        try await withWindow { display, device, window, board in
            try display.hands("mousemove 100 200 mousedown 1")
            window.step(after: Self.frame)
            try display.hands("mousemove 150 250")
            window.step(after: Self.frame)
            #expect(board.log == ["began (100, 200)", "moved (150, 250)"])
            #expect(try difference(window, device) == 0)
            try display.hands("mouseup 1")
            window.step(after: Self.frame)
            #expect(board.log.last == "ended (150, 250)")
        }
    }

    @Test("Alt shows two dots and makes two fingers; Shift besides moves both")
    func alt() async throws {
        try await withWindow { display, device, window, board in
            try display.hands("mousemove 100 200 keydown alt")
            window.step(after: Self.frame)
            let dots = [CGPoint(x: 100, y: 200), CGPoint(x: 290, y: 400)]
            #expect(try difference(window, device, outside: dots, and: Self.hintRoom) == 0)
            #expect(try difference(window, device, and: Self.hintRoom) > 500, "the dots are drawn")
            #expect(board.log == [])
            try display.hands("mousedown 1")
            window.step(after: Self.frame)
            try display.hands("mousemove 90 200")
            window.step(after: Self.frame)
            try display.hands("keydown shift mousemove 100 220")
            window.step(after: Self.frame)
            let moved = [CGPoint(x: 100, y: 220), CGPoint(x: 310, y: 420)]
            #expect(try difference(window, device, outside: moved, and: Self.hintRoom) == 0)
            try display.hands("keyup shift keyup alt mouseup 1")
            window.step(after: Self.frame)
            #expect(
                board.log == [
                    "began (100, 200) (290, 400)", "moved (90, 200) (300, 400)", "moved (100, 220) (310, 420)", "ended (310, 420)",
                    "ended (100, 220)",
                ]
            )
            #expect(try difference(window, device) == 0, "the dots are gone")
        }
    }

    @Test(
        "While Alt is held a hint says how the fingers get onto a photo, another one with Shift: readable over light and dark",
        arguments: ["", "d"]
    )
    func hint(key: String) async throws {
        try await withWindow { display, device, window, _ in
            try display.hands("mousemove 100 200" + (key.isEmpty ? "" : " key \(key)"))
            for _ in 0..<40 { window.step(after: Self.frame) }
            #expect(try difference(window, device) == 0)
            try display.hands("keydown alt")
            window.step(after: Self.frame)
            let mirrored = try pixels(of: window, in: Self.hintLines)
            try display.hands("keydown shift")
            window.step(after: Self.frame)
            let together = try pixels(of: window, in: Self.hintLines)
            for line in mirrored + together {
                // Letters cover less than half of their line; 7 is what WCAG asks of text at its strictest.
                let luminances = line.map(\.luminance).sorted()
                let contrast = try (#require(luminances.last) + 0.05) / (luminances[luminances.count / 2] + 0.05)
                #expect(contrast > 7)
            }
            for (before, after) in zip(mirrored, together) {
                #expect(zip(before, after).filter { $0 != $1 }.count > 200, "it says something else")
            }
            try display.hands("keyup shift")
            window.step(after: Self.frame)
            #expect(try pixels(of: window, in: Self.hintLines) == mirrored)
            try display.hands("mousemove 100 620")
            window.step(after: Self.frame)
            #expect(try difference(window, device) == 0, "the pointer is beside the phone")
            try display.hands("mousemove 100 200 keyup alt")
            window.step(after: Self.frame)
            #expect(try difference(window, device) == 0)
        }
    }

    @Test("With Alt the wheel drags a finger that lifts at rest")
    func wheel() async throws {
        try await withWindow { display, device, window, board in
            try display.hands("mousemove 100 300 keydown alt click 5 keyup alt")
            for _ in 0..<12 { window.step(after: Self.frame) }
            #expect(board.log.first == "began (100, 300)")
            #expect(board.log.last == "ended (100, 260)")
        }
    }

    @Test("The wheel turns on the phone, the right button is a pointer's other one, and keys go to its key commands")
    func pointing() async throws {
        try await withWindow { display, device, window, board in
            let screen = PointingScreen()
            device.show(screen)
            try display.hands("mousemove 100 300 click 5 click 5")
            for _ in 0..<5 { window.step(after: Self.frame) }
            #expect(screen.list.contentOffset.y == 2 * HeadlessDevice.distancePerNotch && board.log == [])
            try display.hands("click 3")
            window.step(after: Self.frame)
            #expect(screen.menuPlaces == [CGPoint(x: 100, y: 380)])
            #expect(screen.becomeFirstResponder())
            try display.hands("key Right key Escape key ctrl+s")
            window.step(after: Self.frame)
            #expect(screen.keys == ["UIKeyInputRightArrow", "UIKeyInputEscape", "s"])
            #expect(window.isOpen && !window.isSlowMotion)
            try display.hands("key s")
            window.step(after: Self.frame)
            #expect(window.isSlowMotion && screen.keys.count == 3)
        }
    }

    @Test("Keys turn the phone, make it dark, reduce motion and slow its time; others are handed on")
    func keys() async throws {
        try await withWindow { display, device, window, _ in
            try display.hands("mousemove 100 300 key r")
            for _ in 0..<40 { window.step(after: Self.frame) }
            #expect(device.screenshot().width == 600)
            #expect(try difference(window, device) == 0)
            #expect(try #require(window.readBack()).width == 600)
            try display.hands("key r key d key m")
            for _ in 0..<40 { window.step(after: Self.frame) }
            #expect(device.isReduceMotionEnabled)
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
            #expect(try difference(window, device) == 0)
            try display.hands("key s")
            window.step(after: Self.frame)
            #expect(window.isSlowMotion)
            let start = device.now
            for _ in 0..<60 { window.step(after: Self.frame) }
            #expect(abs(device.now - start - 0.1) < 1e-6)
        }
    }

    @Test("A picture of the phone is written under the next free name")
    func picture() async throws {
        try await withWindow { display, device, window, _ in
            defer { try? FileManager.default.removeItem(at: window.options.pictureFolder) }
            try display.hands("mousemove 100 300 key p")
            window.step(after: Self.frame)
            try display.hands("key p")
            window.step(after: Self.frame)
            let files = try FileManager.default.contentsOfDirectory(atPath: window.options.pictureFolder.path).sorted()
            #expect(files == ["picture-1.png", "picture-2.png"])
            let data = try Data(contentsOf: window.options.pictureFolder.appendingPathComponent(files[0]))
            #expect(data == device.screenshot().pngData)
        }
    }

    @Test("A window that is hidden while the button is down lifts the finger")
    func hidden() async throws {
        try await withWindow { display, _, window, board in
            try display.hands("search --name HeadlessDevice windowfocus mousemove 100 200 mousedown 1")
            window.step(after: Self.frame)
            try display.hands("search --name HeadlessDevice windowunmap")
            window.step(after: Self.frame)
            #expect(board.log == ["began (100, 200)", "ended (100, 200)"])
        }
    }

    @Test("q and Escape close it; a finger that is down is cancelled", arguments: ["q", "Escape"])
    func quit(key: String) async throws {
        try await withWindow { display, device, window, board in
            try display.hands("mousemove 100 200 mousedown 1")
            window.step(after: Self.frame)
            try display.hands("key \(key)")
            await window.run()
            #expect(!window.isOpen)
            #expect(board.log == ["began (100, 200)", "cancelled (100, 200)"])
            window.step(after: Self.frame)
            #expect(window.readBack() == nil)
        }
    }

    @Test("Real time runs the phone's clock, and keys of no use to the window go to the caller")
    func runs() async throws {
        try await withWindow { display, device, window, _ in
            let start = device.now
            let clock = ContinuousClock.now
            try display.hands("mousemove 100 300 key F2 key x")
            // The window is closed when the phone's clock has run, not after a time: other tests may hold the main actor for longer.
            let closing = Task {
                while device.now - start < 0.2 { try await Task.sleep(for: .milliseconds(10)) }
                try display.hands("key q")
            }
            var keys: [DeviceWindow.Key] = []
            await window.run { keys.append($0) }
            try await closing.value
            #expect(keys == [.named("F2"), .character("x")])
            // A machine that is too slow for the display loses time; none has too much.
            #expect(device.now - start >= 0.2)
            #expect(device.now - start < (ContinuousClock.now - clock) / .seconds(1) + 0.05)
        }
    }

    @Test("The app's tasks run while the window does, and what they change is seen")
    func tasks() async throws {
        try await withWindow { display, _, window, board in
            let changing = Task {
                board.backgroundColor = .magenta
                // Keys go where the pointer is.
                try display.hands("mousemove 100 300 key F2")
            }
            var color: Picture.Pixel?
            var failure: (any Error)?
            await window.run { key in
                if key == .named("F2") {
                    // Keys are taken in before a step draws: the next one's come after this one's picture.
                    do { try display.hands("key F3 key q") } catch { failure = error }
                } else {
                    // The board is bare above its stripes.
                    color = window.readBack()?.color(at: CGPoint(x: 300, y: 5))
                }
            }
            try await changing.value
            #expect(failure == nil)
            #expect(color == Picture.Pixel(red: 255, green: 0, blue: 255))
        }
    }

    @Test("Without a server the error says so in one line")
    func noDisplay() throws {
        try HeadlessDevice.run { device in
            var options = DeviceWindow.Options()
            options.displayName = ":4095"
            #expect(throws: DeviceWindowError.noDisplay(":4095")) { try DeviceWindow(showing: device, options: options) }
            #expect("\(DeviceWindowError.noDisplay(":4095"))" == "no X display: no server answers at DISPLAY=:4095")
        }
    }
}

extension Picture.Pixel {
    /// How bright it is to the eye, 0 to 1, as WCAG reckons for contrasts.
    fileprivate var luminance: Double {
        func linear(_ value: UInt8) -> Double {
            let part = Double(value) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

/// A view with many edges that notes its touches and shows where they are.
final class TouchBoard: UIView {
    private(set) var log: [String] = []
    private let marker = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
        for index in 0..<12 {
            let stripe = UIView(frame: CGRect(x: 20 + index * 7, y: 20 + index * 45, width: 200, height: 30))
            stripe.backgroundColor = UIColor(hue: CGFloat(index) / 12, saturation: 0.7, brightness: 0.9, alpha: 0.8)
            stripe.layer.cornerRadius = 9
            stripe.isUserInteractionEnabled = false
            addSubview(stripe)
        }
        marker.backgroundColor = .systemRed
        marker.isUserInteractionEnabled = false
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        let points = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
        log.append(([phase] + points.map { "(\(Int($0.x)), \(Int($0.y)))" }).joined(separator: " "))
        marker.center = points[0]
    }
}

/// A screen with a list that has a context menu, and with key commands.
private final class PointingScreen: UIViewController, UIContextMenuInteractionDelegate {
    let list = UIScrollView()
    var menuPlaces: [CGPoint] = []
    var keys: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(list)
        list.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let inputs: [(String, UIKeyModifierFlags)] = [(UIKeyCommand.inputRightArrow, []), (UIKeyCommand.inputEscape, []), ("s", .command)]
        return inputs.map { input, flags in
            UIKeyCommand(input: input, modifierFlags: flags) { [weak self] _ in self?.keys.append(input) }
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menuPlaces.append(location)
        return nil
    }
}
