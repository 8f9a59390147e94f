/// Checks for misuse: an exception on a phone stops the program here, with the same words.
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
            (first.kind == .size) == (second.kind == .size),
            "NSInvalidArgumentException: NSLayoutConstraint for \(first.summary): Invalid pairing of layout attributes"
        )
        precondition(
            first.kind == .size || !(mixesReading(first.attribute, second.attribute) || mixesReading(second.attribute, first.attribute)),
            "NSInvalidArgumentException: NSLayoutConstraint for \(first.summary): A constraint cannot be made between a leading/trailing "
                + "attribute and a right/left attribute. Use leading/trailing for both or neither."
        )
    }

    /// Stops the program if the two sides belong to different axes. The check is due when the constraint enters a layout.
    func checkAxes() {
        guard let first, let second else { return }
        precondition(
            first.kind == second.kind,
            "NSInvalidLayoutConstraintException: Constraint improperly relates anchors of incompatible types: \(summary)"
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
        // Since iOS 13, a required priority may be lowered.
        precondition(
            !isActive || new != .required || priority == .required,
            "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                + "supported.  You passed priority \(Int(new.rawValue)) and the existing priority was \(Int(priority.rawValue))."
        )
    }

    /// The views of the items: the items themselves, or the views of guides.
    var itemViews: [UIView] {
        var views: [UIView] = []
        for term in [first, second] { term?.forEachView { if let view = $0 { views.append(view) } } }
        return views
    }

    /// Returns whether the constraint involves an item.
    func isAbout(_ item: AnyObject) -> Bool {
        ((first?.items ?? []) + (second?.items ?? [])).contains { $0 === item }
    }

    /// Whether all items exist, and all guides have views.
    var isComplete: Bool {
        guard let first else { return false }
        var isComplete = true
        first.forEachView { if $0 == nil { isComplete = false } }
        second?.forEachView { if $0 == nil { isComplete = false } }
        return isComplete
    }

    /// The nearest view that is or contains each of the items, or nil if there is none.
    var nearestAncestor: UIView? {
        guard let first else { return nil }
        var ancestor: UIView?
        var isFound = true
        func include(_ view: UIView?) {
            guard isFound, let view else { return isFound = false }
            ancestor = ancestor.map { $0.nearestAncestor(with: view) } ?? view
            isFound = ancestor != nil
        }
        first.forEachView(include)
        second?.forEachView(include)
        return isFound ? ancestor : nil
    }

    /// The view that holds the constraint after activation.
    var commonAncestor: UIView {
        guard let ancestor = nearestAncestor else {
            preconditionFailure(
                "NSGenericException: Unable to activate constraint with anchors \(first?.summary ?? "(null)") and "
                    + "\(second?.summary ?? "(null)") because they have no common ancestor.  Does the constraint or its anchors reference "
                    + "items in different view hierarchies?  That's illegal."
            )
        }
        return ancestor
    }

    /// The constraint's description in a log.
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
    func nearestAncestor(with other: UIView) -> UIView? {
        // Most constraints are between a view and its superview, or between siblings. The way up to the window takes longer.
        let (superview, otherSuperview) = (parent, other.parent)
        if other === self || otherSuperview === self { return self }
        if let superview, superview === other || superview === otherSuperview { return superview }
        var next: UIView? = self
        while let view = next {
            if view.contains(other) { return view }
            next = view.parent
        }
        return nil
    }

    /// Returns whether a view is this view or a descendant.
    func contains(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let current = next {
            if current === self { return true }
            next = current.parent
        }
        return false
    }
}
