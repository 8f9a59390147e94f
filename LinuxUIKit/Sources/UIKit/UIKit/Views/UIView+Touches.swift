extension UIView {
    /// Fact of the documentation: views that are hidden, have an alpha below 0.01 or take no touches are skipped with all in them.
    func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, touchBlockingAnimationCount == 0 else { return nil }
        guard !isHeldByTransition || Platform.current.behavior.touchesInTransitions == .receivedByAll else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            // An animator's views are hit where they are on screen, unless it leaves that to the app (isManualHitTestingEnabled).
            let values = child.layer.animations.areHitOnScreen ? child.layer.presentationValues : child.layer.model
            let seen = layer.model.countsFromRight ? point.applying(layer.model.mirror) : point
            let inner = seen.applying(values.toSuperlayer(layer.model).inverted()).applying(values.mirror)
            if let hit = child.hitTest(inner, with: event) { return hit }
        }
        return self
    }

    /// Adds an interaction and tells it of its view.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction and tells it.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        // By identity, not by a place taken before: whoever is told may remove others, or this one.
        attachedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

/// Behaviour that is added to a view as an object.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that it is added to.
    var view: UIView? { get }
    /// It is about to be added, or removed with nil.
    func willMove(to view: UIView?)
    /// It has been added, or removed with nil.
    func didMove(to view: UIView?)
}
