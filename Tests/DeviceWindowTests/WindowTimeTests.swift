import DeviceWindow
import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// The effects of a window's keys, and the events in a window while real time passes.
@MainActor
@Suite(
    "A window's keys and time",
    .serialized,
    .enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool"),
    .timeLimit(.minutes(20))
)
struct WindowTimeTests {
    @Test("Keys turn the phone, make it dark, reduce motion and slow its time; others are handed on")
    func keys() async throws {
        try await withWindow { display, device, window, _ in
            try display.hands("mousemove 100 300 key r")
            window.stepFrames(40)
            #expect(device.screenshot().width == 600)
            #expect(try window.difference(from: device) == 0)
            #expect(try #require(window.readBack()).width == 600)
            try display.hands("key r key d key m")
            window.stepFrames(40)
            #expect(device.isReduceMotionEnabled)
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
            #expect(try window.difference(from: device) == 0)
            try display.hands("key s")
            window.stepFrames()
            #expect(window.isSlowMotion)
            let start = device.now
            window.stepFrames(60)
            #expect(abs(device.now - start - 0.1) < 1e-6)
        }
    }

    @Test("A picture of the phone is written under the next free name")
    func picture() async throws {
        try await withWindow { display, device, window, _ in
            defer { try? FileManager.default.removeItem(at: window.options.pictureFolder) }
            try display.hands("mousemove 100 300 key p")
            window.stepFrames()
            try display.hands("key p")
            window.stepFrames()
            let files = try FileManager.default.contentsOfDirectory(atPath: window.options.pictureFolder.path).sorted()
            #expect(files == ["picture-1.png", "picture-2.png"])
            let data = try Data(contentsOf: window.options.pictureFolder.appendingPathComponent(files[0]))
            #expect(data == device.screenshot().pngData)
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
                // Tries have an end, for a clock that stands still, which is seen below.
                for _ in 0..<3000 where device.now - start < 0.2 { try await Task.sleep(for: .milliseconds(10)) }
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
