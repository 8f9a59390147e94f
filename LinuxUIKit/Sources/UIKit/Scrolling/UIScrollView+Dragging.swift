extension UIScrollView {
    func panDidChange() {
        defer { stopScrollingIfDisabled() }
        // During a zoom by fingers, their middle moves the content.
        if zoom != nil {
            if [.ended, .cancelled, .failed].contains(panGestureRecognizer.state) { abandonDrag() }
            return
        }
        switch panGestureRecognizer.state {
        case .began: beginDrag()
        case .changed: continueDrag()
        case .ended: endDrag(velocity: wheelVelocity ?? panGestureRecognizer.velocity(in: self))
        case .cancelled, .failed: endDrag(velocity: .zero)
        default: break
        }
    }

    /// Disables the pan after a drag if scrolling was disabled during the drag. Some phones let such a drag continue.
    private func stopScrollingIfDisabled() {
        if drag == nil, !isScrollEnabled, panGestureRecognizer.isEnabled { panGestureRecognizer.isEnabled = false }
    }

    /// Stops content that moves by itself, because a finger has landed.
    func touchDidLand() {
        guard let flight else { return }
        stopFlight()
        isCaught = true
        if flight.reason == .deceleration { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    }

    /// Ends the touches without a drag. Content that was stopped outside its range moves back. Content that rests only at pages or groups
    /// moves to the nearest one.
    func touchesDidLeave() {
        let wasCaught = isCaught
        isCaught = false
        guard drag == nil, flight == nil else { return }
        if wasCaught, restsAtStops, window != nil {
            arrive(at: restingOffset(for: isPagingEnabled ? page(for: .zero) : contentOffset, velocity: .zero), velocity: .zero)
        } else if clamped(contentOffset) != contentOffset {
            letGo(velocity: .zero)
        }
    }

    /// The velocity for a notch of a wheel in paging content, which moves on by a page. Apple does not say so, but by the notch's own way
    /// the content would never reach the next page.
    private var wheelVelocity: CGPoint? {
        guard isPagingEnabled, let event = scrollEvent, event.kind == .discrete else { return nil }
        let way = panGestureRecognizer.translation(in: self)
        // The velocity is high enough for a page, and decides nothing else.
        return CGPoint(x: way.x.signum * 1000, y: way.y.signum * 1000)
    }

    private var scrollEvent: ScrollEvent? { (panGestureRecognizer as? ScrollPanGestureRecognizer)?.scrollEvent }

    private func beginDrag() {
        // For scrolling without touches, the movement before the beginning of the drag counts, too.
        let isTouched = scrollEvent == nil
        defer { if !isTouched { continueDrag() } }
        drag = ScrollDrag(
            origin: releasedOffset,
            translation: isTouched ? panGestureRecognizer.translation(in: self) : .zero,
            axes: isDirectionalLockEnabled ? ScrollAxes(of: judgedWay) : ScrollAxes.both
        )
        scrollDelegate?.scrollViewWillBeginDragging(self)
        showIndicators()
    }

    /// The offset of the content without the rubber band.
    private var releasedOffset: CGPoint {
        CGPoint(
            x: RubberBand(dimension: bounds.width).release(contentOffset.x, in: horizontalRange),
            y: RubberBand(dimension: bounds.height).release(contentOffset.y, in: verticalRange)
        )
    }

    private func continueDrag() {
        guard var drag else { return }
        let way = panGestureRecognizer.translation(in: self)
        if drag.axes == nil {
            // Fingers that have stopped the content begin a drag before they have a direction.
            drag.axes = ScrollAxes(of: CGPoint(x: way.x - drag.translation.x, y: way.y - drag.translation.y))
            self.drag = drag
        }
        func held(_ position: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
            guard bounces else { return min(max(position, range.lowerBound), range.upperBound) }
            return RubberBand(dimension: dimension).hold(position, in: range)
        }
        var offset = contentOffset
        if moves(drag, .horizontal) {
            offset.x = held(drag.origin.x - (way.x - drag.translation.x), horizontalRange, bounds.width)
        }
        if moves(drag, .vertical) {
            offset.y = held(drag.origin.y - (way.y - drag.translation.y), verticalRange, bounds.height)
        }
        move(to: offset)
    }

    private func moves(_ drag: ScrollDrag, _ axis: ScrollAxes) -> Bool {
        (axis == .horizontal ? scrollsHorizontally : scrollsVertically) && (drag.axes ?? .both).contains(axis)
    }

    private func endDrag(velocity finger: CGPoint) {
        guard let drag else { return }
        updateRefreshInset()
        // The offset changes against the direction of the finger.
        let velocity = CGPoint(x: moves(drag, .horizontal) ? -finger.x : 0, y: moves(drag, .vertical) ? -finger.y : 0)
        let (x, y) = motions(velocity: velocity)
        let free = CGPoint(x: x.target, y: y.target)
        let proposed = restingOffset(for: isPagingEnabled ? page(for: velocity) : free, velocity: velocity)
        var target = proposed
        // The velocity is in points a millisecond, as the delegate's page has it.
        let milli = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: milli, targetContentOffset: &target)
        guard self.drag != nil else { return }
        self.drag = nil
        // On a phone, a paging scroll view logs that its delegate can't choose the target.
        if isPagingEnabled { target = proposed }
        if target == free, !isPagingEnabled {
            finishDrag(x, y)
        } else {
            let (x, y) = arrivals(at: clamped(target), velocity: velocity)
            finishDrag(x, y)
        }
    }

    /// Continues a drag after a zoom, from the current place of the content.
    func resumeDrag() {
        guard let drag else { return }
        self.drag = ScrollDrag(origin: releasedOffset, translation: panGestureRecognizer.translation(in: self), axes: drag.axes)
    }

    /// Ends the drag for the delegate. The content doesn't move on.
    func abandonDrag() {
        guard drag != nil else { return }
        drag = nil
        updateRefreshInset()
        hideIndicators()
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    private func finishDrag(_ x: AxisMotion, _ y: AxisMotion) {
        let moves = x.duration > 0 || y.duration > 0
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        // Content without a window doesn't move on, and doesn't stay outside its range.
        if window == nil { keepOffsetInRange() }
        guard moves, drag == nil, window != nil else {
            hideIndicators()
            return motionDidEnd()
        }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        start(ScrollFlight(self, x: x, y: y))
    }

    private func letGo(velocity: CGPoint) {
        let (x, y) = motions(velocity: velocity)
        start(ScrollFlight(self, x: x, y: y))
    }

    private func arrive(at target: CGPoint, velocity: CGPoint) {
        guard clamped(target) != contentOffset else { return }
        let (x, y) = arrivals(at: clamped(target), velocity: velocity)
        start(ScrollFlight(self, x: x, y: y))
    }

    private func arrivals(at target: CGPoint, velocity: CGPoint) -> (AxisMotion, AxisMotion) {
        (
            AxisMotion.arrival(from: contentOffset.x, velocity: velocity.x, at: target.x),
            AxisMotion.arrival(from: contentOffset.y, velocity: velocity.y, at: target.y)
        )
    }

    private func motions(velocity: CGPoint) -> (AxisMotion, AxisMotion) {
        let rate = decelerationRate.rawValue
        return (
            AxisMotion(position: contentOffset.x, velocity: velocity.x, range: horizontalRange, rate: rate, bounces: bounces),
            AxisMotion(position: contentOffset.y, velocity: velocity.y, range: verticalRange, rate: rate, bounces: bounces)
        )
    }

    /// Returns the page at which paging content rests: the next page in the direction of the velocity, or the nearest page without a
    /// velocity.
    private func page(for velocity: CGPoint) -> CGPoint {
        func rest(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            // A velocity below 200 points a second counts as none: chosen, since Apple publishes no number.
            let page = offset / length
            let index = abs(velocity) < 200 ? page.rounded() : velocity > 0 ? page.rounded(.up) : page.rounded(.down)
            return index * length
        }
        return clamped(
            CGPoint(x: rest(contentOffset.x, velocity.x, bounds.width), y: rest(contentOffset.y, velocity.y, bounds.height))
        )
    }

    // MARK: Touches of the content

    /// Holds the landing of a touch back from the content while the touch may still become a drag.
    func holdBack(_ touch: UITouch) {
        let platform = Platform.current
        guard delaysContentTouches, isScrollEnabled, platform.behavior.contentTouchDelay == .usual else { return }
        let delay = platform.touchThresholds.scrollTouchDelay
        touch.heldBackUntil = RenderServer.current.now + delay
        platform.after(delay, nil) { [weak touch] in
            touch?.heldBackUntil = nil
            platform.viewTouches.releaseHeldTouches(among: platform.activeTouches)
        }
    }

    // MARK: The program moves the content

    /// Moves the content to an offset that the program has set. A motion that the program has requested ends. The effect on a motion that
    /// fingers have begun depends on the phone.
    func programMoves(to offset: CGPoint) {
        let behavior = Platform.current.behavior
        if let drag {
            switch behavior.offsetSetInDrag {
            case .isUndone:
                move(to: offset)
            case .endsDrag:
                abandonDrag()
                move(to: offset)
            case .dragGoesOnFromThere:
                move(to: offset)
                guard self.drag != nil else { return }
                let way = panGestureRecognizer.translation(in: self)
                self.drag = ScrollDrag(origin: releasedOffset, translation: way, axes: drag.axes)
            }
            return
        }
        guard let flight, flight.reason == .deceleration, behavior.offsetSetInDeceleration != .ends else {
            stopFlight()
            move(to: offset)
            return
        }
        let velocity = flight.velocity
        move(to: offset)
        guard self.flight === flight, behavior.offsetSetInDeceleration != .isUndone else { return }
        if isPagingEnabled {
            let (x, y) = arrivals(at: restingOffset(for: page(for: velocity), velocity: velocity), velocity: velocity)
            start(ScrollFlight(self, x: x, y: y))
        } else {
            letGo(velocity: velocity)
        }
    }

    /// Ends a deceleration because of a call of `setContentOffset(_:animated:)` without animation.
    func endDecelerationByMethod() {
        if isDecelerating { stopFlight() }
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
        if self.flight == nil { motionDidEnd() }
    }

    /// Returns the nearest point on a pixel. Content never rests between pixels.
    private func pixelAligned(_ point: CGPoint) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }
}

extension CGFloat {
    /// The sign as a number: -1, 0 or 1.
    fileprivate var signum: CGFloat { self == 0 ? 0 : (self < 0 ? -1 : 1) }
}
