/// The position of two fingers on the screen, relative to each other.
struct FingerPair {
    /// The distance between the fingers, in points. The value is at least 1, so that it can be a divisor.
    let distance: CGFloat
    /// The direction from the first finger to the second, in radians, clockwise from the x axis.
    let angle: CGFloat

    @MainActor init?(_ touches: [UITouch]) {
        guard touches.count == 2 else { return nil }
        let first = touches[0].locationOnScreen
        let second = touches[1].locationOnScreen
        distance = max(first.distance(to: second), 1)
        angle = atan2(second.y - first.y, second.x - first.x)
    }
}

extension UIGestureRecognizer {
    /// Ignores all fingers but two, which make a pinch or a rotation.
    func ignoreTouchesBeyondTwo(for event: UIEvent) {
        while touches.count > 2 { ignore(touches[2], for: event) }
    }
}
