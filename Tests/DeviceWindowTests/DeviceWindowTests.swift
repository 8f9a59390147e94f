import DeviceWindow
import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// A real window on an X server, moved by real events. Skipped where Xvfb or xdotool is missing: `CI=1 LinuxUIKit/install-dependencies`.
@MainActor
@Suite("A window on an X server", .serialized, .enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool"), .timeLimit(.minutes(20)))
struct DeviceWindowTests {
    @Test("It shows what the phone shows, pixel by pixel where their pixels are the same, with help lines beneath", arguments: [1, 1.5, 2])
    func shows(scale: CGFloat) async throws {
        try await withWindow(scale: scale, zoom: min(scale, 1.5)) { _, device, window, _ in
            if window.zoom == scale { #expect(try window.difference(from: device) == 0) }
            let shown = try #require(window.readBack())
            #expect(shown.width == Int(390 * window.zoom))
            #expect(shown.height > Int(600 * window.zoom))
            window.keep(shown)
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
            window.stepFrames()
            try display.hands("mousemove 150 250")
            window.stepFrames()
            #expect(board.log == ["began (100, 200)", "moved (150, 250)"])
            #expect(try window.difference(from: device) == 0)
            try display.hands("mouseup 1")
            window.stepFrames()
            #expect(board.log.last == "ended (150, 250)")
        }
    }

    @Test("Alt shows two dots and makes two fingers; Shift besides moves both")
    func alt() async throws {
        try await withWindow { display, device, window, board in
            try display.hands("mousemove 100 200 keydown alt")
            window.stepFrames()
            let dots = [CGPoint(x: 100, y: 200), CGPoint(x: 290, y: 400)]
            #expect(try window.difference(from: device, outside: dots, ignoresHint: true) == 0)
            #expect(try window.difference(from: device, ignoresHint: true) > 500, "the dots are drawn")
            #expect(board.log == [])
            try display.hands("mousedown 1")
            window.stepFrames()
            try display.hands("mousemove 90 200")
            window.stepFrames()
            try display.hands("keydown shift mousemove 100 220")
            window.stepFrames()
            let moved = [CGPoint(x: 100, y: 220), CGPoint(x: 310, y: 420)]
            #expect(try window.difference(from: device, outside: moved, ignoresHint: true) == 0)
            try display.hands("keyup shift keyup alt mouseup 1")
            window.stepFrames()
            #expect(
                board.log == [
                    "began (100, 200) (290, 400)", "moved (90, 200) (300, 400)", "moved (100, 220) (310, 420)", "ended (310, 420)",
                    "ended (100, 220)",
                ]
            )
            #expect(try window.difference(from: device) == 0, "the dots are gone")
        }
    }

    @Test("With Alt the wheel drags a finger that lifts at rest")
    func wheel() async throws {
        try await withWindow { display, device, window, board in
            try display.hands("mousemove 100 300 keydown alt click 5 keyup alt")
            window.stepFrames(12)
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
            window.stepFrames(5)
            #expect(screen.list.contentOffset.y == 2 * HeadlessDevice.distancePerNotch && board.log == [])
            try display.hands("click 3")
            window.stepFrames()
            #expect(screen.menuPlaces == [CGPoint(x: 100, y: 380)])
            #expect(screen.becomeFirstResponder())
            try display.hands("key Right key Escape key ctrl+s")
            window.stepFrames()
            #expect(screen.keys == ["UIKeyInputRightArrow", "UIKeyInputEscape", "s"])
            #expect(window.isOpen && !window.isSlowMotion)
            try display.hands("key s")
            window.stepFrames()
            #expect(window.isSlowMotion && screen.keys.count == 3)
        }
    }

    @Test("A window that is hidden while the button is down lifts the finger")
    func hidden() async throws {
        try await withWindow { display, _, window, board in
            try display.hands("search --name HeadlessDevice windowfocus mousemove 100 200 mousedown 1")
            window.stepFrames()
            try display.hands("search --name HeadlessDevice windowunmap")
            window.stepFrames()
            #expect(board.log == ["began (100, 200)", "ended (100, 200)"])
        }
    }

    @Test("q and Escape close it; a finger that is down is cancelled", arguments: ["q", "Escape"])
    func quit(key: String) async throws {
        try await withWindow { display, device, window, board in
            try display.hands("mousemove 100 200 mousedown 1")
            window.stepFrames()
            try display.hands("key \(key)")
            await window.run()
            #expect(!window.isOpen)
            #expect(board.log == ["began (100, 200)", "cancelled (100, 200)"])
            window.stepFrames()
            #expect(window.readBack() == nil)
        }
    }
}
