/// A recognizer for two fingers that turn about each other.
///
/// The gesture begins when the fingers have turned enough, changes while they move, and ends when both have lifted.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers have turned since the beginning, in radians, clockwise. Setting the value resets the velocity.
    open var rotation: CGFloat {
        get { currentRotation }
        set {
            currentRotation = newValue
            restartHistory()
        }
    }

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat {
        let rest = Platform.current.touchThresholds.restInterval
        return history.velocity(at: Platform.current.touchTime, restInterval: rest).x
    }

    private var currentRotation: CGFloat = 0
    /// The pair of fingers at the previous event.
    private var pair: FingerPair?
    private var history = MotionHistory()

    /// Accepts two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let isNewPair = !(self.touches.prefix(2).allSatisfy { $0.phase != .began })
        ignoreTouchesBeyondTwo(for: event)
        guard isNewPair else { return }
        pair = FingerPair(self.touches)
        restartHistory()
        if isUnderWay { state = .changed }
    }

    /// Follows the fingers.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let before = pair, let now = FingerPair(self.touches) {
            // Adds the angle of the shorter way round.
            currentRotation += (now.angle - before.angle).remainder(dividingBy: 2 * .pi)
            pair = now
            record()
            if isUndecided, waiting == nil {
                let arc = abs(currentRotation) * now.distance / 2
                guard arc >= Platform.current.touchThresholds.rotationDistance else { return }
                history.shift(by: -currentRotation)
                currentRotation = 0
                state = .began
                return
            }
        }
        if isUnderWay { state = .changed }
    }

    /// Ends with the second finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if self.touches.contains(where: \.isDown) {
            pair = nil
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

    /// Resets the rotation.
    open override func reset() {
        super.reset()
        currentRotation = 0
        pair = nil
        history.removeAll()
    }

    private var isUnderWay: Bool { currentState == .began || currentState == .changed }

    private func restartHistory() {
        history.removeAll()
        if pair != nil { record() }
    }

    private func record() {
        history.record(currentRotation, at: Platform.current.touchTime, window: Platform.current.touchThresholds.velocityWindow)
    }
}
