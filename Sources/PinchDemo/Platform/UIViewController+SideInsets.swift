import UIKit

extension UIViewController {
    /// The insets for notches at the sides, on a screen as wide as its window. These insets are the window's, because a transition that
    /// moves the view changes the view's own safe area, and the layout would change too.
    var sideInsets: UIEdgeInsets {
        let insets = viewIfLoaded?.window?.safeAreaInsets ?? viewIfLoaded?.safeAreaInsets ?? .zero
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}
