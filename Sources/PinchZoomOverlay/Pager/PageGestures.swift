import UIKit

/// The gestures of one finger on the pages, except for paging and panning: taps, and the drag after a tap that zooms.
@MainActor final class PageGestures: NSObject {
    private weak var pages: PhotoPagesView?
    private let singleTap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let oneFingerZoom = OneFingerZoomGestureRecognizer()
    private let didTap: @MainActor () -> Void
    /// The zoom of a finger: the page, the point of its photo where the finger landed, and the scale at the start.
    private var zoom: (view: PhotoZoomView, point: CGPoint, startScale: CGFloat)?

    /// - Parameter didTap: Called after a single tap.
    init(on pages: PhotoPagesView, didTap: @escaping @MainActor () -> Void) {
        self.pages = pages
        self.didTap = didTap
        super.init()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addHandler { [weak self] _ in self?.didTapTwice() }
        singleTap.addHandler { [weak self] _ in self?.didTapOnce() }
        oneFingerZoom.addHandler { [weak self] _ in self?.fingerDidZoom() }
        singleTap.require(toFail: doubleTap)
        for recognizer in [oneFingerZoom, doubleTap, singleTap] {
            recognizer.delegate = self
            pages.addGestureRecognizer(recognizer)
        }
    }

    private func didTapOnce() {
        // A finger that rests after the second touch is about to zoom.
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
            zoom = (view, shown.convert(landing, from: nil), view.zoomScale)
        case .changed:
            guard let zoom else { return }
            let location = zoom.view.convert(oneFingerZoom.landingPoint, from: nil)
            let place = CGPoint(x: location.x - zoom.view.bounds.minX, y: location.y - zoom.view.bounds.minY)
            zoom.view.zoom(to: zoom.startScale * oneFingerZoom.scale, showing: zoom.point, at: place)
        default:
            zoom = nil
        }
    }

    /// Whether a finger zooms, or is about to.
    var isFingerZooming: Bool { oneFingerZoom.isFingerDown }

    private func isOfControl(_ touch: UITouch) -> Bool {
        sequence(first: touch.view, next: \.?.superview).prefix { $0 !== pages }.contains { $0 is UIControl }
    }

    private func page(at point: CGPoint) -> PhotoZoomView? { pages?.page(at: point)?.zoomView }
}

extension PageGestures: UIGestureRecognizerDelegate {
    /// Receives touches outside of captions and controls, which shouldn't wait for a second tap. A finger zooms after every second tap at
    /// the same place, because the third may be the first of two again. A finger that lands beside it may start a pinch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if PageCaptionView.holds(touch.view) || isOfControl(touch) { return false }
        guard gestureRecognizer === oneFingerZoom else { return true }
        return oneFingerZoom.isFingerDown || touch.tapCount > 0 && touch.tapCount.isMultiple(of: 2)
    }

    /// If a finger lands again and moves, the tap before was a single tap. The finger's own gesture continues.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === singleTap && !(otherGestureRecognizer is UITapGestureRecognizer)
    }

    /// Makes scrolling, paging and dismissal wait until it's clear whether the finger zooms.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === oneFingerZoom && otherGestureRecognizer is UIPanGestureRecognizer
    }
}
