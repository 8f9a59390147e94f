/// How strongly a view wants its natural size, along each axis.
struct ViewLayoutPriorities {
    /// Apple's defaults: a view would rather stretch than shrink.
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalResistance = UILayoutPriority.defaultHigh
    var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
    /// The size that stands for: as small as can be.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The size that stands for: as large as can be.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// How strongly the view resists being larger than its natural size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? layoutPriorities.horizontalHugging : layoutPriorities.verticalHugging
    }

    /// Sets how strongly the view resists being larger than its natural size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: layoutPriorities.horizontalHugging = priority
        case .vertical: layoutPriorities.verticalHugging = priority
        }
        superview?.subviewContentSizeDidChange(self)
    }

    /// How strongly the view resists being smaller than its natural size.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? layoutPriorities.horizontalResistance : layoutPriorities.verticalResistance
    }

    /// Sets how strongly the view resists being smaller than its natural size.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: layoutPriorities.horizontalResistance = priority
        case .vertical: layoutPriorities.verticalResistance = priority
        }
        superview?.subviewContentSizeDidChange(self)
    }

    /// The size by the constraints inside: here that of a stack, as small as can be or within the target's width.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The same, with the target's width taken as it is where its priority is `.required`.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        precondition(verticalFittingPriority != .required, "LinuxUIKit: fitting a width to a required height is not simulated")
        guard horizontalFittingPriority == .required else {
            let size = contentSize(forWidth: nil)
            return CGSize(width: max(size.width, 0), height: max(size.height, 0))
        }
        return CGSize(width: targetSize.width, height: max(contentSize(forWidth: targetSize.width).height, 0))
    }
}
