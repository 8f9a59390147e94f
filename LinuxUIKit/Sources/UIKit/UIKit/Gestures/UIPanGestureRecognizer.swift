/// Fingers that drag.
///
/// It begins when at least the minimum of fingers has moved enough, changes while they move, and ends when all have lifted.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes at least.
    open var minimumNumberOfTouches = 1

    /// How many fingers it takes at most; further ones are left out once it has begun, and make it fail before.
    open var maximumNumberOfTouches = Int.max

    /// The scrolling beside the screen that drives it: none, unless set.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers' centroid has come on the screen. Fingers that land and lift do not move it.
    private(set) var travel = CGPoint.zero
    /// Where the translation is counted from.
    private var origin = CGPoint.zero
    private var history = MotionHistory()

    /// How far the pan has come, in the points of a view; nil means the window's.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), to: view)
    }

    /// Sets how far the pan has come, and forgets its velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let vector = translation.applying(linearTransformFromScreen(to: view).inverted())
        origin = CGPoint(x: travel.x - vector.x, y: travel.y - vector.y)
        history.removeAll()
        recordTravel()
    }

    /// How fast the pan goes, in points of a view per second; nil means the window's.
    open func velocity(in view: UIView?) -> CGPoint {
        let rest = Platform.current.touchThresholds.restInterval
        return convertVector(history.velocity(at: Platform.current.touchTime, restInterval: rest), to: view)
    }

    // MARK: Hooks of LinuxUIKit's own subclasses

    /// Whether fingers that have moved by this, in points on the screen, pan.
    func isPan(_ travel: CGPoint, thresholds: TouchThresholds) -> Bool {
        travel.distance(to: .zero) >= thresholds.panDistance
    }

    // MARK: Touches

    /// Counts the fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if self.touches.count > maximumNumberOfTouches {
            guard state != .possible || Platform.current.behavior.tooManyFingers == .waits else {
                state = .failed
                return
            }
            while let extra = self.touches.last, self.touches.count > maximumNumberOfTouches { ignore(extra, for: event) }
        }
        if self.touches.count == touches.count { recordTravel() }
    }

    /// Follows the fingers.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard self.touches.count >= minimumNumberOfTouches else { return }
        var x = 0.0
        var y = 0.0
        for touch in self.touches where touch.phase == .moved {
            x += touch.locationOnScreen.x - touch.previousLocationOnScreen.x
            y += touch.locationOnScreen.y - touch.previousLocationOnScreen.y
        }
        travel.x += x / CGFloat(self.touches.count)
        travel.y += y / CGFloat(self.touches.count)
        recordTravel()
        if state == .began || state == .changed {
            state = .changed
            return
        }
        let thresholds = Platform.current.touchThresholds
        guard waiting == nil, isPan(travel, thresholds: thresholds) else { return }
        if !thresholds.panTranslationIncludesDistance { origin = travel }
        state = .began
    }

    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard !self.touches.contains(where: \.isDown) else { return }
        state = state == .possible && waiting == nil ? .failed : .ended
    }

    /// Gives up.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func isDriven(by event: TouchlessEvent) -> Bool {
        (event as? ScrollEvent).map { allowedScrollTypesMask.contains(UIScrollTypeMask($0.kind)) } ?? false
    }

    /// Follows a trackpad or a wheel: it begins with the first movement, which counts.
    override func touchlessEventDidChange(_ event: TouchlessEvent) {
        guard let event = event as? ScrollEvent else { return }
        switch event.phase {
        case .began: recordTravel()
        case .moved: scroll(to: event.translation)
        case .stationary: break
        case .ended: state = isUndecided && waiting == nil ? .failed : .ended
        case .cancelled: state = .cancelled
        }
    }

    private func scroll(to translation: CGPoint) {
        travel = translation
        recordTravel()
        guard isUndecided else { return state = .changed }
        var thresholds = Platform.current.touchThresholds
        thresholds.panDistance = .leastNonzeroMagnitude
        guard waiting == nil, isPan(travel, thresholds: thresholds) else { return }
        state = .began
    }

    /// Forgets the pan.
    open override func reset() {
        super.reset()
        travel = .zero
        origin = .zero
        history.removeAll()
    }

    private func recordTravel() {
        history.record(travel, at: Platform.current.touchTime, window: Platform.current.touchThresholds.velocityWindow)
    }

    func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        vector.applying(linearTransformFromScreen(to: view))
    }

    private func linearTransformFromScreen(to view: UIView?) -> CGAffineTransform {
        var transform = transformFromScreen(to: view)
        transform.tx = 0
        transform.ty = 0
        return transform
    }
}
