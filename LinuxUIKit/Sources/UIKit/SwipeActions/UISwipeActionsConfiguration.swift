/// The actions that a swipe on a row shows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, beginning at the row's edge.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions.
    public convenience init(actions: [UIContextualAction]) {
        self.init(actions)
    }

    private init(_ actions: [UIContextualAction]) {
        self.actions = actions
    }
}
