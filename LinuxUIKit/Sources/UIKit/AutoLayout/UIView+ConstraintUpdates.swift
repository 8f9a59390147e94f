extension UIView {
    func markNeedsConstraintUpdate() {
        guard !layoutState.needsConstraintUpdate else { return }
        layoutState.needsConstraintUpdate = true
        announceOutstandingConstraintUpdate()
    }

    /// Marks all superviews as having descendants whose constraints need an update.
    func announceOutstandingConstraintUpdate() {
        guard layoutState.needsConstraintUpdate || layoutState.subtreeNeedsConstraintUpdate else { return }
        var view = parent
        while let current = view, !current.layoutState.subtreeNeedsConstraintUpdate {
            current.layoutState.subtreeNeedsConstraintUpdate = true
            view = current.parent
        }
    }

    /// Requests one update of the constraints of the view and its superviews, because constraints involve the view. Other views update
    /// their constraints only on their own request.
    func joinConstraintUpdates() {
        var view: UIView? = self
        while let current = view, !current.layoutState.hasJoinedConstraintUpdates {
            current.layoutState.hasJoinedConstraintUpdates = true
            current.markNeedsConstraintUpdate()
            view = current.parent
        }
    }

    /// Updates constraints from the leaves up. If a view requests another update during the update, a further round follows, up to 20
    /// rounds.
    func updateConstraintTree() {
        var rounds = 0
        while layoutState.needsConstraintUpdate || layoutState.subtreeNeedsConstraintUpdate {
            rounds += 1
            precondition(rounds <= 20, "LinuxUIKit: \(self) asks for updates of constraints without end in its own update")
            updateConstraintsOnce()
        }
    }

    private func updateConstraintsOnce() {
        if layoutState.subtreeNeedsConstraintUpdate {
            layoutState.subtreeNeedsConstraintUpdate = false
            for child in children { child.updateConstraintsOnce() }
        }
        guard layoutState.needsConstraintUpdate else { return }
        layoutState.needsConstraintUpdate = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    /// Brings constraints up to date and solves them.
    func prepareConstraints() {
        updateConstraintTree()
        topmost.resolveConstraints()
    }
}
