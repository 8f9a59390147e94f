/// The actions that a swipe on a row shows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge on.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// A configuration with actions.
    public convenience init(actions: [UIContextualAction]) {
        self.init(actions)
    }

    private init(_ actions: [UIContextualAction]) {
        self.actions = actions
    }
}
