/// A recognizer for fingers that drag.
///
/// The gesture begins when at least the minimum number of fingers has moved far enough. The gesture changes while the fingers move, and
/// ends when all fingers have lifted.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers. Before the beginning, further fingers make the gesture fail. After the beginning, they are ignored.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of scrolling without touches that drive the pan. The default is none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The movement of the fingers' centroid on the screen. Fingers that land and lift do not move the centroid.
    private(set) var travel = CGPoint.zero
    /// The movement from which the translation is counted.
    private var origin = CGPoint.zero
    private var history = MotionHistory()

    /// Returns the translation of the pan, in the points of a view. `nil` stands for the window.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), to: view)
    }

    /// Sets the translation of the pan, and resets the velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let vector = translation.applying(linearTransformFromScreen(to: view).inverted())
        origin = CGPoint(x: travel.x - vector.x, y: travel.y - vector.y)
        history.removeAll()
        recordTravel()
    }

    /// Returns the velocity of the pan, in points of a view per second. `nil` stands for the window.
    open func velocity(in view: UIView?) -> CGPoint {
        let rest = Platform.current.touchThresholds.restInterval
        return convertVector(history.velocity(at: Platform.current.touchTime, restInterval: rest), to: view)
    }

    // MARK: Hooks of LinuxUIKit's own subclasses

    /// Returns whether a movement of the fingers, in points on the screen, is a pan.
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

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func isDriven(by event: TouchlessEvent) -> Bool {
        (event as? ScrollEvent).map { allowedScrollTypesMask.contains(UIScrollTypeMask($0.kind)) } ?? false
    }

    /// Follows a trackpad or a wheel. The pan begins with the first movement, and includes this movement.
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

    /// Resets the pan.
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
