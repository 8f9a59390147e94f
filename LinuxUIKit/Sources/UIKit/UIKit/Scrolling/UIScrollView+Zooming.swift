/// A zoom by two fingers under way: from which scale, and what of the content is under the fingers.
struct ScrollZoom {
    /// The scale when the fingers began, as it would be without the rubber band.
    let startScale: CGFloat
    /// How many fingers there are; their middle jumps when one comes or goes.
    var fingerCount: Int
    /// The point of the zoomed view, unscaled, that is under the fingers' middle.
    var anchor: CGPoint
    /// The fingers' middle, from the scroll view's upper left corner.
    var place: CGPoint
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
        abandonDrag()
        let limits = zoomLimits
        zoom = ScrollZoom(
            startScale: bouncesZoom ? zoomBand(at: zoomScale).release(zoomScale, in: limits) : zoomScale,
            fingerCount: pinch.numberOfTouches,
            anchor: anchor(in: view, under: pinch),
            place: place(of: pinch)
        )
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        continueZoom(pinch)
    }

    private func continueZoom(_ pinch: UIPinchGestureRecognizer) {
        guard var zoom, let view = zoomingView else { return }
        if zoom.fingerCount != pinch.numberOfTouches {
            zoom.fingerCount = pinch.numberOfTouches
            zoom.anchor = anchor(in: view, under: pinch)
        }
        zoom.place = place(of: pinch)
        self.zoom = zoom
        let scale = heldScale(zoom.startScale * pinch.scale)
        if scale != zoomScale { apply(scale: scale, to: view) }
        let anchor = CGPoint(x: view.frame.minX + zoom.anchor.x * zoomScale, y: view.frame.minY + zoom.anchor.y * zoomScale)
        move(to: CGPoint(x: anchor.x - zoom.place.x, y: anchor.y - zoom.place.y))
    }

    private func anchor(in view: UIView, under pinch: UIPinchGestureRecognizer) -> CGPoint {
        let point = pinch.location(in: self)
        return CGPoint(x: (point.x - view.frame.minX) / zoomScale, y: (point.y - view.frame.minY) / zoomScale)
    }

    private func place(of pinch: UIPinchGestureRecognizer) -> CGPoint {
        let point = pinch.location(in: self)
        return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    }

    private func endZoom() {
        guard let zoom else { return }
        self.zoom = nil
        let limits = zoomLimits
        let scale = min(max(zoomScale, limits.lowerBound), limits.upperBound)
        // About where the fingers were, and into the range of the content at that scale.
        startZoomFlight(to: scale, goal: .offset(offset(at: scale, about: zoom.place)))
    }

    private var zoomLimits: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

    /// A scale beyond the limits is held by the rubber band of content beyond its edge; chosen, since Apple publishes none.
    private func heldScale(_ raw: CGFloat) -> CGFloat {
        let limits = zoomLimits
        guard bouncesZoom else { return min(max(raw, limits.lowerBound), limits.upperBound) }
        return zoomBand(at: raw).hold(raw, in: limits)
    }

    /// It gives way by less than the largest scale above, and by less than half the smallest below.
    private func zoomBand(at scale: CGFloat) -> RubberBand {
        RubberBand(dimension: scale > zoomLimits.upperBound ? zoomLimits.upperBound : zoomLimits.lowerBound / 2)
    }

    // MARK: By the program

    func setZoom(_ scale: CGFloat, goal: ScrollZoomGoal?, animated: Bool) {
        stopZoomFlight()
        let limited = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        guard let view = zoomingView else { return }
        let goal = goal ?? .offset(offset(at: limited, about: CGPoint(x: bounds.width / 2, y: bounds.height / 2)))
        guard limited != zoomScale || offset(for: goal, at: limited, of: view) != contentOffset else { return }
        if animated, UIView.areAnimationsEnabled, window != nil {
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
            startZoomFlight(to: limited, goal: goal)
        } else {
            stopFlight()
            apply(scale: limited, to: view)
            move(to: clamped(offset(for: goal, at: limited, of: view)))
        }
    }

    private func offset(for goal: ScrollZoomGoal, at scale: CGFloat, of view: UIView) -> CGPoint {
        switch goal {
        case .offset(let offset):
            return offset
        case .middle(let point):
            let corner = view.frame.origin
            return CGPoint(x: corner.x + point.x * scale - bounds.width / 2, y: corner.y + point.y * scale - bounds.height / 2)
        }
    }

    /// The offset at another scale that leaves the content at a point of the view where it is, as far as the range there allows.
    private func offset(at scale: CGFloat, about point: CGPoint) -> CGPoint {
        let ratio = scale / zoomScale
        return CGPoint(x: (contentOffset.x + point.x) * ratio - point.x, y: (contentOffset.y + point.y) * ratio - point.y)
    }

    /// The offset within the range that content of a scale has.
    func clamped(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
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

    /// The view is scaled, stays with its corner where it was, and the content is as large as the view then is.
    func apply(scale: CGFloat, to view: UIView) {
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: corner.x + size.width * view.layer.anchorPoint.x, y: corner.y + size.height * view.layer.anchorPoint.y)
        currentZoomScale = scale
        contentSize = size
        scrollDelegate?.scrollViewDidZoom(self)
    }

    // MARK: By itself

    private func startZoomFlight(to scale: CGFloat, goal: ScrollZoomGoal) {
        guard let view = zoomingView else { return }
        guard scale != zoomScale || clamped(offset(for: goal, at: scale, of: view), at: scale) != contentOffset else {
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            return
        }
        let flight = ScrollZoomFlight(self, to: scale, goal: goal)
        zoomFlight = flight
        // Content without a window does not move by itself.
        if window == nil { return flight.finish() }
        Platform.current.systemMotions.start(flight)
    }

    func stopZoomFlight() {
        guard let zoomFlight else { return }
        self.zoomFlight = nil
        Platform.current.systemMotions.stop(zoomFlight)
    }

    func finishZoomFlight() {
        guard let zoomFlight else { return }
        Platform.current.systemMotions.stop(zoomFlight)
        zoomFlight.finish()
    }

    /// The app may make room around content that becomes small while it zooms, so that the range is another one in every frame.
    func zoomFlightDidMove(_ flight: ScrollZoomFlight, scale: CGFloat, part: CGFloat) {
        guard zoomFlight === flight, let view = zoomingView else { return }
        if scale != zoomScale { apply(scale: scale, to: view) }
        guard zoomFlight === flight else { return }
        let (start, end) = (flight.startOffset, clamped(offset(for: flight.goal, at: flight.scale, of: view), at: flight.scale))
        move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }

    func zoomFlightDidEnd(_ flight: ScrollZoomFlight) {
        guard zoomFlight === flight else { return }
        zoomFlight = nil
        scrollDelegate?.scrollViewDidEndZooming(self, with: zoomingView, atScale: zoomScale)
    }
}
