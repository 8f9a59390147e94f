/// A drag under way: where it began.
struct ScrollDrag {
    /// Where the content would be without the rubber band, in points.
    let origin: CGPoint
    /// How far the pan had gone when the drag began: the content does not jump by it.
    let translation: CGPoint
    /// The axes that the drag moves.
    let movesHorizontally: Bool
    let movesVertically: Bool
}

extension UIScrollView {
    func panDidChange() {
        // While fingers zoom, their middle moves the content.
        guard zoom == nil else { return }
        switch panGestureRecognizer.state {
        case .began: beginDrag()
        case .changed: continueDrag()
        case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: self))
        case .cancelled, .failed: endDrag(velocity: .zero)
        default: break
        }
    }

    /// A finger has landed: content that moves by itself stops under it.
    func touchDidLand() {
        guard let flight else { return }
        stopFlight()
        if flight.reason == .deceleration { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    }

    /// The last finger has left without a drag: content that was stopped outside of its range goes back.
    func touchesDidLeave() {
        guard drag == nil, flight == nil, clamped(contentOffset) != contentOffset else { return }
        letGo(velocity: .zero)
    }

    private func beginDrag() {
        let way = panGestureRecognizer.translation(in: self)
        let isSideways = abs(way.x) > abs(way.y)
        drag = ScrollDrag(
            origin: CGPoint(
                x: RubberBand(dimension: bounds.width).release(contentOffset.x, in: horizontalRange),
                y: RubberBand(dimension: bounds.height).release(contentOffset.y, in: verticalRange)
            ),
            translation: way,
            movesHorizontally: scrollsHorizontally && (!isDirectionalLockEnabled || isSideways),
            movesVertically: scrollsVertically && (!isDirectionalLockEnabled || !isSideways)
        )
        scrollDelegate?.scrollViewWillBeginDragging(self)
        showIndicators()
    }

    private func continueDrag() {
        guard let drag else { return }
        let way = panGestureRecognizer.translation(in: self)
        func held(_ position: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
            guard bounces else { return min(max(position, range.lowerBound), range.upperBound) }
            return RubberBand(dimension: dimension).hold(position, in: range)
        }
        var offset = contentOffset
        if drag.movesHorizontally {
            offset.x = held(drag.origin.x - (way.x - drag.translation.x), horizontalRange, bounds.width)
        }
        if drag.movesVertically {
            offset.y = held(drag.origin.y - (way.y - drag.translation.y), verticalRange, bounds.height)
        }
        move(to: offset)
    }

    private func endDrag(velocity finger: CGPoint) {
        guard let drag else { return }
        // The content goes against the finger's sense of the offset.
        let velocity = CGPoint(x: drag.movesHorizontally ? -finger.x : 0, y: drag.movesVertically ? -finger.y : 0)
        let (x, y) = motions(velocity: velocity)
        let free = CGPoint(x: x.target, y: y.target)
        var target = restingOffset(for: isPagingEnabled ? page(for: velocity) : free, velocity: velocity)
        // Points a millisecond, as the delegate's page has it.
        let milli = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: milli, targetContentOffset: &target)
        self.drag = nil
        if target == free, !isPagingEnabled {
            finishDrag(x, y)
        } else {
            target = clamped(target)
            finishDrag(
                AxisMotion.arrival(from: contentOffset.x, velocity: velocity.x, at: target.x),
                AxisMotion.arrival(from: contentOffset.y, velocity: velocity.y, at: target.y)
            )
        }
    }

    /// A second finger makes a zoom of the drag: the delegate is told that the drag is over, and nothing flies on.
    func abandonDrag() {
        guard drag != nil else { return }
        drag = nil
        hideIndicators()
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    private func finishDrag(_ x: AxisMotion, _ y: AxisMotion) {
        let moves = x.duration > 0 || y.duration > 0
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        // Content without a window does not move on, and does not stay outside of its range.
        if window == nil { keepOffsetInRange() }
        guard moves, drag == nil, window != nil else { return hideIndicators() }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        start(ScrollFlight(self, x: x, y: y))
    }

    private func letGo(velocity: CGPoint) {
        let (x, y) = motions(velocity: velocity)
        start(ScrollFlight(self, x: x, y: y))
    }

    private func motions(velocity: CGPoint) -> (AxisMotion, AxisMotion) {
        let rate = decelerationRate.rawValue
        return (
            AxisMotion(position: contentOffset.x, velocity: velocity.x, range: horizontalRange, rate: rate, bounces: bounces),
            AxisMotion(position: contentOffset.y, velocity: velocity.y, range: verticalRange, rate: rate, bounces: bounces)
        )
    }

    /// The page at which paging content rests: the next one in the velocity's sense, or the nearest one without any.
    private func page(for velocity: CGPoint) -> CGPoint {
        func rest(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            // Slower than 200 points a second counts as none; chosen, since Apple publishes no number.
            let page = offset / length
            let index = abs(velocity) < 200 ? page.rounded() : velocity > 0 ? page.rounded(.up) : page.rounded(.down)
            return index * length
        }
        return clamped(
            CGPoint(x: rest(contentOffset.x, velocity.x, bounds.width), y: rest(contentOffset.y, velocity.y, bounds.height))
        )
    }

    // MARK: Motion without a finger

    func start(_ flight: ScrollFlight) {
        stopFlight()
        self.flight = flight
        Platform.current.systemMotions.start(flight)
        showIndicators()
    }

    func stopFlight() {
        guard let flight else { return }
        self.flight = nil
        Platform.current.systemMotions.stop(flight)
        hideIndicators()
    }

    func flightDidMove(to offset: CGPoint, in flight: ScrollFlight) {
        guard self.flight === flight else { return }
        move(to: flight.target == offset ? pixelAligned(offset) : offset)
    }

    func flightDidEnd(_ flight: ScrollFlight) {
        guard self.flight === flight else { return }
        self.flight = nil
        if flight.mustEndInRange { keepOffsetInRange() }
        hideIndicators()
        switch flight.reason {
        case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .request: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Content rests between pixels nowhere.
    private func pixelAligned(_ point: CGPoint) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }
}
