extension UIViewController {
    /// The item in the bar: the controller's own item, its first screen's item, or an item with the controller's title.
    var effectiveTabBarItem: UITabBarItem {
        if let ownTabBarItem { return ownTabBarItem }
        if let first = (self as? UINavigationController)?.viewControllers.first { return first.effectiveTabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        ownTabBarItem = item
        return item
    }

    /// Documented: a new title is also the item's title.
    func titleDidChange() {
        if self is UINavigationController, title != nil, ownTabBarItem == nil { ownTabBarItem = UITabBarItem() }
        ownTabBarItem?.title = title
        tabBarController?.itemsMayHaveChanged()
    }

    /// Whether a screen in this controller, also a screen below others in a stack, hides the bar at the bottom.
    var hidesBottomBar: Bool {
        guard let navigation = self as? UINavigationController else { return childControllers.contains(where: \.hidesBottomBar) }
        return navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    }
}
