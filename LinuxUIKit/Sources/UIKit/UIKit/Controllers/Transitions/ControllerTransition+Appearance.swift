/// What controllers hear at the end of a transition, in an order that Apple does not document.
extension ControllerTransition {
    func tellEnd() {
        let isPresentation = presentationStyle != .none
        let appearsFirst = isPresentation && Platform.current.behavior.presentationEnd == .appearedFirst
        tell(appearsFirst ? appearing + disappearing : disappearing + appearing)
    }

    /// It has gone back: who came leaves again, who left comes back.
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
    /// One that comes while its parent has gone, or has begun to go, comes no more. With a parent that goes still it has gone when that has.
    fileprivate func goesWithParent() -> Bool {
        guard appearance.phase == .appearing, let parent = parentController else { return false }
        guard [.disappearing, .disappeared].contains(parent.appearance.phase) else { return false }
        beginAppearance(false, animated: parent.appearance.isAnimated)
        return parent.appearance.phase == .disappearing
    }
}
