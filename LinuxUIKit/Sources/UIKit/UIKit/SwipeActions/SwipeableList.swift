/// The edge of a row at which a swipe shows actions.
enum SwipeEdge {
    case leading, trailing
}

/// A table or a collection view with rows that fingers swipe.
@MainActor protocol SwipeableList: UIScrollView {
    /// The number of views that lie behind the cells.
    var backgroundCount: Int { get }

    /// The cell that contains a view, with its row; nil if the row can't be swiped.
    func swipeableRow(around view: UIView) -> (cell: UIView, path: IndexPath)?

    /// The actions of a row; nil if there are none.
    func swipeActionsConfiguration(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration?

    /// Puts a cell where its row is, as far aside as it is swiped.
    func placeSwipedCell(_ cell: UIView)

    /// The actions of a row begin to show.
    func swipeWillBegin(at path: IndexPath)

    /// The cell is swiped, or is no longer.
    func swipeDidChange(_ cell: UIView, hasEnded: Bool)
}
