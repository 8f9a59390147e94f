/// What raises an exception on a phone stops the program here, in the same words.
extension NSLayoutConstraint {
    static func check(
        item first: Any,
        _ firstAttribute: Attribute,
        toItem second: Any?,
        _ secondAttribute: Attribute,
        _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        checkItem(first)
        if let second { checkItem(second) }
        precondition(
            firstAttribute != .notAnAttribute,
            "NSInvalidArgumentException: NSLayoutConstraint for \(first): Constraint must contain a first layout attribute"
        )
        let second = secondAttribute == .notAnAttribute ? nil : second.map { LayoutTerm($0 as AnyObject, secondAttribute) }
        check(LayoutTerm(first as AnyObject, firstAttribute), second, multiplier, constant)
    }

    private static func checkItem(_ item: Any) {
        precondition(
            item is UIView || item is UILayoutGuide,
            "NSInvalidArgumentException: NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide."
        )
    }

    static func check(_ first: LayoutTerm, _ second: LayoutTerm?, _ multiplier: CGFloat, _ constant: CGFloat) {
        checkConstant(constant)
        precondition(
            multiplier.isFinite,
            "NSInvalidArgumentException: Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
        )
        guard let second, multiplier != 0 || first.kind == .size else {
            return precondition(
                first.kind == .size,
                "NSInvalidArgumentException: NSLayoutConstraint for \(first.summary): A multiplier of 0 or a nil second item together with "
                    + "a location for the first attribute creates an illegal constraint of a location equal to a constant. "
                    + "Location attributes must be specified in pairs."
            )
        }
        precondition(
            first.kind == second.kind,
            "NSInvalidArgumentException: NSLayoutConstraint for \(first.summary): Invalid pairing of layout attributes"
        )
        precondition(
            first.kind == .size || !(mixesReading(first.attribute, second.attribute) || mixesReading(second.attribute, first.attribute)),
            "NSInvalidArgumentException: NSLayoutConstraint for \(first.summary): A constraint cannot be made between a leading/trailing "
                + "attribute and a right/left attribute. Use leading/trailing for both or neither."
        )
    }

    private static func mixesReading(_ one: Attribute, _ other: Attribute) -> Bool {
        one.followsReading && other.isLeftOrRight
    }

    static func checkConstant(_ constant: CGFloat) {
        precondition(
            constant.isFinite,
            "NSInvalidArgumentException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
        )
    }

    func checkPriority(_ new: UILayoutPriority) {
        precondition(
            new.rawValue > 0 && new.rawValue <= UILayoutPriority.required.rawValue,
            "NSInternalInconsistencyException: It's illegal to set priority:\(new.rawValue). Priorities must be greater than 0 and less or "
                + "equal to NSLayoutPriorityRequired, which is 1000.000000."
        )
        precondition(
            !isActive || (new == .required) == (priority == .required),
            "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                + "supported.  You passed priority \(Int(new.rawValue)) and the existing priority was \(Int(priority.rawValue))."
        )
    }

    /// The views that the items are or lie in.
    var itemViews: [UIView] {
        let items = (first?.items ?? []) + (second?.items ?? [])
        return items.compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
    }

    /// Whether an item is one of the constraint's.
    func isAbout(_ item: AnyObject) -> Bool {
        ((first?.items ?? []) + (second?.items ?? [])).contains { $0 === item }
    }

    /// All items are there, and guides have their views.
    var isComplete: Bool {
        func isThere(_ term: LayoutTerm) -> Bool {
            isPlaced(term.item) && (!term.isDistance || isPlaced(term.origin))
        }
        guard let first, isThere(first) else { return false }
        return second.map(isThere) ?? true
    }

    private func isPlaced(_ item: AnyObject?) -> Bool {
        (item as? UILayoutGuide).map { $0.owningView != nil } ?? (item != nil)
    }

    /// The nearest view that all items lie in or are.
    var commonAncestor: UIView {
        guard isComplete, let ancestor = UIView.nearestCommonAncestor(of: itemViews) else {
            preconditionFailure(
                "NSGenericException: Unable to activate constraint with anchors \(first?.summary ?? "(null)") and "
                    + "\(second?.summary ?? "(null)") because they have no common ancestor.  Does the constraint or its anchors reference "
                    + "items in different view hierarchies?  That's illegal."
            )
        }
        return ancestor
    }

    /// As a log shows it.
    var summary: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let sign = ["<=", "==", ">="][relation.rawValue + 1]
        var right = second.map { multiplier == 1 ? $0.summary : "\(multiplier)*\($0.summary)" } ?? "\(constant)"
        if second != nil, constant != 0 { right += constant > 0 ? " + \(constant)" : " - \(-constant)" }
        let strength = priority == .required ? "" : " @\(priority.rawValue)"
        return "<\(type(of: self)):\(ObjectIdentifier(self).hashValue.magnitude)\(name) \(first?.summary ?? "(null)") \(sign) \(right)"
            + "\(strength)   (\(isActive ? "active" : "inactive"))>"
    }
}

extension UIView {
    static func nearestCommonAncestor(of views: [UIView]) -> UIView? {
        guard var ancestor = views.first else { return nil }
        for view in views.dropFirst() {
            guard let common = sequence(first: ancestor, next: \.parent).first(where: { $0.contains(view) }) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    /// Whether a view is this one or lies in it.
    func contains(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let current = next {
            if current === self { return true }
            next = current.parent
        }
        return false
    }
}
