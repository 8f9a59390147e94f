#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view on one screen that has a counterpart on another screen.
///
/// Both views have the same ``id``. In the transitions of a ``SharedViewTransitionController``, the view flies to the place of its
/// counterpart, and dissolves into the counterpart. A label that shows nothing but text is visible only near its two places.
public struct SharedView {
    /// The identity of the view. The view's counterpart on the other screen has the same identity.
    public let id: AnyHashable
    /// The view that the screen shares, which may be of any kind.
    public let view: UIView

    /// Creates a shared view with an identity.
    ///
    /// - Parameters:
    ///   - id: The identity of the view. The view's counterpart on the other screen has the same identity.
    ///   - view: The view that the screen shares, which may be of any kind.
    public init(_ id: AnyHashable, _ view: UIView) {
        self.id = id
        self.view = view
    }
}

/// A screen that shares views with another screen, in the transitions of a ``SharedViewTransitionController``.
@MainActor public protocol SharedViewTransitionScreen: UIViewController {
    /// Returns the views that this screen shares with another screen, from back to front.
    ///
    /// The controller calls this method with every frame. If a view's counterpart is missing or out of sight, the view fades in its place.
    /// The views that you return fly above all other views. If another view lies on a shared view, return the other view as well.
    ///
    /// - Parameter other: The other screen of the transition.
    /// - Returns: The shared views, from back to front, or an empty array to share no views.
    func sharedViews(with other: UIViewController) -> [SharedView]
}
#endif
