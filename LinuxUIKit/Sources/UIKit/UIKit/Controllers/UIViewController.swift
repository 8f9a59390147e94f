/// A screen's worth of views, or a part of one.
@MainActor open class UIViewController: UIResponder {
    func install(in window: UIWindow) {}
    func uninstall(from window: UIWindow) {}
    func windowDidShow() {}
    func windowDidHide() {}
    func rootViewTraitsDidChange(from previous: UITraitCollection?) {}
    var effectiveAdditionalSafeAreaInsets: UIEdgeInsets { .zero }
    var traitsForView: UITraitCollection? { nil }
    var viewIfLoaded: UIView? { nil }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
}
extension Platform {
    var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
