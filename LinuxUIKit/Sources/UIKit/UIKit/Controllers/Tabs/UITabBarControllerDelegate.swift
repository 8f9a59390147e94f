/// What is asked and told of the tabs that a user chooses; what the program chooses is not told.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tab that was tapped is to be selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The user has tapped a tab, perhaps the one that was selected already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Optional: yes.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        true
    }
    /// Optional: nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
