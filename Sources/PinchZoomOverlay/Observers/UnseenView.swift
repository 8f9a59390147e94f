import UIKit

/// A view of this component's in a view of the app's: it shows nothing and takes no room, so what it is in looks as without it.
@MainActor protocol UnseenView: UIView {}

extension UIView {
    /// The subviews that are the app's.
    var seenSubviews: [UIView] { subviews.filter { !($0 is any UnseenView) } }
}
