/// The views of a table for reuse. For each identifier, there are the registered class and the views that wait to be reused.
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

    /// Returns a waiting view, or a new view of the registered class, or `nil` if there is neither. The caller must prepare a waiting view
    /// for its reuse.
    mutating func dequeue(_ identifier: String, making make: (View.Type) -> View) -> (view: View, isUsedAgain: Bool)? {
        if let view = Platform.current.behavior.reuseOrder.next(of: &waiting[identifier, default: []]) { return (view, true) }
        return classes[identifier].map { (make($0), false) }
    }

    mutating func enqueue(_ view: View, identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(view)
    }
}
