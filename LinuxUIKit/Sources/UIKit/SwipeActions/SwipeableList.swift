/// The edge of a row at which a swipe shows actions.
enum SwipeEdge {
    case leading, trailing
}

/// A table or a collection view with rows that fingers swipe.
@MainActor protocol SwipeableList: UIScrollView {
    /// The number of views that lie behind the cells.
    var backgroundCount: Int { get }

    /// Returns the cell that contains a view, with its row, or `nil` if the row can't be swiped.
    func swipeableRow(around view: UIView) -> (cell: UIView, path: IndexPath)?

    /// Returns the actions of a row, or `nil` if there are none.
    func swipeActionsConfiguration(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration?

    /// Puts a cell in its place, shifted by the distance of the swipe.
    func placeSwipedCell(_ cell: UIView)

    /// Called before the actions of a row appear.
    func swipeWillBegin(at path: IndexPath)

    /// Called when the swipe of a cell has begun or ended.
    func swipeDidChange(_ cell: UIView, hasEnded: Bool)
}
