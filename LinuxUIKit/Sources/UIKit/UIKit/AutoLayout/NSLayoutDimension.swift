/// A width, a height, or a distance between two anchors.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The dimension is a constant, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, constant: c)
    }

    /// The dimension is at least a constant, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, constant: c)
    }

    /// The dimension is at most a constant, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, constant: c)
    }

    /// The dimension is a multiple of another one.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, multiplier: m)
    }

    /// The dimension is at least a multiple of another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m)
    }

    /// The dimension is at most a multiple of another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m)
    }

    /// The dimension is a multiple of another one and a constant, in points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c)
    }

    /// The dimension is at least a multiple of another one and a constant, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
    }

    /// The dimension is at most a multiple of another one and a constant, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c)
    }
}
