import UIKit

extension UIViewController {
    /// Whether it is on top of others in a navigation controller.
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

    /// Goes back: pops what was pushed, dismisses what was presented, with all that it has presented itself. False if there is nothing to go
    /// back to.
    @discardableResult func leave() -> Bool {
        if isPushed { return navigationController?.popViewController(animated: true) != nil }
        guard canLeave else { return false }
        presentingViewController?.dismiss(animated: true)
        return true
    }
}

extension UINavigationItem {
    /// Whether the bar has a back button for it: UIKit's swipe back begins nowhere else.
    var showsWayBack: Bool {
        !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
    }
}
