extension UIView {
    /// Returns the view that a touch at the point belongs to. Fact of the documentation: views that are hidden, have an alpha below 0.01 or
    /// take no touches are skipped with all in them.
    func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, touchBlockingAnimationCount == 0 else { return nil }
        guard !isHeldByTransition || Platform.current.behavior.touchesInTransitions == .receivedByAll else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            // An animator's views are hit at their places on screen, unless the animator leaves hit testing to the app
            // (isManualHitTestingEnabled).
            let values = child.layer.animations.areHitOnScreen ? child.layer.presentationValues : child.layer.model
            let seen = layer.model.countsFromRight ? point.applying(layer.model.mirror) : point
            let inner = seen.applying(values.toSuperlayer(layer.model).inverted()).applying(values.mirror)
            if let hit = child.hitTest(inner, with: event) { return hit }
        }
        return self
    }

    /// Adds an interaction, and notifies the interaction.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction, and notifies the interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        // Removes by identity, not by an earlier index. The notified interaction may have removed others, or itself.
        attachedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

/// Behaviour that is added to a view as an object.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view to which the interaction is added.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed if the view is `nil`.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed if the view is `nil`.
    func didMove(to view: UIView?)
}
