/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The property, or a part of one.
    open var keyPath: String?
    /// Whether it comes on top of what is there.
    open var isAdditive = false
    /// Whether each pass begins where the one before ended.
    open var isCumulative = false

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeEmptyCopy() -> CAAnimation { CAPropertyAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
    }

    /// The value at a fraction of a pass.
    ///
    /// - Parameters:
    ///   - underlying: what is there without the animation.
    ///   - previous: what was on screen when it was added.
    func value(atFraction fraction: Double, duration: CFTimeInterval, underlying: LayerValue, previous: LayerValue) -> LayerValue {
        preconditionFailure("LinuxUIKit: \(type(of: self)) says nothing of its values; add a CABasicAnimation or a CAKeyframeAnimation")
    }
}
