/// An effect that lets the colours behind a blur shine through the contents of a view. The contents keep their own colours here.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// The effect for contents over a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init()
    }

    /// The effect for contents of a kind over a blur.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init()
    }
}

/// The kind of contents that a vibrancy effect applies to.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of the first rank.
    case label = 0
    /// Text of the second rank.
    case secondaryLabel = 1
    /// Text of the third rank.
    case tertiaryLabel = 2
    /// Text of the fourth rank.
    case quaternaryLabel = 3
    /// Large filled areas.
    case fill = 4
    /// Middle-sized filled areas.
    case secondaryFill = 5
    /// Small filled areas.
    case tertiaryFill = 6
    /// Lines between contents.
    case separator = 7
}
