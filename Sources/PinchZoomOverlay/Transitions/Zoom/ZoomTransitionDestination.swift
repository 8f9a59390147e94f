import UIKit

/// The screen that a photo is opened in. ``PhotoPagerViewController`` is one.
///
/// It is asked with every frame and may change its answers at any time.
@MainActor public protocol ZoomTransitionDestination: UIViewController {
    /// What is shown now, by the name that the source knows it by; nil if nothing is.
    var zoomTransitionItem: AnyHashable? { get }

    /// The view that shows it, laid out after `view.layoutIfNeeded()`; nil if there is none.
    var zoomTransitionView: UIView? { get }

    /// Where it is, in points of the window, if that is not where the view is. Nil, the view's own place, unless implemented.
    var zoomTransitionFrame: CGRect? { get }

    /// The views that lie over what is shown, such as a caption or a button, from the back to the front. None unless implemented.
    ///
    /// The photo flies above the whole screen. Pictures of these views go on lying over it, and fade with the screen; without that a caption
    /// would vanish behind the photo as soon as it moves.
    var zoomTransitionOverlyingViews: [UIView] { get }

    /// Whether a drag may take the photo along now: not while it is zoomed in, for a pager. True unless implemented.
    var allowsZoomDismissal: Bool { get }
}

extension ZoomTransitionDestination {
    /// Nil.
    public var zoomTransitionFrame: CGRect? { nil }
    /// None.
    public var zoomTransitionOverlyingViews: [UIView] { [] }
    /// True.
    public var allowsZoomDismissal: Bool { true }
}
