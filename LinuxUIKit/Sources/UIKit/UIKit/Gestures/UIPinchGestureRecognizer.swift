/// Two fingers that move apart or together.
///
/// It begins when their distance has changed enough, changes while they move, and ends when both have lifted. It goes on with one finger
/// that is left; another that lands is its second again, and the scale goes on from where it was.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance in relation to that at the beginning, in the screen's coordinates. Setting it resets the velocity.
    open var scale: CGFloat {
        get { currentScale }
        set {
            currentScale = newValue
            takeBasis(FingerPair(touches))
        }
    }

    /// How fast the scale changes, per second.
    open var velocity: CGFloat {
        guard let basis else { return 0 }
        let rest = Platform.current.touchThresholds.restInterval
        return history.velocity(at: RenderServer.current.now, restInterval: rest).x * basis.scale / basis.distance
    }

    private var currentScale: CGFloat = 1
    /// The scale and the distance that belong together since two fingers were last put down or the scale was last set.
    private var basis: (scale: CGFloat, distance: CGFloat)?
    /// The fingers' distances.
    private var history = MotionHistory()

    /// Takes two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let isNewPair = !(self.touches.prefix(2).allSatisfy { $0.phase != .began })
        ignoreTouchesBeyondTwo(for: event)
        guard isNewPair else { return }
        takeBasis(FingerPair(self.touches))
        if isUnderWay { state = .changed }
    }

    /// Follows the fingers.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let pair = FingerPair(self.touches), let basis {
            record(pair)
            if isUndecided, waiting == nil {
                guard abs(pair.distance - basis.distance) >= Platform.current.touchThresholds.pinchDistance else { return }
                self.basis = (1, pair.distance)
                state = .began
                return
            }
            currentScale = basis.scale * pair.distance / basis.distance
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

    /// Gives up.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the pinch.
    open override func reset() {
        super.reset()
        currentScale = 1
        basis = nil
        history.removeAll()
    }

    private var isUnderWay: Bool { currentState == .began || currentState == .changed }

    private func takeBasis(_ pair: FingerPair?) {
        history.removeAll()
        guard let pair else {
            // With one finger there is nothing to measure: the next pair takes the scale up.
            basis = basis.map { (currentScale, $0.distance) }
            return
        }
        basis = (currentScale, pair.distance)
        record(pair)
    }

    private func record(_ pair: FingerPair) {
        history.record(pair.distance, at: RenderServer.current.now, window: Platform.current.touchThresholds.velocityWindow)
    }
}
