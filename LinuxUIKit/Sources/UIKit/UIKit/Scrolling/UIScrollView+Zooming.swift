/// A zoom by two fingers under way: from which scale, and what of the content is under the fingers.
struct ScrollZoom {
    /// The scale when the fingers began.
    let startScale: CGFloat
    /// The point of the zoomed view, unscaled, that was under the fingers' middle.
    let anchor: CGPoint
}

extension UIScrollView {
    /// The view that the delegate lets zoom.
    var zoomingView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// Whether there is anything to zoom between.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale }

    // MARK: By fingers

    func pinchDidChange() {
        guard let pinch = pinchGestureRecognizer else { return }
        switch pinch.state {
        case .began: beginZoom(pinch)
        case .changed: continueZoom(pinch)
        case .ended, .cancelled, .failed: endZoom()
        default: break
        }
    }

    private func beginZoom(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomingView else { return }
        stopFlight()
        stopZoomFlight()
        drag = nil
        let point = pinch.location(in: self)
        let scale = zoomScale
        zoom = ScrollZoom(
            startScale: scale,
            anchor: CGPoint(x: (point.x - view.frame.minX) / scale, y: (point.y - view.frame.minY) / scale)
        )
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        continueZoom(pinch)
    }

    private func continueZoom(_ pinch: UIPinchGestureRecognizer) {
        guard let zoom, let view = zoomingView else { return }
        let raw = zoom.startScale * pinch.scale
        let point = pinch.location(in: self)
        let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
        apply(scale: heldScale(raw), to: view)
        let anchor = CGPoint(x: view.frame.minX + zoom.anchor.x * zoomScale, y: view.frame.minY + zoom.anchor.y * zoomScale)
        move(to: CGPoint(x: anchor.x - place.x, y: anchor.y - place.y))
    }

    private func endZoom() {
        guard zoom != nil else { return }
        zoom = nil
        let scale = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
        // About the middle of what shows, and into the range of the content at that scale.
        startZoomFlight(to: scale, offset: offset(at: scale, about: CGPoint(x: bounds.width / 2, y: bounds.height / 2)))
    }

    /// A scale beyond the limits is held by the rubber band of content beyond its edge; chosen, since Apple publishes none.
    private func heldScale(_ raw: CGFloat) -> CGFloat {
        let limits = minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
        guard bouncesZoom else { return min(max(raw, limits.lowerBound), limits.upperBound) }
        let dimension = raw > limits.upperBound ? limits.upperBound : limits.lowerBound / 2
        return RubberBand(dimension: dimension).hold(raw, in: limits)
    }

    // MARK: By the program

    func setZoom(_ scale: CGFloat, offset: CGPoint?, animated: Bool) {
        stopZoomFlight()
        let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard let view = zoomingView else { return }
        let target = offset ?? self.offset(at: limited, about: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
        guard limited != zoomScale || target != contentOffset else { return }
        if animated, UIView.areAnimationsEnabled, window != nil {
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
            startZoomFlight(to: limited, offset: target)
        } else {
            stopFlight()
            apply(scale: limited, to: view)
            move(to: clamped(target))
        }
    }

    /// The offset at another scale that leaves the content at a point of the view where it is, as far as the range there allows.
    private func offset(at scale: CGFloat, about point: CGPoint) -> CGPoint {
        let ratio = scale / zoomScale
        return CGPoint(x: (contentOffset.x + point.x) * ratio - point.x, y: (contentOffset.y + point.y) * ratio - point.y)
    }

    /// The offset within the range that content of a scale has.
    private func clamped(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
        let ratio = scale / zoomScale
        let insets = adjustedContentInset
        func clamp(_ value: CGFloat, _ content: CGFloat, _ view: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(min(value, content * ratio + high - view), -low)
        }
        return CGPoint(
            x: clamp(offset.x, contentSize.width, bounds.width, insets.left, insets.right),
            y: clamp(offset.y, contentSize.height, bounds.height, insets.top, insets.bottom)
        )
    }

    // MARK: The content at a scale

    /// The view is scaled about its middle, stays with its corner where it was, and the content is as large as the view makes it.
    func apply(scale: CGFloat, to view: UIView) {
        let corner = view.frame.origin
        let ratio = scale / zoomScale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(
            x: corner.x + view.bounds.width * view.layer.anchorPoint.x * scale,
            y: corner.y + view.bounds.height * view.layer.anchorPoint.y * scale
        )
        currentZoomScale = scale
        contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
        scrollDelegate?.scrollViewDidZoom(self)
    }

    // MARK: By itself

    private func startZoomFlight(to scale: CGFloat, offset: CGPoint) {
        let target = clamped(offset, at: scale)
        guard scale != zoomScale || target != contentOffset, window != nil else {
            scrollDelegate?.scrollViewDidEndZooming(self, with: zoomingView, atScale: zoomScale)
            return
        }
        let flight = ScrollZoomFlight(self, to: scale, offset: target)
        zoomFlight = flight
        Platform.current.systemMotions.start(flight)
    }

    func stopZoomFlight() {
        guard let zoomFlight else { return }
        self.zoomFlight = nil
        Platform.current.systemMotions.stop(zoomFlight)
    }

    func zoomFlightDidMove(_ flight: ScrollZoomFlight, scale: CGFloat, offset: CGPoint) {
        guard zoomFlight === flight, let view = zoomingView else { return }
        if scale != zoomScale { apply(scale: scale, to: view) }
        move(to: offset)
    }

    func zoomFlightDidEnd(_ flight: ScrollZoomFlight) {
        guard zoomFlight === flight else { return }
        zoomFlight = nil
        scrollDelegate?.scrollViewDidEndZooming(self, with: zoomingView, atScale: zoomScale)
    }
}
