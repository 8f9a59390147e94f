import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A zoom with one finger: tap, tap and hold, drag.
@MainActor @Suite("Photo pager: one finger zooms", .timeLimit(.minutes(20)), .phones) struct OneFingerZoomTests {
    private static let spot = CGPoint(x: 150, y: 450)
    private static let fit = CGRect(x: 0, y: 292, width: 390, height: 260)

    /// Taps, and holds a finger at the same point.
    private func hold(_ phone: PagerPhone, at point: CGPoint = spot) -> Finger {
        phone.device.tap(at: point)
        phone.device.advance(by: 0.1)
        let finger = phone.device.touchDown(at: point)
        phone.device.advanceFrames()
        return finger
    }

    @Test("Down it zooms in, up out again, about the point that was tapped; 125 points are twice the size", arguments: [0.0, 1.5])
    func zooms(pause: TimeInterval) throws {
        try PagerPhone.run { phone in
            let point = try phone.photoPoint(under: Self.spot)
            let finger = hold(phone)
            phone.device.advance(by: pause)
            try #expect(phone.photoFrame().isClose(to: Self.fit))
            finger.move(to: CGPoint(x: 150, y: 462))
            try #expect(phone.photoFrame().isClose(to: Self.fit), "nothing moves by the way that shows what it means")
            for (y, scale) in [(524.5, 2.0.squareRoot()), (587, 2), (500, pow(2, 38.0 / 125)), (635, pow(2, 173.0 / 125))] {
                finger.move(to: CGPoint(x: 160, y: y))
                phone.device.advanceFrames()
                try #expect(abs(phone.zoomScale() - scale) < 1e-6, "at \(y)")
                let frame = try phone.photoFrame()
                #expect(abs(frame.minX + point.x * scale - 150) < 1e-6, "what was tapped stays there, at \(y)")
                #expect(frame.height > 844 || abs(frame.midY - 422) < 1e-6)
            }
            #expect(phone.pager.isZoomed)
            finger.lift()
            try phone.device.advanceUntilIdle()
            try #expect(abs(phone.zoomScale() - pow(2, 173.0 / 125)) < 1e-6)
            #expect(phone.chromeChanges == [] && phone.pager.currentIndex == 0, "it is no tap")
        }
    }

    @Test("A reload, a turn of the phone and another page end it", arguments: [0, 1, 2])
    func ends(way: Int) throws {
        try PagerPhone.run { phone in
            let finger = hold(phone)
            finger.move(to: CGPoint(x: 150, y: 462))
            finger.move(to: CGPoint(x: 150, y: 587))
            switch way {
            case 0: phone.pager.reloadData()
            case 1: phone.device.rotate(to: .landscapeLeft, animated: false)
            default: phone.pager.setCurrentIndex(phone.pager.currentIndex + 1, animated: false)
            }
            phone.device.advanceFrames(2)
            try #expect(abs(phone.zoomScale() - 1) < 1e-6)
            for _ in 0..<3 { finger.move(by: CGVector(dx: 0, dy: 2)) }
            phone.device.advanceFrames()
            try #expect(abs(phone.zoomScale() - 1) < 1e-6)
            finger.lift()
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("It zooms from where the photo is, no further than the maximum and no smaller than fit")
    func limits() throws {
        try PagerPhone.run { phone in
            let finger = hold(phone)
            finger.move(to: CGPoint(x: 150, y: 462))
            finger.move(to: CGPoint(x: 150, y: 830))
            try #expect(abs(phone.zoomScale() - 3) < 1e-6)
            finger.move(to: CGPoint(x: 150, y: 40))
            try #expect(phone.photoFrame().isClose(to: Self.fit))
            finger.move(to: CGPoint(x: 150, y: 587))
            finger.lift()
            try phone.device.advanceUntilIdle()
            try #expect(abs(phone.zoomScale() - 2) < 1e-6)
            let again = hold(phone)
            again.move(to: CGPoint(x: 150, y: 438))
            again.move(to: CGPoint(x: 150, y: 375.5))
            try #expect(abs(phone.zoomScale() - 2.0.squareRoot()) < 1e-6)
            again.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.chromeChanges == [])
        }
    }

    @Test("Lifted without a drag it is the second tap of two; held for long, nothing")
    func taps() throws {
        try PagerPhone.run { phone in
            hold(phone).lift()
            try phone.device.advanceUntilIdle()
            try #expect(phone.zoomScale() > 2 && phone.chromeChanges == [])
            try phone.doubleTap(at: Self.spot)
            try #expect(phone.photoFrame().isClose(to: Self.fit))
            phone.device.advance(by: 1)
            let finger = hold(phone)
            phone.device.advance(by: 1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: Self.fit))
        }
    }

    @Test("After a tap a swipe sideways pages, and a finger elsewhere or later drags the photo away as ever")
    func swipes() throws {
        try PagerPhone.run(index: 1) { phone in
            let finger = hold(phone, at: CGPoint(x: 300, y: 420))
            phone.device.glide([(finger, CGPoint(x: 100, y: 425))], duration: 0.15)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 2)
            try #expect(phone.photoFrame().isClose(to: Self.fit))
        }
        try GridPhone.run { phone in
            for elsewhere in [CGPoint(x: 60, y: 400), CGPoint(x: 200, y: 400)] {
                try phone.open(4)
                phone.device.tap(at: CGPoint(x: 200, y: 400))
                if elsewhere.x == 200 { phone.device.advance(by: 1) }
                phone.device.swipe(from: elsewhere, to: CGPoint(x: elsewhere.x, y: 650), duration: 0.3)
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed)
            }
        }
    }

    @Test("A second finger makes it none; one that lands later changes nothing; one that is taken away leaves the photo as it is")
    func others() throws {
        try PagerPhone.run { phone in
            let finger = hold(phone)
            let other = phone.device.touchDown(at: CGPoint(x: 150, y: 350))
            phone.device.glide([(finger, CGPoint(x: 150, y: 600)), (other, CGPoint(x: 150, y: 250))], duration: 0.3)
            phone.device.lift([finger, other])
            try phone.device.advanceUntilIdle()
            try #expect(phone.zoomScale() > 2, "they pinch")
            phone.device.advance(by: 1)
            while phone.pager.isZoomed { try phone.doubleTap(at: Self.spot) }
            phone.device.advance(by: 1)
            let again = hold(phone)
            again.move(to: CGPoint(x: 150, y: 462))
            again.move(to: CGPoint(x: 150, y: 587))
            let late = phone.device.touchDown(at: CGPoint(x: 300, y: 300))
            late.move(to: CGPoint(x: 300, y: 200))
            try #expect(abs(phone.zoomScale() - 2) < 1e-6)
            again.cancel()
            late.lift()
            try phone.device.advanceUntilIdle()
            try #expect(abs(phone.zoomScale() - 2) < 1e-6)
        }
    }
}
