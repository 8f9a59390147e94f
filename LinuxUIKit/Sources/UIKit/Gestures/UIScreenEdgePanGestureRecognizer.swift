/// A recognizer for a finger that drags inwards from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which a drag can start.
    open var edges: UIRectEdge = []

    /// Fails unless the finger has landed at one of the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let first = self.touches.first, inwardDirection(from: first.landingPoint) == nil else { return }
        state = .failed
    }

    /// Fails if the finger moves along the edge instead of inwards. Recognizers that wait for this recognizer need not wait any longer.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let first = self.touches.first else { return }
        let (from, to) = (first.landingPoint, first.locationOnScreen)
        let thresholds = Platform.current.touchThresholds
        let travel = CGPoint(x: to.x - from.x, y: to.y - from.y)
        if to.distance(to: from) >= thresholds.panDistance, !isPan(travel, thresholds: thresholds) { state = .failed }
    }

    /// Returns whether the movement goes inwards more than along the edge.
    override func isPan(_ travel: CGPoint, thresholds: TouchThresholds) -> Bool {
        guard let first = touches.first, let direction = inwardDirection(from: first.landingPoint) else { return false }
        let inward = travel.x * direction.dx + travel.y * direction.dy
        let along = abs(travel.x * direction.dy) + abs(travel.y * direction.dx)
        return inward >= thresholds.panDistance && inward > along
    }

    private func inwardDirection(from point: CGPoint) -> CGVector? {
        let screen = UIScreen.main.bounds
        let distance = Platform.current.touchThresholds.edgeDistance
        if edges.contains(.left), point.x <= screen.minX + distance { return CGVector(dx: 1, dy: 0) }
        if edges.contains(.right), point.x >= screen.maxX - distance { return CGVector(dx: -1, dy: 0) }
        if edges.contains(.top), point.y <= screen.minY + distance { return CGVector(dx: 0, dy: 1) }
        if edges.contains(.bottom), point.y >= screen.maxY - distance { return CGVector(dx: 0, dy: -1) }
        return nil
    }
}
