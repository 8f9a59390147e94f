/// A place from top to bottom.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another one.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        offset(to: otherAnchor)
    }
}

extension NSLayoutYAxisAnchor {
    /// This anchor lies a multiple of the system's spacing below the other one.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        systemSpacing(.equal, anchor, multiplier)
    }

    /// This anchor lies at least a multiple of the system's spacing below the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, anchor, multiplier)
    }

    /// This anchor lies at most a multiple of the system's spacing below the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, anchor, multiplier)
    }
}
