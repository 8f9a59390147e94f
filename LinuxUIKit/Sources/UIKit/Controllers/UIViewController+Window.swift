/// A window's root controller, and the controllers that it presents.
extension UIViewController {
    func install(in window: UIWindow) {
        guard window.isShown else { return }
        putView(into: window)
    }

    /// Removes the root controller's view. A callback can't present another controller now: nothing would remove that controller any more.
    func uninstall(from window: UIWindow) {
        isBeingUninstalled = true
        defer { isBeingUninstalled = false }
        presentation?.cutShort()
        guard let view = viewIfLoaded, view.window === window else { return }
        // Ends the transitions of app animators in this view. Without this, nothing else might ever end them.
        finishTransitions { !$0.canFinishNow && $0.containerView.isDescendant(of: view) }
        view.removeFromSuperview()
    }

    func windowDidShow(_ window: UIWindow) {
        if presentation == nil, viewIfLoaded?.superview !== window { return putView(into: window) }
        for controller in presentationChain where controller.viewIfLoaded?.window === window {
            controller.beginAppearance(true, animated: false)
            controller.endAppearanceAfterLayout()
        }
    }

    func windowDidHide(_ window: UIWindow) {
        finishTransitions { $0.containerView.isDescendant(of: window) }
        let controllers = presentationChain.filter { $0.viewIfLoaded?.window != nil }
        controllers.forEach { $0.beginAppearance(false, animated: false) }
        controllers.forEach { $0.endAppearance() }
    }

    private func finishTransitions(where condition: (ControllerTransition) -> Bool) {
        for transition in Platform.current.transitions where condition(transition) { transition.finishNow() }
    }

    private func putView(into window: UIWindow) {
        guard let view else { return }
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
    }
}
