import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Zoom transition: Reduce Motion and VoiceOver", .timeLimit(.minutes(20)), .phones) struct ZoomAccessibilityTests {
    @Test("Under Reduce Motion the screens fade and nothing flies", arguments: [GridScreen.Way.pushed, .presented])
    func fades(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            phone.device.isReduceMotionEnabled = true
            phone.grid.open(4)
            try phone.device.advanceFrames(while: phone.pager?.viewIfLoaded?.window == nil, limit: 0.1)
            var alpha: CGFloat = -1
            for _ in 0..<10 {
                #expect(phone.flyingFrame == nil)
                let current = try #require(phone.pager?.view.alpha)
                #expect(current > alpha)
                alpha = current
                phone.device.advanceFrames()
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            _ = phone.pager?.accessibilityPerformEscape()
            phone.device.advance(by: 0.1)
            #expect(phone.flyingFrame == nil)
            #expect((0.1...0.9).contains(phone.pager?.view.alpha ?? -1))
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A finger still takes the photo along; let go, it fades where it is")
    func drag() throws {
        try GridPhone.run { phone in
            phone.device.isReduceMotionEnabled = true
            try phone.open(4)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 560), duration: 0.5)
            phone.device.advance(by: 0.1)
            let held = try #require(phone.flyingFrame)
            #expect(held.midY > 500)
            finger.lift()
            phone.device.advanceFrames(3)
            #expect(try #require(phone.flyingFrame).isNear(held, within: 0.01))
            #expect(phone.grid.photoView(4)?.shownAlpha == 1)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test(
        "Escape goes back, and VoiceOver's focus returns to the photo's cell in the grid",
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func focus(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            try phone.open(4)
            phone.pager?.setCurrentIndex(6, animated: false)
            phone.device.advanceFrames()
            #expect(phone.pager?.accessibilityPerformEscape() == true)
            try phone.device.advanceUntilIdle()
            #expect(phone.device.accessibilityFocus === phone.grid.photoView(6)?.superview?.superview)
            #expect(phone.device.accessibilityFocus is GridCell)
        }
    }
}
