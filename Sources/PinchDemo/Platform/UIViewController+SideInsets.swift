import UIKit

extension UIViewController {
    /// What notches take at the sides of a screen as wide as its window: the window's safe area. A view's own is another one while a
    /// transition moves it aside, and what is laid out by it would be laid out anew there.
    var sideInsets: UIEdgeInsets {
        let insets = viewIfLoaded?.window?.safeAreaInsets ?? viewIfLoaded?.safeAreaInsets ?? .zero
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}
