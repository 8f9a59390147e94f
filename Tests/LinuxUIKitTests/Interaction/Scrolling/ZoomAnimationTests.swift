import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// Zooms that content makes by itself. Apple's page of `scrollViewDidEndZooming(_:with:atScale:)` says that this method comes after the
/// animation, and `isZoomBouncing` that there is one. Many have reported that the rest is one animation: the delegate is called once, and
/// the model is at the goal at once (stackoverflow.com/questions/3993532 and 9133021, rdar 17816158, nimbus issue 704).
@MainActor @Suite("A zoom without fingers is one animation", .timeLimit(.minutes(20))) struct ZoomAnimationTests {
    enum Zoom: CaseIterable {
        case scale, rectangle, bounce
    }

    @Test(
        "The model is at the goal at once, and the delegate is notified of one zoom; the end comes with the animation's",
        arguments: Zoom.allCases
    )
    func oneAnimation(zoom: Zoom) throws {
        try HeadlessDevice.run { device in
            let screen = CenteredPhoto(on: device)
            let goal = screen.begin(zoom)
            #expect(abs(screen.scrollView.zoomScale - goal) < 1e-9)
            #expect(screen.scrollView.isZoomBouncing == (zoom == .bounce))
            #expect(screen.events.filter { $0 == "zoom" }.count == 1 && !screen.events.contains("end"), "\(screen.events)")
            var scales: [CGFloat] = []
            try device.advanceFrames(while: !screen.events.contains("end")) { scales.append(screen.seenScale) }
            let steps = zip(scales, scales.dropFirst()).map { $1 - $0 }
            #expect(scales.count > 10 && steps.allSatisfy { goal < scales[0] ? $0 <= 1e-9 : $0 >= -1e-9 }, "\(scales)")
            #expect(abs(scales[0] - goal) > 0.2 && abs(scales[scales.count - 1] - goal) < 0.02)
            #expect(screen.events.filter { $0 == "zoom" }.count == 1 && screen.events.last == "end", "\(screen.events)")
            #expect(!screen.scrollView.isZoomBouncing && screen.endScale == screen.scrollView.zoomScale)
        }
    }

    /// The views that the delegate moves in `scrollViewDidZoom(_:)`, or in a layout, move with the zoom: photo browsers that center a small
    /// photo there don't jump.
    @Test("A photo that the app centers stays centered in every frame", arguments: [CenteredPhoto.Place.delegate, .layout])
    func centered(place: CenteredPhoto.Place) throws {
        try HeadlessDevice.run { device in
            let screen = CenteredPhoto(on: device, centers: place)
            screen.scrollView.setZoomScale(2, animated: false)
            device.advanceFrames()
            screen.scrollView.setZoomScale(1, animated: true)
            try device.advanceFrames(while: !screen.events.contains("end")) {
                #expect(abs(screen.seenMiddle.x - 195) < 0.5 && abs(screen.seenMiddle.y - 422) < 0.5, "\(screen.seenMiddle)")
            }
        }
    }

    @Test("A zoom without animation takes no time, and leaves an animation that runs to itself")
    func unanimated() throws {
        try HeadlessDevice.run { device in
            let screen = CenteredPhoto(on: device)
            screen.scrollView.setZoomScale(3, animated: true)
            device.advance(by: 0.1)
            screen.scrollView.setZoomScale(1, animated: false)
            device.advanceFrames()
            #expect(screen.scrollView.zoomScale == 1 && screen.seenScale < 0.9, "the rest of the way from 1 to 3 comes on top")
            try device.advanceUntilIdle()
            #expect(screen.seenScale == 1 && screen.events.filter { $0 == "end" }.count == 1)
        }
    }

    @Test("A finger drags under the animation, or not at all", .chosen, arguments: HeadlessDevice.Behavior.DragDuringZoomAnimation.allCases)
    func drag(behavior: HeadlessDevice.Behavior.DragDuringZoomAnimation) throws {
        try HeadlessDevice.run(.behaving { $0.dragDuringZoomAnimation = behavior }) { device in
            let screen = CenteredPhoto(on: device)
            screen.scrollView.setZoomScale(3, animated: true)
            let former = screen.scrollView.contentOffset
            let finger = device.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 235, y: 400), duration: 0.15)
            #expect(screen.scrollView.isDragging == (behavior == .taken))
            #expect((screen.scrollView.contentOffset.x < former.x - 20) == (behavior == .taken))
            finger.lift()
            try device.advanceUntilIdle()
        }
    }

    @Test("Fingers zoom on from what is seen, or from the model", .chosen, arguments: HeadlessDevice.Behavior.ZoomCaughtInFlight.allCases)
    func caught(behavior: HeadlessDevice.Behavior.ZoomCaughtInFlight) throws {
        try HeadlessDevice.run(.behaving { $0.zoomCaughtInFlight = behavior }) { device in
            let screen = CenteredPhoto(on: device)
            screen.scrollView.setZoomScale(3, animated: true)
            let fingers = device.touchDown(at: [CGPoint(x: 145, y: 422), CGPoint(x: 245, y: 422)])
            var seen = screen.seenScale
            for step in 1...10 where !screen.scrollView.isZooming {
                seen = screen.seenScale
                let shift = CGFloat(step)
                device.move([(fingers[0], CGPoint(x: 145 - shift, y: 422)), (fingers[1], CGPoint(x: 245 + shift, y: 422))])
                if !screen.scrollView.isZooming { device.advanceFrames() }
            }
            try #require(screen.scrollView.isZooming)
            #expect(seen < 2.5)
            switch behavior {
            case .fromPresentation:
                #expect(abs(screen.scrollView.zoomScale / seen - 1) < 0.2 && screen.seenScale == screen.scrollView.zoomScale)
            case .fromModel: #expect(screen.scrollView.zoomScale > 2.9 && screen.seenScale < 2.9)
            }
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(screen.events.last == "end")
        }
    }

    /// The place in the middle is reported: Stack Overflow, "zoomToRect:animated: weird behavior when contentSize < bounds.size".
    @Test(
        "A rectangle beyond the content is clamped, or in the middle",
        arguments: HeadlessDevice.Behavior.ZoomToRectBeyondContent.allCases
    )
    func beyond(behavior: HeadlessDevice.Behavior.ZoomToRectBeyondContent) throws {
        try HeadlessDevice.run(.behaving { $0.zoomToRectBeyondContent = behavior }) { device in
            let screen = CenteredPhoto(on: device, centers: .nowhere)
            screen.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 780, height: 1688), animated: false)
            #expect(screen.scrollView.zoomScale == 1)
            #expect(screen.scrollView.contentOffset == (behavior == .clamped ? .zero : CGPoint(x: 195, y: 422)))
        }
    }

    @Test(
        "A point stays under the fingers by the frame that the delegate has set, or by the one before",
        .chosen,
        arguments: HeadlessDevice.Behavior.ZoomAnchorOfCentredView.allCases
    )
    func anchor(behavior: HeadlessDevice.Behavior.ZoomAnchorOfCentredView) throws {
        try HeadlessDevice.run(.behaving { $0.zoomAnchorOfCentredView = behavior }) { device in
            let screen = CenteredPhoto(on: device)
            let place = CGPoint(x: 120, y: 460)
            let point = screen.photo.convert(place, from: nil)
            let fingers = device.pinch(at: place, spread: 80, scale: 1.6)
            let moved = screen.photo.convert(point, to: nil)
            let slip = hypot(moved.x - place.x, moved.y - place.y)
            #expect(behavior == .kept ? slip < 0.01 : slip > 0.1 && slip < 40, "\(slip)")
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }
}

/// A photo of 390 × 260 points that zooms from 1 to 3 in a scroll view as large as the screen.
@MainActor final class CenteredPhoto: NSObject, UIScrollViewDelegate {
    /// The code that centers a photo that is smaller than the screen.
    enum Place {
        case delegate, layout, nowhere
    }

    let scrollView: UIScrollView
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 260))
    private(set) var events: [String] = []
    private(set) var endScale: CGFloat?
    private let device: HeadlessDevice
    private let place: Place

    init(on device: HeadlessDevice, centers place: Place = .delegate) {
        self.device = device
        self.place = place
        scrollView = place == .layout ? CenteringScrollView() : UIScrollView()
        super.init()
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = photo.bounds.size
        scrollView.maximumZoomScale = 3
        scrollView.delegate = self
        scrollView.addSubview(photo)
        center()
        device.show(scrollView)
        device.advanceFrames()
    }

    /// Begins a zoom without fingers. Returns its goal.
    func begin(_ zoom: ZoomAnimationTests.Zoom) -> CGFloat {
        switch zoom {
        case .scale:
            scrollView.setZoomScale(2.5, animated: true)
            return 2.5
        case .rectangle:
            scrollView.zoom(to: CGRect(x: 97.5, y: 100, width: 195, height: 50), animated: true)
            return 2
        case .bounce:
            let fingers = device.pinch(at: CGPoint(x: 195, y: 422), spread: 300, scale: 0.3)
            events = []
            device.lift(fingers)
            return 1
        }
    }

    /// The scale at which the photo is seen.
    var seenScale: CGFloat { (photo.layer.presentation() ?? photo.layer).affineTransform().a }

    /// The middle of the photo on the screen, as it is seen.
    var seenMiddle: CGPoint { (photo.layer.presentation() ?? photo.layer).convert(CGPoint(x: 195, y: 130), to: nil) }

    private func center() {
        guard place == .delegate else { return }
        photo.center = CGPoint(
            x: max(scrollView.contentSize.width, scrollView.bounds.width) / 2,
            y: max(scrollView.contentSize.height, scrollView.bounds.height) / 2
        )
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        events.append("zoom")
        center()
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        events.append("end")
        endScale = scale
    }
}

/// Centers its content in the layout, as Apple's sample PhotoScroller does.
private final class CenteringScrollView: UIScrollView {
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let photo = subviews.first else { return }
        photo.center = CGPoint(x: max(contentSize.width, bounds.width) / 2, y: max(contentSize.height, bounds.height) / 2)
    }
}
