/// One side of a constraint: an attribute of an item, or how far it lies from another one's.
///
/// A class, since copies of weak references cost more than all else that a layout does.
@MainActor final class LayoutTerm {
    /// A view or a layout guide.
    private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// Where the distance is counted from, for dimensions between two anchors.
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

    /// What it may be paired with.
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

    var items: [AnyObject] { [item, origin].compactMap { $0 } }

    /// Calls a closure with the views that the items are or lie in; nil stands for what is gone or lies nowhere.
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
