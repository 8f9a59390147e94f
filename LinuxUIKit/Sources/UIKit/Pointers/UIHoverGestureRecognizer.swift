/// A recognizer for a pointer that moves over a view. The gesture begins when the pointer comes, changes while the pointer moves, and ends
/// when the pointer leaves.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The current or last location of the pointer on the screen.
    private var pointer = CGPoint.zero

    override var centroidOnScreen: CGPoint { pointer }

    /// Refuses all touches, because fingers don't hover.
    override func takes(_ touch: UITouch, of event: UIEvent) -> Bool { false }

    func pointerDidMove(to point: CGPoint) {
        guard isEnabled else { return }
        pointer = point
        state = isHovering ? .changed : .began
    }

    func pointerDidLeave() {
        if isHovering { state = .ended }
    }

    private var isHovering: Bool { currentState == .began || currentState == .changed }
}
