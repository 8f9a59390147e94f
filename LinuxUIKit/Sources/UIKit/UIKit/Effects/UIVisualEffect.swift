/// A visual effect of a `UIVisualEffectView`, without an effect of its own.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// An effect without any look.
    public override init() {
        super.init()
    }

    /// The effect itself, as long as nothing of the effect can change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour of the fill that stands for the effect; nil is no fill.
    var fillColor: UIColor? { nil }
}
