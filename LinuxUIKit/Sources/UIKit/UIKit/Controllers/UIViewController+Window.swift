/// A window's root controller.
extension UIViewController {
    func install(in window: UIWindow) {
        guard window.isShown else { return }
        putView(into: window)
    }

    func uninstall(from window: UIWindow) {
        guard let view = viewIfLoaded, view.window === window else { return }
        view.removeFromSuperview()
    }

    func windowDidShow(_ window: UIWindow) {
        guard viewIfLoaded?.superview === window else { return putView(into: window) }
        beginAppearance(true, animated: false)
        endAppearanceAfterLayout()
    }

    func windowDidHide() {
        beginAppearance(false, animated: false)
        endAppearance()
    }

    private func putView(into window: UIWindow) {
        guard let view else { return }
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
    }
}
