import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The zoom of the current photo, as an app reads, sets and follows it.
@MainActor @Suite("Photo pager: the zoom in code", .timeLimit(.minutes(20)), .phones) struct PagerZoomInCodeTests {
    private static let middle = CGPoint(x: 195, y: 422)
    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The visible part of the photo, computed from the photo's frame in the window.
    private func seenPart(_ phone: PagerPhone) throws -> CGRect {
        let frame = try phone.photoFrame()
        let part = frame.intersection(CGRect(x: 0, y: 0, width: 390, height: 844))
        return CGRect(
            x: (part.minX - frame.minX) / frame.width,
            y: (part.minY - frame.minY) / frame.height,
            width: part.width / frame.width,
            height: part.height / frame.height
        )
    }

    @Test("The scale and the visible part follow two fingers, and the delegate is notified of each change")
    func fingers() throws {
        try PagerPhone.run { phone in
            #expect(phone.pager.zoomScale == 1 && phone.pager.visibleRect == Self.whole && phone.zoomScales == [])
            let fingers = phone.device.pinch(at: CGPoint(x: 120, y: 422), spread: 80, scale: 2.5)
            try #expect(abs(phone.pager.zoomScale - phone.zoomScale()) < 1e-9)
            try #expect(phone.pager.visibleRect.isClose(to: seenPart(phone)) && phone.pager.visibleRect.width < 0.6)
            #expect(phone.zoomScales.count > 3 && phone.zoomScales.last == phone.pager.zoomScale)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            let changes = phone.zoomScales.count
            let finger = phone.device.drag(from: Self.middle, to: CGPoint(x: 150, y: 422), duration: 0.3)
            try #expect(phone.pager.visibleRect.isClose(to: seenPart(phone)))
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.zoomScales.count == changes, "a movement isn't a zoom")
        }
    }

    @Test("An animated zoom has its final values at once, and the delegate is notified once")
    func animated() throws {
        try PagerPhone.run { phone in
            try phone.doubleTap(at: Self.middle)
            #expect(phone.zoomScales.count == 1 && abs(phone.pager.zoomScale - 3) < 1e-6)
            phone.device.press("-")
            #expect(phone.zoomScales.count == 2 && abs(phone.pager.zoomScale - 2) < 1e-6)
            try phone.device.advanceUntilIdle()
            phone.pager.setZoomScale(1, animated: true)
            #expect(phone.zoomScales.count == 3 && phone.pager.zoomScale == 1 && phone.pager.visibleRect.isClose(to: Self.whole))
            phone.device.advance(by: 0.05)
            try #expect(phone.photoView().seenFrame.width > 400, "the photo is still seen zoomed in")
            try phone.device.advanceUntilIdle()
            #expect(phone.zoomScales.count == 3)
        }
    }

    @Test("A point that is set is shown in the middle, or as near to the middle as the edges allow; stored values restore the zoom")
    func points() throws {
        try PagerPhone.run { phone in
            phone.pager.setZoomScale(3, at: CGPoint(x: 0.4, y: 0.5), animated: false)
            try #expect(abs(phone.photoFrame().width - 1170) < 1e-6)
            let part = phone.pager.visibleRect
            #expect(part.isClose(to: CGRect(x: 0.4 - 1.0 / 6, y: 0, width: 1.0 / 3, height: 1)))
            try #expect(part.isClose(to: seenPart(phone)))
            phone.pager.setZoomScale(2, animated: false)
            #expect(abs(phone.pager.visibleRect.midX - 0.4) < 1e-6, "without a point, the middle stays")
            for (x, edge) in [(-5.0, 0.0), (0.1, 0), (0.9, 1), (7, 1)] {
                phone.pager.setZoomScale(2, at: CGPoint(x: x, y: 0.5), animated: false)
                let part = phone.pager.visibleRect
                #expect(abs((edge == 0 ? part.minX : part.maxX) - edge) < 1e-6, "at \(x)")
            }
            phone.pager.setZoomScale(1, animated: false)
            phone.pager.setZoomScale(3, at: CGPoint(x: part.midX, y: part.midY), animated: false)
            #expect(phone.pager.visibleRect.isClose(to: part))
        }
    }

    @Test("A scale beyond the limits counts as the limit; numbers that aren't finite change nothing")
    func badValues() throws {
        try PagerPhone.run(images: [TestImages.photo(0), nil]) { phone in
            phone.pager.setZoomScale(100, animated: false)
            #expect(phone.pager.zoomScale == 3)
            for scale in [CGFloat.nan, .infinity, -.infinity] { phone.pager.setZoomScale(scale, animated: false) }
            phone.pager.setZoomScale(2, at: CGPoint(x: CGFloat.nan, y: 0), animated: true)
            phone.pager.setZoomScale(2, at: CGPoint(x: 0, y: CGFloat.infinity), animated: false)
            #expect(phone.pager.zoomScale == 3 && phone.zoomScales == [3])
            phone.pager.setZoomScale(-4, animated: false)
            #expect(phone.pager.zoomScale == 1 && phone.zoomScales == [3, 1])
            phone.pager.setCurrentIndex(1, animated: false)
            phone.device.advanceFrames()
            phone.pager.setZoomScale(2, animated: false)
            #expect(phone.pager.zoomScale == 1 && phone.pager.visibleRect.isEmpty, "the page is empty")
            let unseen = PhotoPagerViewController(dataSource: phone)
            unseen.setZoomScale(2, animated: false)
            #expect(unseen.zoomScale == 1 && unseen.visibleRect.isEmpty)
        }
    }

    @Test("A zoom that is set ends the gesture of fingers that zoom")
    func underFingers() throws {
        try PagerPhone.run { phone in
            let fingers = phone.device.pinch(at: Self.middle, spread: 80, scale: 2)
            phone.pager.setZoomScale(1, animated: false)
            fingers[0].move(by: CGVector(dx: -40, dy: 0))
            phone.device.advanceFrames()
            #expect(phone.pager.zoomScale == 1)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            phone.device.advance(by: 1)
            phone.device.tap(at: CGPoint(x: 150, y: 450))
            phone.device.advance(by: 0.1)
            let finger = phone.device.touchDown(at: CGPoint(x: 150, y: 450))
            finger.move(to: CGPoint(x: 150, y: 462))
            finger.move(to: CGPoint(x: 150, y: 587))
            #expect(abs(phone.pager.zoomScale - 2) < 1e-6)
            phone.pager.setZoomScale(1, animated: false)
            finger.move(to: CGPoint(x: 150, y: 620))
            #expect(phone.pager.zoomScale == 1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.zoomScale == 1)
        }
    }

    @Test("A photo that is fitted again is notified of once; another current photo is not")
    func fittedAgain() throws {
        try PagerPhone.run { phone in
            phone.pager.setZoomScale(2, animated: false)
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            #expect(phone.zoomScales == [2, 1])
            phone.pager.setZoomScale(2, animated: false)
            phone.pager.setCurrentIndex(1, animated: false)
            phone.device.advanceFrames()
            #expect(phone.pager.zoomScale == 1 && phone.zoomScales == [2, 1, 2])
        }
    }
}
