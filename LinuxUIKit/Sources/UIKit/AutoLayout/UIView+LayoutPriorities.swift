/// The priorities of a view's natural size, along each axis.
struct ViewLayoutPriorities {
    /// Apple's defaults: a view stretches rather than shrinks.
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalResistance = UILayoutPriority.defaultHigh
    var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
    /// The size that requests the smallest possible size.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The size that requests the largest possible size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the priority with which the view resists being larger than its natural size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? layoutPriorities.horizontalHugging : layoutPriorities.verticalHugging
    }

    /// Sets the priority with which the view resists being larger than its natural size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: layoutPriorities.horizontalHugging = priority
        case .vertical: layoutPriorities.verticalHugging = priority
        }
        contentDidChangeInConstraints()
        superview?.subviewContentSizeDidChange(self)
    }

    /// Returns the priority with which the view resists being smaller than its natural size.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? layoutPriorities.horizontalResistance : layoutPriorities.verticalResistance
    }

    /// Sets the priority with which the view resists being smaller than its natural size.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: layoutPriorities.horizontalResistance = priority
        case .vertical: layoutPriorities.verticalResistance = priority
        }
        contentDidChangeInConstraints()
        superview?.subviewContentSizeDidChange(self)
    }
}
