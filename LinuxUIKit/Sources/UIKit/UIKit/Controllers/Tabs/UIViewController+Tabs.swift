extension UIViewController {
    /// The item in the bar: the controller's own, or its first screen's, or one made of the title.
    var effectiveTabBarItem: UITabBarItem {
        if let ownTabBarItem { return ownTabBarItem }
        if let first = (self as? UINavigationController)?.viewControllers.first { return first.effectiveTabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        ownTabBarItem = item
        return item
    }

    /// Documented: a new title is the item's, too.
    func titleDidChange() {
        if self is UINavigationController, title != nil, ownTabBarItem == nil { ownTabBarItem = UITabBarItem() }
        ownTabBarItem?.title = title
        tabBarController?.itemsMayHaveChanged()
    }

    /// Whether a screen in here that is seen, or one under it in its stack, wants no bar at the bottom.
    var hidesBottomBar: Bool {
        guard let navigation = self as? UINavigationController else { return childControllers.contains(where: \.hidesBottomBar) }
        return navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    }
}
