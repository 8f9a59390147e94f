/// A width, a height, or a distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that sets the dimension to a constant, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, constant: c)
    }

    /// Returns a constraint that keeps the dimension at or above a constant, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, constant: c)
    }

    /// Returns a constraint that keeps the dimension at or below a constant, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, constant: c)
    }

    /// Returns a constraint that sets the dimension to a multiple of another dimension.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, multiplier: m)
    }

    /// Returns a constraint that keeps the dimension at or above a multiple of another dimension.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m)
    }

    /// Returns a constraint that keeps the dimension at or below a multiple of another dimension.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m)
    }

    /// Returns a constraint that sets the dimension to a multiple of another dimension plus a constant, in points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c)
    }

    /// Returns a constraint that keeps the dimension at or above a multiple of another dimension plus a constant, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
    }

    /// Returns a constraint that keeps the dimension at or below a multiple of another dimension plus a constant, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c)
    }
}
