/// How two fingers lie to each other on the screen.
struct FingerPair {
    /// The distance between them, in points; never below one, so that it can be divided by.
    let distance: CGFloat
    /// The direction from the first to the second, in radians, clockwise from the x axis.
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
    /// Two fingers make a pinch or a rotation; any that land beside them are left out.
    func ignoreTouchesBeyondTwo(for event: UIEvent) {
        while touches.count > 2 { ignore(touches[2], for: event) }
    }
}
