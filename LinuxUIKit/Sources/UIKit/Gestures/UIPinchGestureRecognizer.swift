/// A recognizer for two fingers that move apart or together.
///
/// The gesture begins when the fingers' distance has changed enough, changes while the fingers move, and ends when both have lifted. If one
/// finger lifts, the gesture continues with the other finger. If another finger lands, the scale continues from its current value. On a
/// trackpad there are no touches, and the pinch is at the pointer.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance relative to the distance at the beginning, in the screen's coordinates. Setting the value resets the velocity.
    open var scale: CGFloat {
        get { currentScale }
        set {
            currentScale = newValue
            takeBasis()
        }
    }

    /// The velocity of the scale, per second.
    open var velocity: CGFloat {
        guard let basis else { return 0 }
        let rest = Platform.current.touchThresholds.restInterval
        return history.velocity(at: Platform.current.touchTime, restInterval: rest).x * basis.scale / basis.distance
    }

    private var currentScale: CGFloat = 1
    /// The scale and the distance that belong together since two fingers last landed or the scale was last set.
    private var basis: (scale: CGFloat, distance: CGFloat)?
    /// The fingers' distances.
    private var history = MotionHistory()

    /// Accepts two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let isNewPair = !(self.touches.prefix(2).allSatisfy { $0.phase != .began })
        ignoreTouchesBeyondTwo(for: event)
        guard isNewPair else { return }
        takeBasis()
        if isUnderWay { state = .changed }
    }

    /// Follows the fingers.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        distanceDidChange(threshold: Platform.current.touchThresholds.pinchDistance)
    }

    private func distanceDidChange(threshold: CGFloat) {
        if let distance, let basis {
            record(distance)
            if isUndecided, waiting == nil {
                guard abs(distance - basis.distance) >= threshold else { return }
                switch Platform.current.behavior.pinchScale {
                case .one: self.basis = (1, distance)
                case .withDistanceMoved: currentScale = basis.scale * distance / basis.distance
                }
                state = .began
                return
            }
            currentScale = basis.scale * distance / basis.distance
        }
        if isUnderWay { state = .changed }
    }

    /// Ends with the second finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if self.touches.contains(where: \.isDown) {
            if isUnderWay { state = .changed }
        } else {
            state = isUndecided && waiting == nil ? .failed : .ended
        }
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func isDriven(by event: TouchlessEvent) -> Bool { event is TransformEvent }

    /// Follows the trackpad. The pinch begins with the first change of the scale.
    override func touchlessEventDidChange(_ event: TouchlessEvent) {
        switch event.phase {
        case .began: takeBasis()
        case .moved: distanceDidChange(threshold: .leastNonzeroMagnitude)
        case .stationary: break
        case .ended: state = isUndecided && waiting == nil ? .failed : .ended
        case .cancelled: state = .cancelled
        }
    }

    /// Resets the pinch.
    open override func reset() {
        super.reset()
        currentScale = 1
        basis = nil
        history.removeAll()
    }

    private var isUnderWay: Bool { currentState == .began || currentState == .changed }

    /// The distance between the fingers, in points. On a trackpad, the distance relative to the beginning.
    private var distance: CGFloat? { (touchlessEvent as? TransformEvent)?.scale ?? FingerPair(touches)?.distance }

    private func takeBasis() {
        history.removeAll()
        guard let distance else {
            // One finger has no distance to measure. The next pair continues from the current scale.
            basis = basis.map { (currentScale, $0.distance) }
            return
        }
        basis = (currentScale, distance)
        record(distance)
    }

    private func record(_ distance: CGFloat) {
        history.record(distance, at: Platform.current.touchTime, window: Platform.current.touchThresholds.velocityWindow)
    }
}
