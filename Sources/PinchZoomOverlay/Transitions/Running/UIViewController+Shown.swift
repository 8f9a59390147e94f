import UIKit

extension UIViewController {
    /// The first that is of a kind: this controller, or the one that it shows on top or selected, and so on.
    func firstShown<Screen>(_ kind: Screen.Type) -> Screen? {
        if let screen = self as? Screen { return screen }
        let shown = (self as? UITabBarController)?.selectedViewController ?? (self as? UINavigationController)?.topViewController
        return shown?.firstShown(kind)
    }
}
