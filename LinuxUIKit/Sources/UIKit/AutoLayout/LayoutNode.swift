/// A rectangle in a system of constraints.
@MainActor struct LayoutNode {
    enum Role {
        /// The rectangle of a view or a guide that constraints decide.
        case free
        /// The given frame of a view, as seen from outside of the view.
        case placed
        /// The given size of a view, as seen from inside the view.
        case enclosing
    }

    /// The identity of a node.
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
    ///   - isAround: Whether the other items lie in the view.
    ///   - fitted: The view whose size is requested. This view is always free, even if its frame is given.
    init(_ view: UIView, isAround: Bool, fitted: UIView? = nil) {
        item = view
        if !view.translatesAutoresizingMaskIntoConstraints || view === fitted {
            role = .free
        } else {
            // If a size is requested, an inner view follows its superview by its autoresizing mask. The content of the inner view follows
            // the inner view.
            role = isAround && fitted == nil ? .enclosing : .placed
        }
    }

    var key: Key { Key(item: ObjectIdentifier(item), isEnclosing: role == .enclosing) }

    var view: UIView? { item as? UIView }
    var guide: UILayoutGuide? { item as? UILayoutGuide }

    /// The engine that solves the node, or nil for a placed node, because several engines may use a placed node.
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

    /// Returns the superview's node if the view's rectangle depends on the superview. An autoresizing mask ties a view to a superview whose
    /// size constraints decide.
    func superview(fitted: UIView?) -> LayoutNode? {
        guard role == .placed, let view, !view.autoresizingMask.isEmpty, let parent = view.parent, parent.autoresizesSubviews,
            view !== fitted
        else { return nil }
        let node = LayoutNode(parent, isAround: true, fitted: fitted)
        return node.role == .enclosing ? nil : node
    }
}
