import UIKit

/// A view that shows on one screen what another view shows on the other.
public struct SharedView {
    /// The same on both screens.
    public let id: AnyHashable
    /// The view, on the screen that names it: of any kind.
    public let view: UIView

    /// A view by the name that it shares.
    public init(_ id: AnyHashable, _ view: UIView) {
        self.id = id
        self.view = view
    }
}

/// A screen that shares views with another one: they fly there in a ``SharedViewTransitionController``'s transitions.
@MainActor public protocol SharedViewTransitionScreen: UIViewController {
    /// The views that are to fly to another screen or to come from it, back to front.
    ///
    /// Asked with every frame. A view that the other screen has no counterpart for, or that is out of sight, fades where it is.
    /// What is named flies above all that is not: name what lies on a view that is named.
    func sharedViews(with other: UIViewController) -> [SharedView]
}
