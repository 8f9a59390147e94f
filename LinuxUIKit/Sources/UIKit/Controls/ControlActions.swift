/// The actions of a control, in the order in which they were added.
@MainActor struct ControlActions {
    private struct Entry {
        var action: UIAction
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    /// All events that have actions.
    var events: UIControl.Event {
        entries.reduce([]) { $0.union($1.events) }
    }

    /// UIControl.h: actions are distinguished by their identifiers. A later action replaces an earlier action with the same identifier.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) {
            entries[index].action = action
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(action: action, events: events))
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        guard let index = entries.firstIndex(where: { $0.action.identifier == identifier }) else { return }
        entries[index].events.subtract(events)
        if entries[index].events.isEmpty { entries.remove(at: index) }
    }

    func actions(for events: UIControl.Event) -> [UIAction] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }
}
