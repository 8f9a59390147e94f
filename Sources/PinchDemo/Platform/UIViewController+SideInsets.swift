import UIKit

extension UIViewController {
    /// The insets for notches at the sides, on a screen as wide as its window. They come from the window's safe area: the view's own safe
    /// area, and with it the layout, would change while a transition moves the view.
    var sideInsets: UIEdgeInsets {
        let insets = viewIfLoaded?.window?.safeAreaInsets ?? viewIfLoaded?.safeAreaInsets ?? .zero
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}
