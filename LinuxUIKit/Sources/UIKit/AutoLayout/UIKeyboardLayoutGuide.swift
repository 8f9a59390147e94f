/// A guide that follows something on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers: without a keyboard, the part below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that isn't docked. Without effect here: the keyboard is always docked.
    open var followsUndockedKeyboard = false

    /// Whether the guide begins above the bottom of the safe area while there is no keyboard.
    @available(iOS 17.0, *)
    open var usesBottomSafeArea = true {
        didSet {
            guard oldValue != usesBottomSafeArea else { return }
            owner?.constantsDidChangeInConstraints()
            owner?.setNeedsLayout()
        }
    }

    /// The height of the part at the bottom of the view that the guide covers, in points.
    var coveredHeight: CGFloat {
        guard let owner else { return 0 }
        let atRest = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
        guard let window = owner.window else { return atRest }
        let top = owner.convert(CGPoint(x: 0, y: window.bounds.height - Platform.current.softwareKeyboard.height), from: window).y
        return min(max(owner.bounds.maxY - top, atRest), owner.bounds.height)
    }

    override var insets: UIEdgeInsets {
        UIEdgeInsets(top: (owner?.bounds.height ?? 0) - coveredHeight, left: 0, bottom: 0, right: 0)
    }
}

extension UIView {
    /// The part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let autoLayout = makeAutoLayout()
        if let guide = autoLayout.ownGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self, identifier: "UIKeyboardLayoutGuide")
        autoLayout.ownGuides.append(guide)
        Platform.current.softwareKeyboard.add(guide)
        return guide
    }
}

extension EdgePlace {
    /// Creates the place of an attribute in a strip at the bottom of a rectangle.
    init(_ attribute: NSLayoutConstraint.Attribute, inBottomStripOf height: CGFloat) {
        self.init(attribute, insets: .zero, margins: .zero, baselines: nil)
        switch attribute {
        case .top, .topMargin: (sizes, constant) = (1, -Double(height))
        case .centerY, .centerYWithinMargins: (sizes, constant) = (1, -Double(height) / 2)
        case .height: (sizes, constant) = (0, Double(height))
        default: break
        }
    }
}
