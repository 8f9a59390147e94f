/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property, or of a part of one.
    open var keyPath: String?
    /// Whether the animation's value is added to the present value.
    open var isAdditive = false
    /// Whether each pass begins at the end of the pass before.
    open var isCumulative = false

    /// Makes an animation of a property.
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

    /// Returns the value at a fraction of a pass.
    ///
    /// - Parameters:
    ///   - underlying: The value without the animation.
    ///   - previous: The value on screen at the time the animation was added.
    func value(atFraction fraction: Double, duration: CFTimeInterval, underlying: LayerValue, previous: LayerValue) -> LayerValue {
        preconditionFailure("LinuxUIKit: \(type(of: self)) says nothing of its values; add a CABasicAnimation or a CAKeyframeAnimation")
    }
}
