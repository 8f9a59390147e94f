/// A zoom by two fingers in progress: the scale at its beginning, and the point of the content under the fingers.
struct ScrollZoom {
    /// The scale at the beginning without the rubber band.
    let startScale: CGFloat
    /// The number of fingers. Their middle jumps when a finger comes or goes.
    var fingerCount: Int
    /// The point of the zoomed view, in unscaled coordinates, under the fingers' middle.
    var anchor: CGPoint
    /// The middle of the fingers, measured from the scroll view's upper left corner.
    var place: CGPoint
}

extension UIScrollView {
    /// The view that the delegate returns for zooming.
    var zoomingView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// Whether the maximum zoom scale is greater than the minimum zoom scale.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale }

    // MARK: By fingers

    func pinchDidChange() {
        // The limits may have become equal in a pinch, which ends the zoom.
        guard let pinch = pinchGestureRecognizer else { return endZoom() }
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
        if Platform.current.behavior.dragThatBecomesZoom == .ends { abandonDrag() }
        let (scale, anchor) = catchZoom(of: view, under: pinch) ?? (zoomScale, anchor(in: view, under: pinch))
        zoom = ScrollZoom(
            startScale: bouncesZoom ? zoomBand(at: scale).release(scale, in: zoomLimits) : scale,
            fingerCount: pinch.numberOfTouches,
            anchor: anchor,
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
        var frame = view.frame
        if scale != zoomScale {
            let scaled = apply(scale: scale, to: view)
            frame = Platform.current.behavior.zoomAnchorOfCentredView == .kept ? view.frame : scaled
        }
        let anchor = CGPoint(x: frame.minX + zoom.anchor.x * zoomScale, y: frame.minY + zoom.anchor.y * zoomScale)
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
        // The content zooms about the last place of the fingers, and into its range at the final scale.
        startZoomFlight(to: scale, goal: .offset(offset(at: scale, about: zoom.place)))
        resumeDrag()
    }

    private var zoomLimits: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

    /// Returns the scale that the content shows. Beyond the limits, the rubber band holds the scale like content beyond its edge: chosen,
    /// since Apple publishes none.
    private func heldScale(_ raw: CGFloat) -> CGFloat {
        let limits = zoomLimits
        guard bouncesZoom else { return min(max(raw, limits.lowerBound), limits.upperBound) }
        return zoomBand(at: raw).hold(raw, in: limits)
    }

    /// Returns the rubber band for a scale. Above the limits, the band gives way by less than the largest scale. Below the limits, the band
    /// gives way by less than half the smallest scale.
    private func zoomBand(at scale: CGFloat) -> RubberBand {
        RubberBand(dimension: scale > zoomLimits.upperBound ? zoomLimits.upperBound : zoomLimits.lowerBound / 2)
    }

    // MARK: By the program

    func setZoom(_ scale: CGFloat, goal: ScrollZoomGoal?, animated: Bool) {
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
            move(to: goalOffset(for: goal, at: zoomScale, of: view))
        }
    }

    /// Returns the offset for a goal at a scale. The app may make room around small content in `scrollViewDidZoom(_:)`, so the range of the
    /// content is exact only at the current scale.
    private func goalOffset(for goal: ScrollZoomGoal, at scale: CGFloat, of view: UIView) -> CGPoint {
        let offset = offset(for: goal, at: scale, of: view)
        if case .middle = goal, Platform.current.behavior.zoomToRectBeyondContent == .asAsked { return offset }
        return clamped(offset, at: scale)
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

    /// Returns the offset at another scale that keeps the content at a point of the view in place. The range there isn't considered yet.
    private func offset(at scale: CGFloat, about point: CGPoint) -> CGPoint {
        let ratio = scale / zoomScale
        return CGPoint(x: (contentOffset.x + point.x) * ratio - point.x, y: (contentOffset.y + point.y) * ratio - point.y)
    }

    /// Returns the offset moved into the range that the content has at a scale.
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

    /// Scales the view, leaves its corner in place, and makes the content as large as the view. Returns the view's frame before the
    /// delegate was notified.
    @discardableResult func apply(scale: CGFloat, to view: UIView) -> CGRect {
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: corner.x + size.width * view.layer.anchorPoint.x, y: corner.y + size.height * view.layer.anchorPoint.y)
        currentZoomScale = scale
        contentSize = size
        let frame = view.frame
        scrollDelegate?.scrollViewDidZoom(self)
        return frame
    }

    // MARK: By itself

    /// Whether the content zooms without fingers.
    var zoomsByItself: Bool { !zoomFlights.isEmpty }

    /// Animates the content to a scale, as many have reported of animated zooms and of the bounce at a limit. The model is at the goal at
    /// once. The delegate is notified of one zoom, and of its end at the end of the animation.
    private func startZoomFlight(to scale: CGFloat, goal: ScrollZoomGoal) {
        guard let view = zoomingView else { return }
        guard scale != zoomScale || goalOffset(for: goal, at: scale, of: view) != contentOffset else {
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            return
        }
        let flight = ScrollZoomFlight(isBounce: !zoomLimits.contains(zoomScale))
        zoomFlights.append(flight)
        // Content without a window doesn't move by itself.
        if window == nil {
            zoom(to: scale, goal: goal, of: view)
            return finishZoomFlights()
        }
        flight.run {
            zoom(to: scale, goal: goal, of: view)
        } didEnd: { [weak self] in
            self?.zoomFlightDidEnd(flight)
        }
    }

    private func zoom(to scale: CGFloat, goal: ScrollZoomGoal, of view: UIView) {
        apply(scale: scale, to: view)
        move(to: goalOffset(for: goal, at: zoomScale, of: view))
        // Many apps center the content in their `layoutSubviews()`. If the layout came after the animation's changes, the content would
        // jump at the beginning of each bounce, which nobody reports.
        layoutIfNeeded()
    }

    /// Ends all zooms of the content without fingers.
    func finishZoomFlights() {
        let flights = zoomFlights
        zoomFlights = Array(flights.suffix(1))
        for flight in flights { flight.stop() }
        if let latest = flights.last { zoomFlightDidEnd(latest) }
    }

    /// Notifies the delegate of the end of a zoom, unless a later zoom has begun.
    private func zoomFlightDidEnd(_ flight: ScrollZoomFlight) {
        guard let index = zoomFlights.firstIndex(where: { $0 === flight }) else { return }
        let isLatest = index == zoomFlights.count - 1
        zoomFlights.remove(at: index)
        if isLatest { scrollDelegate?.scrollViewDidEndZooming(self, with: zoomingView, atScale: zoomScale) }
    }

    /// Ends the zooms of the content without fingers, because fingers zoom it. Returns the visible scale, and the point of the view, in
    /// unscaled coordinates, that is visible under the fingers. Returns `nil` if there is no such zoom, or if the fingers zoom from the
    /// model.
    private func catchZoom(of view: UIView, under pinch: UIPinchGestureRecognizer) -> (scale: CGFloat, anchor: CGPoint)? {
        guard zoomsByItself else { return nil }
        let flights = zoomFlights
        zoomFlights = []
        guard Platform.current.behavior.zoomCaughtInFlight == .fromPresentation else { return nil }
        let place = place(of: pinch)
        let origin = layer.presentationValues.bounds.origin
        let seen = view.layer.presentationValues
        let scale = seen.transform.a
        let corner = CGPoint(
            x: seen.position.x - seen.bounds.width * seen.anchorPoint.x * scale,
            y: seen.position.y - seen.bounds.height * seen.anchorPoint.y * scale
        )
        for flight in flights { flight.stop() }
        return (scale, CGPoint(x: (origin.x + place.x - corner.x) / scale, y: (origin.y + place.y - corner.y) / scale))
    }
}
