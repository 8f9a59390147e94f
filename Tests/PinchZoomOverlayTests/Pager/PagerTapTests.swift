import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

/// The actions of a tap and of a double tap, as an app sets them.
@MainActor @Suite("Photo pager: taps of choice", .timeLimit(.minutes(20)), .phones) struct PagerTapTests {
    private static let middle = CGPoint(x: 195, y: 422)

    @Test("A tap closes if that is set, after no second tap has come; a double tap still zooms")
    func closes() throws {
        try PagerPhone.run(way: .presented) { phone in
            phone.pager.tapAction = .closes
            try phone.doubleTap(at: Self.middle)
            #expect(phone.pager.isZoomed && phone.root.presentedViewController != nil)
            phone.device.advance(by: 1)
            try phone.singleTap(at: Self.middle)
            #expect(phone.root.presentedViewController == nil && phone.chromeChanges == [])
        }
    }

    @Test("A tap does nothing if that is set; the space bar still hides the bars")
    func nothing() throws {
        try PagerPhone.run { phone in
            phone.pager.tapAction = .nothing
            try phone.singleTap(at: Self.middle)
            #expect(phone.chromeChanges == [])
            phone.device.press(" ")
            #expect(phone.chromeChanges == [true])
        }
    }

    @Test("Double taps go through the scales that are set, smallest first, no further than the maximum, and back to fit")
    func scales() throws {
        try PagerPhone.run { phone in
            phone.pager.doubleTapScales = [2.5, .nan, 1.5, 0.5, 1.55, 40]
            for scale in [1.5, 2.5, 3, 1, 1.5] {
                try phone.doubleTap(at: Self.middle)
                #expect(abs(phone.pager.zoomScale - scale) < 1e-6)
                phone.device.advance(by: 1)
            }
            phone.pager.doubleTapScales = [2]
            while phone.pager.isZoomed { try phone.doubleTap(at: Self.middle) }
            phone.device.advance(by: 1)
            try phone.swipeLeft()
            for scale in [2.0, 1] {
                try phone.doubleTap(at: Self.middle)
                #expect(abs(phone.pager.zoomScale - scale) < 1e-6)
                phone.device.advance(by: 1)
            }
            phone.pager.doubleTapScales = nil
            try phone.doubleTap(at: Self.middle)
            #expect(phone.pager.zoomScale == 3, "the photo's own step")
        }
    }

    @Test("Without double taps, a tap acts at once, two taps are two, and a finger that lands again doesn't zoom")
    func noDoubleTap() throws {
        try PagerPhone.run { phone in
            phone.pager.doubleTapScales = []
            phone.device.tap(at: Self.middle)
            phone.device.advanceFrames(3)
            #expect(phone.chromeChanges == [true])
            phone.device.tap(at: Self.middle)
            phone.device.advanceFrames(3)
            #expect(phone.chromeChanges == [true, false] && phone.pager.zoomScale == 1)
            let finger = phone.device.touchDown(at: Self.middle)
            phone.device.glide([(finger, CGPoint(x: 195, y: 560))], duration: 0.3)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.zoomScale == 1)
            let actions = try phone.photoView().accessibilityCustomActions?.map(\.name)
            #expect(actions == ["Zoom in"], "VoiceOver can zoom")
            phone.device.lift(phone.device.pinch(at: Self.middle, scale: 2))
            #expect(phone.pager.isZoomed, "two fingers can zoom")
        }
    }

    @Test("Without a change, a tap waits for a second one")
    func waits() throws {
        try PagerPhone.run { phone in
            phone.device.tap(at: Self.middle)
            phone.device.advanceFrames(3)
            #expect(phone.chromeChanges == [])
            try phone.device.advanceUntilIdle()
            #expect(phone.chromeChanges == [true])
        }
    }
}
