/// The pan that moves a row of a list aside, and the row that is open.
///
/// Reported (Enricoza/EZCustomNavigation, issue 6): UIKit's recognizer for this is on the table. No source gives the number of its fingers.
/// Here, one finger swipes, as people do.
@MainActor final class SwipeActions: NSObject, UIGestureRecognizerDelegate {
    /// The duration in which a row opens or closes, in seconds: chosen.
    private static let duration: TimeInterval = 0.3
    /// The time for which the finger's speed counts after the release, in seconds: chosen.
    private static let projection: CGFloat = 0.2
    /// The part of a row's width past which a release performs the first action: chosen.
    private static let fullSwipe: CGFloat = 0.6

    private unowned let list: any SwipeableList
    let pan = UIPanGestureRecognizer()
    /// Recognizes taps beside the buttons while a row is open.
    private let tap = UITapGestureRecognizer()
    private(set) var row: SwipedRow?
    /// The row that the pan opens if it begins.
    private var candidate: (path: IndexPath, row: SwipedRow)?
    /// The buttons of the former row during their disappearance.
    private weak var leavingView: UIView?
    /// The uncovered width without the finger's movement, in points, or `nil` if no finger moves a row.
    private var origin: CGFloat?

    init(_ list: any SwipeableList) {
        self.list = list
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addHandler { [weak self] _ in self?.follow() }
        tap.delegate = self
        tap.isEnabled = false
        tap.addHandler { [weak self] _ in self?.close() }
        list.addGestureRecognizer(pan)
        list.addGestureRecognizer(tap)
        list.panGestureRecognizer.addHandler { [weak self] recognizer in
            if recognizer.state == .began { self?.close() }
        }
    }

    /// Returns the distance by which a view is out of its place.
    func shift(of view: UIView) -> CGFloat { row?.cell === view ? row?.shift ?? 0 : 0 }

    /// Updates the buttons after the list has put a view into its place.
    func didPlace(_ view: UIView) {
        if row?.cell === view { row?.showActions() }
    }

    // MARK: The finger

    private func follow() {
        switch pan.state {
        case .began:
            begin()
            move()
        case .changed: move()
        case .ended: letGo(velocity: row.map { pan.velocity(in: list).x * $0.direction })
        case .cancelled, .failed: letGo(velocity: nil)
        default: break
        }
    }

    private func begin() {
        if let candidate { open(candidate.row, at: candidate.path) }
        candidate = nil
        guard let row else { return }
        // Without this, a row that is caught during its motion would jump.
        let layer = row.cell.layer
        row.width = max(0, ((layer.presentation() ?? layer).position.x - layer.position.x + row.shift) * row.direction)
        row.stopAnimations()
        origin = row.width - pan.translation(in: list).x * row.direction
    }

    private func open(_ new: SwipedRow, at path: IndexPath) {
        close()
        if let leavingView, leavingView.frame.minY == new.cell.frame.minY { leavingView.removeFromSuperview() }
        list.swipeWillBegin(at: path)
        row = new
        list.insertSubview(new.actionsView, at: list.backgroundCount)
        tap.isEnabled = true
        list.swipeDidChange(new.cell, hasEnded: false)
    }

    private func move() {
        guard let row, let origin else { return }
        let wish = max(0, origin + pan.translation(in: list).x * row.direction)
        let isFree = row.configuration.performsFirstActionWithFullSwipe
        row.width = isFree ? wish : RubberBand(dimension: row.cell.bounds.width).hold(wish, in: 0...row.actionsView.openWidth)
        row.isFull = isFree && row.width > row.cell.bounds.width * SwipeActions.fullSwipe
        list.placeSwipedCell(row.cell)
    }

    /// Ends the movement of a row after the finger has lifted. The velocity away from the row's place is in points a second, or `nil` if
    /// the touch was cancelled.
    private func letGo(velocity: CGFloat?) {
        candidate = nil
        origin = nil
        guard let row else { return }
        guard let velocity else { return close() }
        let openWidth = row.actionsView.openWidth
        if row.isFull, let action = row.configuration.actions.first, let button = row.actionsView.firstButton {
            animate(row, to: row.cell.bounds.width)
            return perform(action, from: button)
        }
        guard row.width + velocity * SwipeActions.projection > openWidth / 2 else { return close() }
        animate(row, to: openWidth)
    }

    private func animate(_ row: SwipedRow, to width: CGFloat) {
        UIView.animate(withDuration: SwipeActions.duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            row.width = width
            self.list.placeSwipedCell(row.cell)
        }
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction, from button: UIView) {
        guard let row else { return }
        action.handler(action, button) { [weak self, weak row] _ in
            guard let self, let row, self.row === row else { return }
            close()
        }
    }

    /// Moves the open row back into its place.
    func close(animated: Bool = true) {
        guard let row else { return }
        self.row = nil
        tap.isEnabled = false
        leavingView = row.actionsView
        let settle = {
            self.list.placeSwipedCell(row.cell)
            row.width = 0
            row.showActions()
        }
        if animated, list.window != nil {
            UIView.animate(
                withDuration: SwipeActions.duration,
                delay: 0,
                options: [.allowUserInteraction, .curveEaseOut],
                animations: settle
            ) { _ in row.actionsView.removeFromSuperview() }
        } else {
            UIView.performWithoutAnimation(settle)
            row.actionsView.removeFromSuperview()
        }
        list.swipeDidChange(row.cell, hasEnded: true)
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        candidate = nil
        let way = pan.convertVector(pan.travel, to: list)
        guard abs(way.x) > abs(way.y), let touched = pan.touches.first?.view else { return false }
        if let row, touched.isDescendant(of: row.cell) || touched.isDescendant(of: row.actionsView) { return true }
        guard let (cell, path) = list.swipeableRow(around: touched) else { return false }
        let edge = way.x * list.readingDirection > 0 ? SwipeEdge.leading : .trailing
        guard let configuration = list.swipeActionsConfiguration(at: path, edge: edge), !configuration.actions.isEmpty else { return false }
        let new = SwipedRow(cell, edge, configuration, in: list) { [weak self] in self?.perform($0, from: $1) }
        candidate = (path, new)
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let row, let touched = touch.view else { return true }
        return !touched.isDescendant(of: row.actionsView)
    }

    /// Returns whether another recognizer must wait for one of these. The pan of horizontally scrolling content waits until this pan has
    /// failed. While a row is open, other taps wait, too.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === tap { return otherGestureRecognizer is UITapGestureRecognizer }
        guard let pan = otherGestureRecognizer as? ScrollPanGestureRecognizer, let scrollView = pan.scrollView else { return false }
        return !pan.isCatch && scrollView.scrollsHorizontally && list.isDescendant(of: scrollView)
    }
}
