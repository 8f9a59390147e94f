import UIKit

extension UIViewController {
    /// The insets of notches at the sides of a screen as wide as its window: the window's safe area. A view's own safe area changes while a
    /// transition moves the view, and its layout would change with it.
    var sideInsets: UIEdgeInsets {
        let insets = viewIfLoaded?.window?.safeAreaInsets ?? viewIfLoaded?.safeAreaInsets ?? .zero
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}
