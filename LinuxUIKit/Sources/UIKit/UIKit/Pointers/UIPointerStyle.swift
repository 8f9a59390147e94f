/// What a pointer does to a view under it. All but the first look the same here: lit up.
public enum UIPointerEffect {
    /// What suits the view.
    case automatic(UITargetedPreview)
    /// It lies behind the view.
    case highlight(UITargetedPreview)
    /// The view rises above it.
    case lift(UITargetedPreview)
    /// It stays what it is.
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// Where a view is tinted.
    public enum TintMode: Sendable {
        /// Nowhere.
        case none
        /// Above it.
        case overlay
        /// Behind it.
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
    /// An upright beam of a length.
    case verticalBeam(length: CGFloat)
    /// A level beam of a length.
    case horizontalBeam(length: CGFloat)

    /// The corners of rectangles where nothing else is said, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// How a pointer looks over a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    /// Whether the pointer is not seen.
    let isHidden: Bool

    /// The look of an effect.
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
    /// The pointer as it is elsewhere.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: false) }
}
