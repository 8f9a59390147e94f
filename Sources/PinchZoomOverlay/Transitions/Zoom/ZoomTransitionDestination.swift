#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A screen to which a photo flies, in the transitions of a ``ZoomTransitionController``.
///
/// ``PhotoPagerViewController`` conforms to this protocol. To show a photo in another way, conform a view controller of your own. The
/// properties ``zoomTransitionItem`` and ``zoomTransitionView`` are required, and all others are optional. During a transition, a property
/// is read with every frame, unless its description says otherwise. The value of a property may change at any time.
///
/// Conform to this protocol in an extension. In an extension, the compiler warns about most optional properties that are misspelled. In the
/// declaration of a class, the compiler doesn't warn.
@MainActor public protocol ZoomTransitionDestination: UIViewController {
    /// The item that the screen shows now, or `nil` if the screen shows nothing.
    ///
    /// This property is required. The source finds its view by this item, so the screen and the source must use the same items. The items
    /// of a pager are indices, unless its data source returns other items.
    var zoomTransitionItem: AnyHashable? { get }

    /// The view that shows the item, or `nil` if no view shows the item.
    ///
    /// This property is required. The view's frame must be final after a call to `view.layoutIfNeeded()`.
    var zoomTransitionView: UIView? { get }

    /// The frame of the item, in points of the window, or `nil` to use the frame of the item's view. The default implementation returns
    /// `nil`.
    var zoomTransitionFrame: CGRect? { get }

    /// The views that lie over the item, such as a caption or a button, from the back to the front. The default implementation returns an
    /// empty array.
    ///
    /// During a transition, the photo flies above the whole screen. Pictures of these views stay above the photo, at the positions of the
    /// views on the screen, and fade with the screen. When fingers drag or pinch the photo, the pictures fade in 0.15 seconds, and come back
    /// if the fingers let the photo return. If you don't return a caption, the photo covers the caption as soon as the photo moves.
    ///
    /// The property is read when a transition begins, and again if the size of the window changes during the transition.
    var zoomTransitionOverlyingViews: [UIView] { get }

    /// A Boolean value that indicates whether people can drag or pinch the photo away now. The default implementation returns `true`.
    ///
    /// For example, a pager returns `false` while its photo is zoomed in. A swipe from the edge ignores the value. The property isn't read
    /// during a transition.
    var allowsZoomDismissal: Bool { get }
}

extension ZoomTransitionDestination {
    /// The frame of the item, in points of the window. The default implementation returns `nil`, which stands for the frame of the item's
    /// view.
    public var zoomTransitionFrame: CGRect? { nil }
    /// The views that lie over the item, from the back to the front. The default implementation returns an empty array.
    public var zoomTransitionOverlyingViews: [UIView] { [] }
    /// A Boolean value that indicates whether people can drag or pinch the photo away now. The default implementation returns `true`.
    public var allowsZoomDismissal: Bool { true }
}

/// A destination that shows its photo on a page. A part of the photo may be visible, and a view may lie over the photo.
@MainActor protocol ZoomPageScreen: ZoomTransitionDestination {
    /// The visible part of the photo in unit coordinates, or `nil` if the whole photo flies.
    var zoomTransitionPart: CGRect? { get }

    /// The view over the photo, such as a ring that shows the progress of loading, or `nil` if no such view is visible. The view flies with
    /// the photo. During the flight, the view may be in the overlay instead of its superview.
    var zoomTransitionCompanion: UIView? { get }
}
#endif
