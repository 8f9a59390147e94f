/// What a change of a layer can bring about.
public protocol CAAction {
    /// Does it.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
    /// Adds the animation to the layer, under the event's name.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension CALayer {
    /// What the delegate, the layer or its class say that a change brings about, in the order of `action(forKey:)`'s page; nil if none does.
    func givenAction(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
    }

    /// Core Animation's own: from what is on screen to the new value, in the transaction's time.
    func implicitAction(forKey event: String, of model: LayerValues) -> CAAnimation? {
        guard let key = LayerKey(rawValue: event), key.isAnimatedImplicitly, CATransaction.animationDuration() > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentationValues(of: model)[key].boxed
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
