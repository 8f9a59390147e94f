/// The notifications of the controllers at the end of a transition. Apple doesn't document their order.
extension ControllerTransition {
    func tellEnd() {
        let isPresentation = presentationStyle != .none
        let appearsFirst = isPresentation && Platform.current.behavior.presentationEnd == .appearedFirst
        tell(appearsFirst ? appearing + disappearing : disappearing + appearing)
    }

    /// Notifies the controllers of a cancelled transition: those that came leave again, and those that left come back.
    func tellReturn() {
        switch Platform.current.behavior.cancelledTransition {
        case .interleaved:
            leaveAgain()
            comeBack()
            tell(appearing + disappearing)
        case .leavingFirst:
            leaveAgain()
            tell(appearing)
            comeBack()
            tell(disappearing)
        case .returningFirst:
            comeBack()
            tell(disappearing)
            leaveAgain()
            tell(appearing)
        }
    }

    private func leaveAgain() {
        appearing.forEach { $0.beginAppearance(false, animated: isAnimated) }
    }

    private func comeBack() {
        disappearing.forEach { $0.beginAppearance(true, animated: isAnimated) }
    }

    private func tell(_ controllers: [UIViewController]) {
        controllers.forEach { $0.appearance.isDriven = false }
        for controller in controllers where !controller.goesWithParent() { controller.endAppearance() }
    }
}

extension UIViewController {
    /// Returns whether the controller disappears with its parent. If the parent has gone or is going, an appearing controller begins to
    /// disappear. If the parent is still going, the controller's disappearance ends with the parent's.
    fileprivate func goesWithParent() -> Bool {
        guard appearance.phase == .appearing, let parent = parentController else { return false }
        guard [.disappearing, .disappeared].contains(parent.appearance.phase) else { return false }
        beginAppearance(false, animated: parent.appearance.isAnimated)
        return parent.appearance.phase == .disappearing
    }
}
