/// One side of a constraint: an attribute of an item, or the distance of an attribute from another item's attribute.
///
/// The term is a class, because copies of weak references would cost more time than the rest of a layout.
@MainActor final class LayoutTerm {
    /// A view or a layout guide.
    private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// The item at which the distance begins, if the term is a distance between two anchors.
    private(set) weak var origin: AnyObject?
    let originAttribute: NSLayoutConstraint.Attribute

    init(
        _ item: AnyObject,
        _ attribute: NSLayoutConstraint.Attribute,
        from origin: AnyObject? = nil,
        _ originAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    ) {
        self.item = item
        self.attribute = attribute
        self.origin = origin
        self.originAttribute = originAttribute
    }

    var isDistance: Bool { originAttribute != .notAnAttribute }

    /// The kind of attributes that the term may be paired with.
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

    var items: [AnyObject] { [item, origin].compactMap { $0 } }

    /// Calls a closure with each item's view: the item itself, or the view of a guide. The argument is nil for an item that is gone or lies
    /// in no view.
    func forEachView(_ body: (UIView?) -> Void) {
        body(LayoutTerm.view(of: item))
        if isDistance { body(LayoutTerm.view(of: origin)) }
    }

    private static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owner
    }

    var summary: String {
        let end = "\(summary(of: item)).\(attribute.name)"
        return isDistance ? "(\(end) - \(summary(of: origin)).\(originAttribute.name))" : end
    }

    private func summary(of item: AnyObject?) -> String {
        guard let item else { return "(deallocated)" }
        let name = (item as? UILayoutGuide)?.identifier ?? (item as? UIView)?.accessibilityIdentifier ?? ""
        return "\(type(of: item)):\(ObjectIdentifier(item).hashValue.magnitude)\(name.isEmpty ? "" : " '\(name)'")"
    }
}
