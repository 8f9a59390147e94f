import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Pinches, double taps and pans on a page.
@MainActor @Suite("Photo pager: zoom", .timeLimit(.minutes(20)), .phones) struct PhotoPagerZoomTests {
    /// The frame of 390 × 260 points in the middle of 390 × 844 points.
    nonisolated private static let fit = CGRect(x: 0, y: 292, width: 390, height: 260)
    private static let middle = CGPoint(x: 195, y: 422)

    @Test(
        "A photo that isn't long is fitted into the whole screen, whatever its size",
        arguments: [
            (CGSize(width: 390, height: 260), fit), (CGSize(width: 39, height: 26), fit),
            (CGSize(width: 160, height: 844), CGRect(x: 115, y: 0, width: 160, height: 844)),
            (CGSize(width: 320, height: 1688), CGRect(x: 115, y: 0, width: 160, height: 844)),
        ]
    )
    func fit(size: CGSize, frame: CGRect) throws {
        try PagerPhone.run(images: [TestImages.make(size: size, hue: 0)], way: .pushed) { phone in
            try #expect(phone.photoFrame().isClose(to: frame))
            #expect(!phone.pager.isZoomed)
            #expect(phone.pager.extendedLayoutIncludesOpaqueBars, "a bar that an app has made opaque changes nothing")
        }
    }

    /// The distance by which the photo may slip. If the switch `zoomAnchorOfCentredView` is `oldFrame`, the photo slips by a few points
    /// while the page centers the photo. The fingers' next movement corrects the slip.
    private var slip: CGFloat {
        HeadlessDevice.Configuration.standardBehavior.zoomAnchorOfCentredView == .kept ? 0.5 : 8
    }

    @Test("A pinch zooms about the fingers, and the photo stays where they left it")
    func pinch() throws {
        try PagerPhone.run { phone in
            let point = try phone.photoPoint(under: Self.middle)
            let fingers = phone.device.pinch(at: Self.middle, spread: 80, scale: 3)
            try #expect(distance(phone.photoPoint(under: Self.middle), point) < slip)
            #expect(phone.pager.isZoomed)
            let scale = try phone.zoomScale()
            #expect(scale > 2)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            try #expect(abs(phone.zoomScale() - scale) < 1e-9)
            #expect(phone.pager.isZoomed)
        }
    }

    @Test("Pinched smaller than it fits, the photo goes back to fit, in the middle")
    func pinchIn() throws {
        try PagerPhone.run { phone in
            let fingers = phone.device.pinch(at: Self.middle, spread: 200, scale: 0.4)
            try #expect(phone.zoomScale() < 1)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: Self.fit))
            #expect(!phone.pager.isZoomed)
        }
    }

    @Test(
        "The maximum is the one set, or that at which a photo's pixels are the screen's, and a pinch beyond it comes back",
        arguments: [(1, 3.0), (4, 4.0), (12, 12.0)] as [(CGFloat, CGFloat)]
    )
    func maximum(density: CGFloat, expected: CGFloat) throws {
        // On a screen with two pixels per point, an image with two pixels per point at fit has the screen's pixels at scale 1.
        let image = TestImages.make(size: CGSize(width: 390 * density, height: 26 * density), hue: 0)
        try PagerPhone.run(images: [image]) { phone in
            for _ in 0..<4 {
                phone.device.lift(phone.device.pinch(at: Self.middle, spread: 60, scale: 5))
                try phone.device.advanceUntilIdle()
            }
            try #expect(abs(phone.zoomScale() - expected) < 1e-6)
        }
    }

    @Test("A maximum that is set while a photo is shown holds for it")
    func maximumIsSet() throws {
        try PagerPhone.run { phone in
            phone.pager.maximumZoomScale = 6
            try phone.doubleTap(at: Self.middle)
            for _ in 0..<3 {
                phone.device.lift(phone.device.pinch(at: Self.middle, spread: 60, scale: 4))
                try phone.device.advanceUntilIdle()
            }
            try #expect(abs(phone.zoomScale() - 6) < 1e-6)
            phone.pager.maximumZoomScale = 3
            try #expect(abs(phone.zoomScale() - 3) < 1e-6)
            phone.pager.maximumZoomScale = 1
            try #expect(phone.photoFrame().isClose(to: Self.fit))
            try phone.doubleTap(at: Self.middle)
            phone.device.lift(phone.device.pinch(at: Self.middle, spread: 60, scale: 4))
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: Self.fit))
        }
    }

    @Test(
        "A maximum out of range is logged, and the nearest one is used",
        arguments: [(0.5, 1), (-.infinity, 1), (.nan, 1), (1001, 1000)] as [(CGFloat, CGFloat)]
    )
    func maximumOutOfRange(_ bad: CGFloat, used: CGFloat) throws {
        try PagerPhone.run { phone in
            #expect(loggedMessages { phone.pager.maximumZoomScale = bad }.count == 1)
            #expect(phone.pager.maximumZoomScale == used)
        }
    }

    @Test("A double tap zooms in about the finger until the photo fills the screen, and the next one fits it again")
    func doubleTap() throws {
        try PagerPhone.run { phone in
            phone.pager.maximumZoomScale = 8
            let finger = CGPoint(x: 120, y: 422)
            let point = try phone.photoPoint(under: finger)
            try phone.doubleTap(at: finger)
            // The scale is 844 / 260.
            try #expect(abs(phone.zoomScale() - 844.0 / 260) < 1e-6)
            try #expect(distance(phone.photoPoint(under: finger), point) < 1e-6)
            #expect(phone.pager.isZoomed)
            try phone.doubleTap(at: CGPoint(x: 30, y: 100))
            try #expect(phone.photoFrame().isClose(to: Self.fit))
            #expect(!phone.pager.isZoomed)
        }
    }

    @Test("Double taps go through fit, filled and full pixels, each about the finger, and from full pixels back to fit")
    func steps() throws {
        // The image is 390 points wide at fit. At scale 5, each pixel of the image is one pixel of the screen.
        try PagerPhone.run(images: [TestImages.make(size: CGSize(width: 1950, height: 1300), hue: 0)]) { phone in
            phone.pager.maximumZoomScale = 8
            let finger = CGPoint(x: 150, y: 422)
            for scale in [844.0 / 260, 5, 1, 844.0 / 260] {
                let point = try phone.photoPoint(under: finger)
                try phone.doubleTap(at: finger)
                try #expect(abs(phone.zoomScale() - scale) < 1e-6)
                if scale > 1 { try #expect(distance(phone.photoPoint(under: finger), point) < 1e-6, "\(scale)") }
            }
            // From a scale between two steps, a double tap continues to the next step.
            phone.device.lift(phone.device.pinch(at: Self.middle, spread: 150, scale: 1.25))
            try phone.device.advanceUntilIdle()
            let scale = try phone.zoomScale()
            #expect(scale > 3.4 && scale < 4.5)
            try phone.doubleTap(at: finger)
            try #expect(abs(phone.zoomScale() - 5) < 1e-6)
        }
    }

    @Test("A double tap beside the photo shows the photo's nearest edge, not what is beside it", arguments: [0.0, 1.0])
    func doubleTapOutside(side: CGFloat) throws {
        let tall = TestImages.make(size: CGSize(width: 200, height: 844), hue: 0)
        try PagerPhone.run(images: [tall]) { phone in
            try phone.doubleTap(at: CGPoint(x: 5 + side * 380, y: 600))
            let frame = try phone.photoFrame()
            #expect(abs(frame.width - 390) < 1e-6, "it fills the screen")
            #expect(abs(side == 0 ? frame.minX : frame.maxX - 390) < 1e-6)
        }
    }

    @Test("A zoomed photo follows one finger to its edges and does not page; what it shows stays when the finger rests and lifts")
    func pan() throws {
        try PagerPhone.run { phone in
            try phone.doubleTap(at: Self.middle)
            let before = try phone.photoFrame()
            let finger = phone.device.drag(from: CGPoint(x: 250, y: 422), to: CGPoint(x: 150, y: 432), duration: 0.5)
            phone.device.advance(by: 0.3)
            let moved = try phone.photoFrame()
            #expect(moved.minX < before.minX - 80 && moved.minX >= before.minX - 100)
            #expect(abs(moved.width - before.width) < 1e-6)
            finger.lift()
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: moved))
            #expect(phone.pager.currentIndex == 0)
            #expect(phone.shownIndices == [])
        }
    }

    @Test("While the photo is smaller than the screen one way, it stays in the middle that way, under the fingers and after")
    func staysCentred() throws {
        try PagerPhone.run { phone in
            let fingers = phone.device.pinch(at: Self.middle, spread: 100, scale: 2.2)
            var frame = try phone.photoFrame()
            #expect(frame.height < 844 && frame.height > 400)
            #expect(abs(frame.midY - 422) < slip)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            frame = try phone.photoFrame()
            #expect(abs(frame.midY - 422) < 1e-6)
        }
    }

    @Test("Two fingers zoom and never page, however far they go sideways", arguments: [-1.0, 1.0])
    func pinchNeverPages(way: CGFloat) throws {
        try PagerPhone.run(index: 2) { phone in
            let center = CGPoint(x: 195 - way * 100, y: 422)
            // The centroid of the fingers moves long before their distance changes.
            let fingers = phone.device.touchDown(at: [CGPoint(x: center.x, y: 380), CGPoint(x: center.x, y: 460)])
            phone.device.glide(fingers.map { ($0, CGPoint(x: $0.location.x + way * 200, y: $0.location.y)) }, duration: 0.2)
            try #expect(abs(phone.photoFrame().midX - 195) < 1e-6)
            phone.device.glide([(fingers[1], CGPoint(x: fingers[1].location.x, y: 700))], duration: 0.2)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 2)
            #expect(phone.shownIndices == [])
        }
    }

    @Test("After zooming in and out again and again, one swipe still pages")
    func pagesAfterZooming() throws {
        try PagerPhone.run { phone in
            for round in 1...4 {
                phone.device.lift(phone.device.pinch(at: Self.middle, spread: 70, scale: 1 + CGFloat(round) / 3))
                try phone.device.advanceUntilIdle()
                phone.device.lift(phone.device.pinch(at: Self.middle, spread: 250, scale: 0.2))
                try phone.device.advanceUntilIdle()
                try #expect(phone.photoFrame().isClose(to: Self.fit))
            }
            try phone.swipeLeft()
            #expect(phone.pager.currentIndex == 1)
        }
    }

    /// The cell of a page may stay in the hierarchy and be displayed again.
    @Test("A page that leaves the screen during an animated zoom is at fit when it comes back, and doesn't slide")
    func resetDuringZoom() throws {
        try PagerPhone.run { phone in
            for moment in [0.02, 0.1, 0.2] {
                phone.device.tap(at: Self.middle)
                phone.device.tap(at: Self.middle)
                phone.device.advance(by: moment)
                #expect(phone.pager.isZoomed)
                phone.pager.setCurrentIndex(1, animated: false)
                phone.device.advanceFrames()
                phone.pager.setCurrentIndex(0, animated: false)
                phone.device.advanceFrames()
                let layer = try phone.photoView().layer
                let frame = (layer.presentation() ?? layer).convert(layer.bounds, to: nil)
                #expect(frame.isClose(to: Self.fit) && !phone.pager.isZoomed, "\(frame)")
                try phone.device.advanceUntilIdle()
            }
        }
    }

    /// UIKit plays the frames of an animated image with such an animation.
    @Test("An animation of the photo's layer that is none of its place goes on when another photo comes")
    func ownAnimation() throws {
        try PagerPhone.run { phone in
            // For a delegate, the other photo has another image view.
            phone.pager.delegate = nil
            phone.pager.reloadData()
            phone.device.advanceFrames()
            let layer = try phone.photoView().layer
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0.5, 1, 60)
            layer.add(animation, forKey: "own")
            phone.replace(0, with: TestImages.make(size: CGSize(width: 100, height: 300), hue: 0.5))
            try #expect(phone.photoView().layer === layer && layer.animation(forKey: "own") != nil)
            layer.removeAnimation(forKey: "own")
        }
    }
}
