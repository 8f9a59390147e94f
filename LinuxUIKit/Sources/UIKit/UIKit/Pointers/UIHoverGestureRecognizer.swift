/// A pointer that moves over a view: it begins when it comes, changes while it moves, and ends when it leaves.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer is or was last, on the screen.
    private var pointer = CGPoint.zero

    override var centroidOnScreen: CGPoint { pointer }

    /// Fingers do not hover.
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
