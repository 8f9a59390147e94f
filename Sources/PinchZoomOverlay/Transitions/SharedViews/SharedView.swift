import UIKit

/// A view on one screen that has a counterpart on another screen.
///
/// The two have the same ``id``. In the transitions of a ``SharedViewTransitionController`` one flies to the other's place and dissolves
/// into it.
public struct SharedView {
    /// The identity of the view, which is the same as its counterpart's on the other screen.
    public let id: AnyHashable
    /// The view on the screen that shares it, which may be of any kind.
    public let view: UIView

    /// Creates a shared view with an identity.
    ///
    /// - Parameters:
    ///   - id: The identity of the view, which is the same as its counterpart's on the other screen.
    ///   - view: The view on the screen that shares it.
    public init(_ id: AnyHashable, _ view: UIView) {
        self.id = id
        self.view = view
    }
}

/// A screen that shares views with another one, in the transitions of a ``SharedViewTransitionController``.
@MainActor public protocol SharedViewTransitionScreen: UIViewController {
    /// Returns the views that fly to another screen or come from it, from the back to the front.
    ///
    /// This method is called with every frame. A view without a counterpart on the other screen, or out of sight, fades where it is. The
    /// views that you return fly above all others: return what lies on such a view as well.
    ///
    /// - Parameter other: The other screen of the transition.
    /// - Returns: The shared views, from the back to the front, or an empty array to share none.
    func sharedViews(with other: UIViewController) -> [SharedView]
}
