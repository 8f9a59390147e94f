import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// Zooming of a scroll view's content.
/// From https://developer.apple.com/documentation/uikit/uiscrollview (zoomScale, zoom(to:animated:), bouncesZoom, pinchGestureRecognizer)
/// and …/uiscrollviewdelegate (viewForZooming(in:), scrollViewDidZoom, scrollViewDidEndZooming).
@MainActor @Suite("A scroll view zooms", .timeLimit(.minutes(20))) struct ScrollZoomTests {
    @Test("Two fingers zoom the delegate's view: its transform, the content's size, and what is under the fingers stays there", .chosen)
    func byFingers() throws {
        try HeadlessDevice.run { device in
            let screen = ZoomScreen()
            device.show(screen.scrollView)
            let center = CGPoint(x: 100, y: 200)
            let fingers = device.pinch(at: center, spread: 80, scale: 2.4)
            let scale = screen.scrollView.zoomScale
            #expect(scale > 1.8 && scale < 2.5)
            #expect(screen.scrollView.isZooming && !screen.scrollView.isZoomBouncing)
            #expect(screen.photo.transform == CGAffineTransform(scaleX: scale, y: scale))
            #expect(abs(screen.scrollView.contentSize.width - 390 * scale) < 1e-9)
            #expect(abs(screen.photo.frame.minX) < 1e-9 && abs(screen.photo.frame.minY) < 1e-9)
            let point = screen.photo.convert(center, from: nil)
            #expect(hypot(point.x - 100, point.y - 200) < 0.01, "the point that was touched")
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(screen.scrollView.zoomScale == scale, "within the limits it stays")
            #expect(screen.events.first == "begin" && screen.events.last == "end")
            #expect(screen.endScale == scale)
        }
    }

    @Test("Past a limit it gives way, and comes back to the limit by itself", arguments: [6, 0.4] as [CGFloat])
    func bounces(pinch: CGFloat) throws {
        try HeadlessDevice.run { device in
            let screen = ZoomScreen()
            device.show(screen.scrollView)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: pinch > 1 ? 60 : 300, scale: pinch)
            let scale = screen.scrollView.zoomScale
            #expect(pinch > 1 ? scale > 3 && scale < 6 : scale < 1 && scale > 0.4)
            device.lift(fingers)
            #expect(screen.scrollView.isZoomBouncing)
            #expect(!screen.events.contains("end"), "after the way back")
            try device.advanceUntilIdle()
            #expect(abs(screen.scrollView.zoomScale - (pinch > 1 ? 3 : 1)) < 1e-12)
            #expect(screen.events.last == "end" && !screen.scrollView.isZoomBouncing)
            if pinch < 1 { #expect(screen.scrollView.contentOffset == .zero) }
        }
    }

    @Test("Limits that become equal in a pinch end the zoom, and the content comes back to them")
    func equalLimits() throws {
        try HeadlessDevice.run { device in
            let screen = ZoomScreen()
            device.show(screen.scrollView)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 300, scale: 0.5)
            #expect(screen.scrollView.isZooming)
            screen.scrollView.maximumZoomScale = 1
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(!screen.scrollView.isZooming && screen.scrollView.zoomScale == 1 && screen.events.last == "end")
        }
    }

    @Test("Without bouncesZoom the fingers stop at the limit")
    func noBounce() throws {
        try HeadlessDevice.run { device in
            let screen = ZoomScreen()
            screen.scrollView.bouncesZoom = false
            device.show(screen.scrollView)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 60, scale: 6)
            #expect(abs(screen.scrollView.zoomScale - 3) < 1e-12)
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }

    @Test("A zoomed view pans with one finger, to its edges and back from beyond")
    func pans() throws {
        try HeadlessDevice.run { device in
            let screen = ZoomScreen()
            device.show(screen.scrollView)
            screen.scrollView.zoomScale = 2
            #expect(screen.scrollView.contentOffset == CGPoint(x: 195, y: 422), "about the middle")
            let finger = device.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 400))
            #expect(screen.scrollView.contentOffset.x < 150)
            finger.lift()
            try device.advanceUntilIdle()
            device.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 380, y: 700))
            try device.advanceUntilIdle()
            #expect(screen.scrollView.contentOffset.x >= 0 && screen.scrollView.contentOffset.y >= 0)
        }
    }

    @Test("zoom(to:animated:) brings a rectangle into the middle, as large as the limits allow", arguments: [true, false])
    func zoomToRect(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let screen = ZoomScreen()
            device.show(screen.scrollView)
            screen.scrollView.zoom(to: CGRect(x: 95, y: 211, width: 195, height: 422), animated: animated)
            try device.advanceUntilIdle()
            #expect(abs(screen.scrollView.zoomScale - 2) < 1e-12)
            #expect(screen.scrollView.contentOffset == CGPoint(x: 190, y: 422))
            screen.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
            #expect(screen.scrollView.zoomScale == 3 && screen.scrollView.contentOffset == .zero, "the largest, and within the content")
        }
    }

    @Test("There is no recognizer while the limits are the same, and nothing zooms that the delegate does not name")
    func nothingToZoom() throws {
        try HeadlessDevice.run { device in
            let screen = ZoomScreen()
            device.show(screen.scrollView)
            screen.zooms = false
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), scale: 2)
            #expect(screen.scrollView.zoomScale == 1 && screen.events.isEmpty)
            device.lift(fingers)
            screen.scrollView.setZoomScale(2, animated: false)
            #expect(screen.scrollView.zoomScale == 1)
            screen.scrollView.maximumZoomScale = 1
            #expect(screen.scrollView.pinchGestureRecognizer == nil)
            try device.advanceUntilIdle()
        }
    }
}

/// A scroll view as large as the screen with a view as large as itself.
@MainActor private final class ZoomScreen: NSObject, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var zooms = true
    private(set) var events: [String] = []
    private(set) var endScale: CGFloat?

    override init() {
        super.init()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = photo.bounds.size
        scrollView.maximumZoomScale = 3
        scrollView.delegate = self
        scrollView.addSubview(photo)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? photo : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { events.append("begin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("zoom") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        events.append("end")
        endScale = scale
    }
}
