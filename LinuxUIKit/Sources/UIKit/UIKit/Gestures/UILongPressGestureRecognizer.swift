/// Fingers that stay where they are for a while.
///
/// It begins when they have, changes when they move after that, and ends when one of them lifts.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the press; none, here.
    open var numberOfTapsRequired = 0 {
        didSet { precondition(numberOfTapsRequired == 0, "LinuxUIKit: a long press after taps is not simulated") }
    }

    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1

    /// How long they must stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How far they may move until then, in points.
    open var allowableMovement: CGFloat = 10

    private var timer: DeferredAction?

    /// Counts the fingers and starts the time.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard isUndecided, waiting == nil else {
            for touch in self.touches.suffix(from: numberOfTouchesRequired) { ignore(touch, for: event) }
            return
        }
        if self.touches.count > numberOfTouchesRequired { state = .failed }
        if self.touches.count == numberOfTouchesRequired { startTimer() }
    }

    /// Fails when a finger strays too early.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if currentState == .began || currentState == .changed {
            state = .changed
        } else if waiting == nil, touches.contains(where: { $0.locationOnScreen.distance(to: $0.landingPoint) > allowableMovement }) {
            state = .failed
        }
    }

    /// Ends, or fails when the time was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = isUndecided && waiting == nil ? .failed : .ended
    }

    /// Gives up.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the press.
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
