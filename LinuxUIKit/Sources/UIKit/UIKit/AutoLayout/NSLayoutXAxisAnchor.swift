/// A place from side to side.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        offset(to: otherAnchor)
    }
}

extension NSLayoutXAxisAnchor {
    /// This anchor lies a multiple of the system's spacing after the other one.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        systemSpacing(.equal, anchor, multiplier)
    }

    /// This anchor lies at least a multiple of the system's spacing after the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, anchor, multiplier)
    }

    /// This anchor lies at most a multiple of the system's spacing after the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, anchor, multiplier)
    }
}
