#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIViewController {
    /// Whether a transition removes this screen or a container of this screen. A presentation over this screen doesn't count.
    ///
    /// This property reads the transition's coordinator, because `isBeingDismissed` and `isMovingFromParent` are documented only for
    /// appearance callbacks.
    var isGoingAway: Bool {
        guard let coordinator = transitionCoordinator, let from = coordinator.viewController(forKey: .from),
            sequence(first: self, next: \.parent).contains(where: { $0 === from })
        else { return false }
        return coordinator.viewController(forKey: .to)?.presentingViewController !== from
    }

    /// Whether this screen or a container of this screen is being popped or dismissed. Read this property only in an appearance callback.
    ///
    /// Unlike `isGoingAway`, the value is also `true` without an animation.
    var isBeingRemoved: Bool {
        sequence(first: self, next: \.parent).contains { $0.isBeingDismissed || $0.isMovingFromParent || $0.isOffStack }
    }

    /// Whether a navigation controller has this screen as a child, but no longer in its stack.
    ///
    /// UIKit documents `isMovingFromParent` only for callbacks of the popped screen itself, not for callbacks of its children.
    private var isOffStack: Bool {
        guard let navigation = parent as? UINavigationController else { return false }
        return !navigation.viewControllers.contains(self)
    }
}

extension UIViewController {
    /// Whether this screen is on top of a navigation controller with at least two screens.
    var isPushed: Bool {
        guard let navigation = navigationController else { return false }
        return navigation.topViewController === self && navigation.viewControllers.count > 1
    }

    /// Whether this screen can be popped, or can be dismissed and isn't being removed yet.
    var canLeave: Bool { isPushed || presentingViewController != nil && !isGoingAway }

    /// The screen that becomes visible when this screen is left.
    var screenBelow: UIViewController? {
        isPushed ? navigationController?.viewControllers.dropLast().last : presentingViewController
    }

    /// Pops or dismisses this screen, together with everything that it presents. Returns `false` if this screen can't be left.
    @discardableResult func leave() -> Bool {
        if isPushed { return navigationController?.popViewController(animated: true) != nil }
        guard canLeave else { return false }
        presentingViewController?.dismiss(animated: true)
        return true
    }
}

extension UINavigationItem {
    /// Whether the bar shows a back button. Without a back button, UIKit's swipe back doesn't begin.
    var showsWayBack: Bool {
        !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
    }
}

extension UIViewController {
    /// Returns the first controller of a type on the way from this controller to the visible screen: this controller, then its selected or
    /// top controller, and so on.
    func firstShown<Screen>(_ kind: Screen.Type) -> Screen? {
        self as? Screen ?? shownChild?.firstShown(kind)
    }

    /// The selected controller of a tab bar controller, or the top controller of a navigation controller.
    var shownChild: UIViewController? {
        (self as? UITabBarController)?.selectedViewController ?? (self as? UINavigationController)?.topViewController
    }
}
#endif
