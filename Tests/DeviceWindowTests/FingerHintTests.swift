import DeviceWindow
import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// The hint that a window shows over the phone while Alt is held.
@MainActor
@Suite("A window's hint", .serialized, .enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool"), .timeLimit(.minutes(20)))
struct FingerHintTests {
    /// The rectangles of the letters of the hint's two lines, in points, without the plate beside them.
    private static let hintLines = [544, 563].map { CGRect(x: 100, y: $0, width: 190, height: 13) }

    @Test(
        "While Alt is held a hint says how the fingers get onto a photo, another one with Shift: readable over light and dark",
        arguments: ["", "d"]
    )
    func hint(key: String) async throws {
        try await withWindow { display, device, window, _ in
            try display.hands("mousemove 100 200" + (key.isEmpty ? "" : " key \(key)"))
            window.stepFrames(40)
            #expect(try window.difference(from: device) == 0)
            try display.hands("keydown alt")
            window.stepFrames()
            let mirrored = try window.pixels(in: Self.hintLines)
            try display.hands("keydown shift")
            window.stepFrames()
            let together = try window.pixels(in: Self.hintLines)
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
            window.stepFrames()
            #expect(try window.pixels(in: Self.hintLines) == mirrored)
            try display.hands("mousemove 100 620")
            window.stepFrames()
            #expect(try window.difference(from: device) == 0, "the pointer is beside the phone")
            try display.hands("mousemove 100 200 keyup alt")
            window.stepFrames()
            #expect(try window.difference(from: device) == 0)
        }
    }
}

extension Picture.Pixel {
    /// The brightness to the eye, 0 to 1, as WCAG reckons for contrasts.
    fileprivate var luminance: Double {
        func linear(_ value: UInt8) -> Double {
            let part = Double(value) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
