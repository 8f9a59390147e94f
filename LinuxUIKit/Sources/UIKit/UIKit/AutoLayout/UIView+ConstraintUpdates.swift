extension UIView {
    func markNeedsConstraintUpdate() {
        guard !layoutState.needsConstraintUpdate else { return }
        layoutState.needsConstraintUpdate = true
        announceOutstandingConstraintUpdate()
    }

    /// Tells the views outside that constraints are to be updated in here.
    func announceOutstandingConstraintUpdate() {
        guard layoutState.needsConstraintUpdate || layoutState.subtreeNeedsConstraintUpdate else { return }
        var view = parent
        while let current = view, !current.layoutState.subtreeNeedsConstraintUpdate {
            current.layoutState.subtreeNeedsConstraintUpdate = true
            view = current.parent
        }
    }

    /// A view that has to do with constraints, and those around it, are asked to update theirs once. Others never are, unless they ask.
    func joinConstraintUpdates() {
        var view: UIView? = self
        while let current = view, !current.layoutState.hasJoinedConstraintUpdates {
            current.layoutState.hasJoinedConstraintUpdates = true
            current.markNeedsConstraintUpdate()
            view = current.parent
        }
    }

    /// Updates constraints from the leaves up. Those that ask for it in the course of it are asked again, up to 20 times.
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
