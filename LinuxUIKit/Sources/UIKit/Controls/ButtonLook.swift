/// The look of a button in its present state.
struct ButtonLook {
    var title: String?
    var image: UIImage?
    var titleColor: UIColor
    /// The tint of template images.
    var imageTint: UIColor
    var isImageTemplate = false
    /// The opacity of title and image.
    var contentAlpha: CGFloat = 1
    var font: UIFont?
    var background: UIColor?
    var backgroundImage: UIImage?
    var cornerStyle: UIButton.Configuration.CornerStyle?
    var imagePlacement: NSDirectionalRectEdge = .leading
    var imagePadding: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
}

extension UIButton.Configuration {
    /// Returns the look in a state. Apple publishes no numbers for the highlighted and disabled looks. The numbers here are chosen by eye.
    @MainActor func look(tint: UIColor, state: UIControl.State, traits: UITraitCollection) -> ButtonLook {
        let isDisabled = state.contains(.disabled)
        let isHighlighted = state.contains(.highlighted) && !isDisabled
        let background: UIColor? =
            switch style {
            case .plain: baseBackgroundColor ?? (state.contains(.selected) ? tint.withAlphaComponent(0.18) : nil)
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .filled: baseBackgroundColor ?? tint
            case .glass: baseBackgroundColor ?? UIGlassEffect().fillColor
            }
        let foreground = baseForegroundColor ?? (style == .filled ? .white : tint)
        let color = isDisabled ? UIColor.tertiaryLabel : foreground
        var look = ButtonLook(title: title, image: image, titleColor: color, imageTint: color, isImageTemplate: true)
        look.contentAlpha = isHighlighted && style != .filled ? 0.5 : 1
        look.font = .preferredFont(forTextStyle: buttonSize.textStyle, compatibleWith: traits)
        look.background = isDisabled && style != .plain ? .tertiarySystemFill : background
        if isHighlighted, let background = look.background?.resolvedColor(with: traits) {
            look.background = background.withAlphaComponent(background.cgColor.alpha * 0.7)
        }
        look.cornerStyle = cornerStyle
        look.imagePlacement = imagePlacement
        look.imagePadding = imagePadding
        look.insets = contentInsets
        return look
    }
}

extension UIButton.Configuration.CornerStyle {
    /// Returns the radius for a button's height. At the usual text size, `.fixed` and `.dynamic` are UIKit's 5.95.
    func radius(height: CGFloat, textHeight: CGFloat) -> CGFloat {
        switch self {
        case .fixed: 5.95
        case .dynamic: 5.95 * max(textHeight / 17, 0.5)
        case .small: 5
        case .medium: 8
        case .large: 12
        case .capsule: height / 2
        }
    }
}
