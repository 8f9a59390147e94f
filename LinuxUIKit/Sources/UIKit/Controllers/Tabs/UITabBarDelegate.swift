/// A delegate that is notified of the tabs that a user chooses.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has chosen a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Optional: empty.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
