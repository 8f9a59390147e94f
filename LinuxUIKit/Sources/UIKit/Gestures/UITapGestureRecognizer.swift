/// A recognizer for fingers that touch and lift, once or several times.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1

    /// The number of fingers.
    open var numberOfTouchesRequired = 1

    /// The fingers of the current tap, or of the last tap.
    private var tapTouches: [UITouch] = []
    private var tapCount = 0
    private var firstTapPoint: CGPoint?
    private var timer: DeferredAction?

    /// The centroid of the last tap.
    override var centroidOnScreen: CGPoint {
        tapTouches.isEmpty ? super.centroidOnScreen : UIGestureRecognizer.centroid(of: tapTouches)
    }

    /// The number of fingers of the last tap. The fingers count even after they have lifted.
    open override var numberOfTouches: Int { tapTouches.count }

    /// Returns the current or last location of a finger of the last tap.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            tapTouches.indices.contains(touchIndex),
            "NSRangeException: -[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(tapTouches.count))"
        )
        return convert(tapTouches[touchIndex].locationOnScreen, to: view)
    }

    override var awaitsFurtherTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

    /// Returns whether this tap can prevent another recognizer. A single tap never prevents a double tap, which begins with a single tap.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Counts the fingers and starts the timer.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if self.touches.count == touches.count { tapTouches = [] }
        tapTouches += self.touches.filter { $0.phase == .began }
        let thresholds = Platform.current.touchThresholds
        if tapTouches.count > numberOfTouchesRequired { state = .failed }
        if let firstTapPoint, tapTouches[0].landingPoint.distance(to: firstTapPoint) > thresholds.multipleTapDistance { state = .failed }
        guard !isOver else { return }
        if firstTapPoint == nil { firstTapPoint = tapTouches[0].landingPoint }
        fail(after: thresholds.tapDuration)
    }

    /// Fails if a finger moves too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let limit = Platform.current.touchThresholds.tapMovement
        if touches.contains(where: { $0.locationOnScreen.distance(to: $0.landingPoint) > limit }) { state = .failed }
    }

    /// Counts the taps.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard !self.touches.contains(where: \.isDown) else { return }
        stopTimer()
        guard tapTouches.count == numberOfTouchesRequired else {
            state = .failed
            return
        }
        tapCount += 1
        if tapCount == numberOfTapsRequired {
            state = .ended
        } else {
            fail(after: Platform.current.touchThresholds.tapInterval)
        }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    /// Resets the taps.
    open override func reset() {
        super.reset()
        stopTimer()
        tapTouches = []
        tapCount = 0
        firstTapPoint = nil
    }

    private func fail(after delay: CFTimeInterval) {
        stopTimer()
        timer = Platform.current.after(delay, "a tap that may fail") { [weak self] in
            self?.timer = nil
            self?.state = .failed
        }
    }

    private func stopTimer() {
        if let timer { Platform.current.cancel(timer) }
        timer = nil
    }
}
