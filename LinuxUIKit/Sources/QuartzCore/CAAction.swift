/// An action that a change of a layer can trigger.
public protocol CAAction {
    /// Runs the action.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// The action of `NSNull`, which changes nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
    /// Adds the animation to the layer, under the event's name.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension CALayer {
    /// Returns the action of the delegate, the layer or its class for a change, in the order of `action(forKey:)`'s page, or `nil` if there
    /// is none.
    func givenAction(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
    }

    /// Returns Core Animation's own action: an animation from the value on screen to the new value, with the transaction's timing.
    func implicitAction(forKey event: String, of model: LayerValues) -> CAAnimation? {
        guard let key = LayerKey(rawValue: event), key.isAnimatedImplicitly, CATransaction.animationDuration() > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentationValues(of: model)[key].boxed
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
