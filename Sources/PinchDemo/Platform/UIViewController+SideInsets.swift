import UIKit

extension UIViewController {
    /// The insets for notches at the sides, on a screen as wide as its window.
    ///
    /// The insets come from the safe area of the window. While a transition moves the view, the view's own safe area changes. With the
    /// view's own insets, the layout would change during the transition.
    var sideInsets: UIEdgeInsets {
        let insets = viewIfLoaded?.window?.safeAreaInsets ?? viewIfLoaded?.safeAreaInsets ?? .zero
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}
