import UIKit

extension UIViewController {
    /// Whether a transition removes this screen, alone or in a container. A screen that another one is presented over isn't removed.
    ///
    /// The transition's coordinator is read, because `isBeingDismissed` and `isMovingFromParent` are documented for appearance callbacks
    /// alone.
    var isGoingAway: Bool {
        guard let coordinator = transitionCoordinator, let from = coordinator.viewController(forKey: .from),
            sequence(first: self, next: \.parent).contains(where: { $0 === from })
        else { return false }
        return coordinator.viewController(forKey: .to)?.presentingViewController !== from
    }
}

extension UIViewController {
    /// Whether this screen is the top one of at least two in a navigation controller.
    var isPushed: Bool {
        guard let navigation = navigationController else { return false }
        return navigation.topViewController === self && navigation.viewControllers.count > 1
    }

    /// Whether there is a screen to go back to.
    var canLeave: Bool { isPushed || presentingViewController != nil && !isGoingAway }

    /// The screen to go back to.
    var screenBelow: UIViewController? {
        isPushed ? navigationController?.viewControllers.dropLast().last : presentingViewController
    }

    /// Pops or dismisses this screen, with everything that it presents itself. Returns `false` if there is no screen to go back to.
    @discardableResult func leave() -> Bool {
        if isPushed { return navigationController?.popViewController(animated: true) != nil }
        guard canLeave else { return false }
        presentingViewController?.dismiss(animated: true)
        return true
    }
}

extension UINavigationItem {
    /// Whether the bar shows a back button. UIKit's swipe back doesn't begin without one.
    var showsWayBack: Bool {
        !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
    }
}

extension UIViewController {
    /// Returns the first controller of a kind: this one, or the one that it shows on top or has selected, and so on.
    func firstShown<Screen>(_ kind: Screen.Type) -> Screen? {
        if let screen = self as? Screen { return screen }
        let shown = (self as? UITabBarController)?.selectedViewController ?? (self as? UINavigationController)?.topViewController
        return shown?.firstShown(kind)
    }
}
