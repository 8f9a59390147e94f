/// A row that a finger moves aside, or that a finger has left open.
@MainActor final class SwipedRow {
    let cell: UIView
    let edge: SwipeEdge
    let configuration: UISwipeActionsConfiguration
    let actionsView: SwipeActionsView
    /// +1 if the row moves to greater coordinates of the list, otherwise -1.
    let direction: CGFloat
    /// The uncovered width, in points.
    var width: CGFloat = 0
    /// Whether a release performs the first action.
    var isFull = false

    init(
        _ cell: UIView,
        _ edge: SwipeEdge,
        _ configuration: UISwipeActionsConfiguration,
        in list: any SwipeableList,
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.cell = cell
        self.edge = edge
        self.configuration = configuration
        direction = (edge == .leading ? 1 : -1) * list.readingDirection
        let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        actionsView = SwipeActionsView(configuration.actions, isAtRight: (edge == .trailing) != isRightToLeft, perform: perform)
    }

    /// The distance by which the cell is out of its place, in the list's points.
    var shift: CGFloat { width * direction }

    func stopAnimations() {
        for view in [cell, actionsView] + actionsView.subviews { view.layer.removeAllAnimations() }
    }

    /// Shows the actions in the space that the cell has left.
    func showActions() {
        let size = cell.bounds.size
        let left = cell.center.x - shift - size.width / 2
        let x = direction > 0 ? left : left + size.width - width
        actionsView.show(in: CGRect(x: x, y: cell.center.y - size.height / 2, width: width, height: size.height), firstFills: isFull)
    }
}

extension SwipeableList {
    /// +1 if the list's coordinates grow in the reading direction, otherwise -1.
    var readingDirection: CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft && !countsFromRight ? -1 : 1
    }
}
