import UIKit

extension UIViewController {
    /// Whether it is on top of others in a navigation controller.
    var isPushed: Bool {
        guard let navigation = navigationController else { return false }
        return navigation.topViewController === self && navigation.viewControllers.count > 1
    }

    /// Whether there is a screen to go back to.
    var canLeave: Bool { isPushed || presentingViewController != nil && !isBeingDismissed }

    /// The screen to go back to.
    var screenBelow: UIViewController? {
        isPushed ? navigationController?.viewControllers.dropLast().last : presentingViewController
    }

    /// Goes back: pops what was pushed, dismisses what was presented.
    func leave() {
        if isPushed {
            navigationController?.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
