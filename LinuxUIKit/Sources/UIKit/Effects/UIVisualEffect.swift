/// The base class of the effects of a `UIVisualEffectView`, without a look of its own.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// An effect without any look.
    public override init() {
        super.init()
    }

    /// Returns the effect itself, as long as no property of the effect can change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The color of the fill that stands for the effect, or `nil` for no fill.
    var fillColor: UIColor? { nil }
}
