/// The effect of a pointer on a view below the pointer. Here, all effects have the same look: the view is lit up.
public enum UIPointerEffect {
    /// The effect that suits the view.
    case automatic(UITargetedPreview)
    /// An effect with the pointer behind the view.
    case highlight(UITargetedPreview)
    /// An effect that raises the view above the pointer.
    case lift(UITargetedPreview)
    /// An effect with an unchanged pointer.
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// The place of a view's tint.
    public enum TintMode: Sendable {
        /// No tint.
        case none
        /// A tint above the view.
        case overlay
        /// A tint behind the view.
        case underlay
    }

    /// The view.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The outline of a pointer.
public enum UIPointerShape {
    /// A path.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
    /// A vertical beam with a length.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam with a length.
    case horizontalBeam(length: CGFloat)

    /// The radius of a rectangle's corners if no radius is given, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// The look of a pointer over a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    /// Whether the pointer is hidden.
    let isHidden: Bool

    /// The look with an effect.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape, isHidden: false)
    }

    init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        self.isHidden = isHidden
    }

    /// No pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: true) }
    /// The pointer's usual look.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: false) }
}
