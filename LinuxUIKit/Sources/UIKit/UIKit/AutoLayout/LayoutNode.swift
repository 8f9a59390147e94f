/// A rectangle in a system of constraints.
@MainActor struct LayoutNode {
    enum Role {
        /// Constraints decide it.
        case free
        /// A view's frame, which is given, as its surroundings see it.
        case placed
        /// A view's size, which is given, as what lies in it sees it.
        case enclosing
    }

    /// What tells nodes from each other.
    struct Key: Hashable {
        let item: ObjectIdentifier
        let isEnclosing: Bool
    }

    let item: AnyObject
    let role: Role

    init(guide: UILayoutGuide) {
        item = guide
        role = .free
    }

    /// - Parameters:
    ///   - isAround: the others lie in the view.
    ///   - fitted: the view whose size is asked for: it is free whatever else holds it.
    init(_ view: UIView, isAround: Bool, fitted: UIView? = nil) {
        item = view
        if !view.translatesAutoresizingMaskIntoConstraints || view === fitted {
            role = .free
        } else {
            // Where a size is asked for, a view inside follows its superview by its mask, and what lies in it follows it.
            role = isAround && fitted == nil ? .enclosing : .placed
        }
    }

    var key: Key { Key(item: ObjectIdentifier(item), isEnclosing: role == .enclosing) }

    var view: UIView? { item as? UIView }
    var guide: UILayoutGuide? { item as? UILayoutGuide }

    /// The one engine that may solve the node; several may know a placed one.
    var engine: LayoutEngine? {
        get {
            switch role {
            case .free: guide.map { $0.engine } ?? view?.autoLayout?.engine
            case .enclosing: view?.autoLayout?.innerEngine
            case .placed: nil
            }
        }
        nonmutating set {
            switch role {
            case .free:
                if let guide { guide.engine = newValue } else { view?.makeAutoLayout().engine = newValue }
            case .enclosing: view?.makeAutoLayout().innerEngine = newValue
            case .placed:
                guard let newValue, let autoLayout = view?.makeAutoLayout() else { return }
                if !autoLayout.placingEngines.contains(where: { $0 === newValue }) { autoLayout.placingEngines.append(newValue) }
            }
        }
    }

    /// Another node that this one's rectangle depends on by itself: a mask ties a view to a superview whose size constraints decide.
    func superview(fitted: UIView?) -> LayoutNode? {
        guard role == .placed, let view, !view.autoresizingMask.isEmpty, let parent = view.parent, parent.autoresizesSubviews,
            view !== fitted
        else { return nil }
        let node = LayoutNode(parent, isAround: true, fitted: fitted)
        return node.role == .enclosing ? nil : node
    }
}
