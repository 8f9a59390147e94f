/// An attribute of a view or a layout guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let term: LayoutTerm

    init(_ term: LayoutTerm) {
        self.term = term
        super.init()
    }

    /// Returns a constraint that keeps this anchor at the other anchor.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term)
    }

    /// Returns a constraint that keeps this anchor at or after the other anchor.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term)
    }

    /// Returns a constraint that keeps this anchor at or before the other anchor.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term)
    }

    /// Returns a constraint that keeps this anchor a distance after the other anchor, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, constant: c)
    }

    /// Returns a constraint that keeps this anchor at least a distance after the other anchor, in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
    }

    /// Returns a constraint that keeps this anchor at most a distance after the other anchor, in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
    }

    func systemSpacing(
        _ relation: NSLayoutConstraint.Relation,
        _ anchor: NSLayoutAnchor<AnchorType>,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, relation, anchor.term, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    func offset(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        guard let item = other.term.item, let origin = term.item else {
            preconditionFailure("NSLayoutAnchor: the anchor's item is gone")
        }
        return NSLayoutDimension(LayoutTerm(item, other.term.attribute, from: origin, term.attribute))
    }
}
