#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The gestures of one finger on the pages: taps, and a drag after a tap, which zooms. The scroll views have the gestures for paging and
/// panning.
@MainActor final class PageGestures: NSObject {
    private weak var pages: PhotoPagesView?
    private let singleTap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let oneFingerZoom = OneFingerZoomGestureRecognizer()
    private let didTap: @MainActor () -> Void
    /// The page that a finger zooms, the point of the photo where the finger landed, and the zoom scale at the start and now. The value is
    /// `nil` if no finger zooms.
    private var zoom: (view: PhotoZoomView, point: CGPoint, startScale: CGFloat, scale: CGFloat)?

    /// - Parameter didTap: Called after a single tap.
    init(on pages: PhotoPagesView, didTap: @escaping @MainActor () -> Void) {
        self.pages = pages
        self.didTap = didTap
        super.init()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addHandler { [weak self] _ in self?.didTapTwice() }
        singleTap.addHandler { [weak self] _ in self?.didTapOnce() }
        oneFingerZoom.addHandler { [weak self] _ in self?.fingerDidZoom() }
        for recognizer in [oneFingerZoom, doubleTap, singleTap] {
            recognizer.delegate = self
            pages.addGestureRecognizer(recognizer)
        }
    }

    private func didTapOnce() {
        // A finger that has landed again and stays down may zoom. Without this check, the bars would hide or show before the zoom.
        if singleTap.state == .ended, !isFingerZooming { didTap() }
    }

    private func didTapTwice() {
        guard doubleTap.state == .ended, let view = page(at: doubleTap.location(in: pages)) else { return }
        view.stepZoom(at: view.shownView.map { doubleTap.location(in: $0) })
    }

    private func fingerDidZoom() {
        switch oneFingerZoom.state {
        case .began:
            let landing = oneFingerZoom.landingPoint
            guard let pages, let view = page(at: pages.convert(landing, from: nil)), let shown = view.shownView else { return }
            zoom = (view, shown.convert(landing, from: nil), view.zoomScale, view.zoomScale)
        case .changed:
            // A reload, a turn of the phone and another page fit the photo, and end the zoom.
            guard let zoom, zoom.view.zoomScale == zoom.scale else { return zoom = nil }
            let location = zoom.view.convert(oneFingerZoom.landingPoint, from: nil)
            let place = CGPoint(x: location.x - zoom.view.bounds.minX, y: location.y - zoom.view.bounds.minY)
            zoom.view.zoom(to: zoom.startScale * oneFingerZoom.scale, showing: zoom.point, at: place)
            self.zoom?.scale = zoom.view.zoomScale
        default:
            zoom = nil
        }
    }

    /// Whether a finger zooms, or may begin to zoom.
    var isFingerZooming: Bool { oneFingerZoom.isFingerDown }

    /// Ends the zoom of one finger. The rest of the finger's movement changes nothing.
    func stopZoom() {
        if isFingerZooming { oneFingerZoom.cancelGesture() }
    }

    /// Whether the second tap of two has a meaning.
    private var acceptsDoubleTaps: Bool { pages?.pager?.doubleTapScales?.isEmpty != true }

    /// The frame of the control that was touched last, in points of the window, or `nil` if a touch elsewhere has followed. The control may be
    /// gone by the second of two quick taps. Without the frame, two quick taps on the button that loads a photo again would hide the bars.
    private var controlFrame: CGRect?

    /// Returns whether a touch is on a control, or follows a tap on a control there.
    private func isOfControl(_ touch: UITouch) -> Bool {
        let views = sequence(first: touch.view, next: \.?.superview).prefix { $0 !== pages }
        if let control = views.lazy.compactMap({ $0 as? UIControl }).first {
            controlFrame = control.convert(control.bounds, to: nil)
            return true
        }
        if touch.tapCount <= 1 { controlFrame = nil }
        return controlFrame?.contains(touch.location(in: nil)) ?? false
    }

    private func page(at point: CGPoint) -> PhotoZoomView? { pages?.page(at: point)?.zoomView }
}

extension PageGestures: UIGestureRecognizerDelegate {
    /// Ignores touches in captions and on controls. Otherwise a button would wait for a second tap.
    ///
    /// The one-finger zoom receives touches with an even tap count: the second touch of each pair of taps. While this finger is down, the
    /// one-finger zoom also receives other fingers. If no drag has begun, a second finger makes the one-finger zoom fail, because two
    /// fingers may start a pinch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if isOfControl(touch) || PageCaptionView.holds(touch.view) { return false }
        if gestureRecognizer === singleTap { return true }
        guard acceptsDoubleTaps else { return false }
        guard gestureRecognizer === oneFingerZoom else { return true }
        return oneFingerZoom.isFingerDown || touch.tapCount > 0 && touch.tapCount.isMultiple(of: 2)
    }

    /// Lets a single tap be recognized even if another gesture has begun, for example a swipe right after the tap.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === singleTap && !(otherGestureRecognizer is UITapGestureRecognizer)
    }

    /// Makes a single tap wait for the second one, unless double taps are off.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === singleTap && otherGestureRecognizer === doubleTap && acceptsDoubleTaps
    }

    /// Makes scrolling, paging and dismissal wait until the zoom has begun or failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === oneFingerZoom && otherGestureRecognizer is UIPanGestureRecognizer
    }
}
#endif
