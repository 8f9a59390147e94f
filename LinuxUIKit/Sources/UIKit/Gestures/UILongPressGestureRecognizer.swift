/// A recognizer for fingers that stay in place for a while.
///
/// The gesture begins when the fingers have stayed long enough, changes when they move afterwards, and ends when one of them lifts.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press. Here, the number is always 0.
    open var numberOfTapsRequired = 0 {
        didSet { precondition(numberOfTapsRequired == 0, "LinuxUIKit: a long press after taps is not simulated") }
    }

    /// The number of fingers.
    open var numberOfTouchesRequired = 1

    /// The time for which the fingers must stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The distance that the fingers may move before the beginning, in points.
    open var allowableMovement: CGFloat = 10

    private var timer: DeferredAction?

    /// Counts the fingers and starts the timer.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard isUndecided, waiting == nil else {
            for touch in self.touches.suffix(from: numberOfTouchesRequired) { ignore(touch, for: event) }
            return
        }
        if self.touches.count > numberOfTouchesRequired { state = .failed }
        if self.touches.count == numberOfTouchesRequired { startTimer() }
    }

    /// Fails if a finger moves too far before the beginning.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if currentState == .began || currentState == .changed {
            state = .changed
        } else if waiting == nil, touches.contains(where: { $0.locationOnScreen.distance(to: $0.landingPoint) > allowableMovement }) {
            state = .failed
        }
    }

    /// Ends, or fails if the press was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = isUndecided && waiting == nil ? .failed : .ended
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Resets the press.
    open override func reset() {
        super.reset()
        stopTimer()
    }

    private func startTimer() {
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        timer = Platform.current.after(minimumPressDuration, "a long press that may begin") { [weak self] in
            self?.timer = nil
            self?.state = .began
        }
    }

    private func stopTimer() {
        if let timer { Platform.current.cancel(timer) }
        timer = nil
    }
}
