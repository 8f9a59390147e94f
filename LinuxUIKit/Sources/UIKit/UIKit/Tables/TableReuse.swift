/// Views of a table under names: the classes that they are made from, and those that wait to be used again.
@MainActor struct TableReuse<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var waiting: [String: [View]] = [:]

    mutating func register(_ type: AnyClass?, for identifier: String) {
        guard let type else {
            classes[identifier] = nil
            return
        }
        guard let viewType = type as? View.Type else {
            preconditionFailure("NSInvalidArgumentException: \(type) is registered for \(identifier) and is no \(View.self)")
        }
        classes[identifier] = viewType
    }

    /// A view that waits, to be prepared, or one that is made from the registered class; nil if there is neither.
    mutating func dequeue(_ identifier: String, making make: (View.Type) -> View) -> (view: View, isUsedAgain: Bool)? {
        if let view = Platform.current.behavior.reuseOrder.next(of: &waiting[identifier, default: []]) { return (view, true) }
        return classes[identifier].map { (make($0), false) }
    }

    mutating func enqueue(_ view: View, identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(view)
    }
}
