import UIKit

/// A screen that a photo flies into, in the transitions of a ``ZoomTransitionController``.
///
/// ``PhotoPagerViewController`` is one. Conform a view controller of your own to show a photo in another way. The properties
/// ``zoomTransitionItem`` and ``zoomTransitionView`` are required, and all others are optional. Unless a property says otherwise, it's
/// read with every frame, and its value may change at any time.
///
/// Conform to this protocol in an extension. There the compiler warns about most optional properties that are misspelled, which it doesn't
/// in the declaration of a class.
@MainActor public protocol ZoomTransitionDestination: UIViewController {
    /// The item that the screen shows now, by which the source finds its view, or `nil` if it shows nothing.
    ///
    /// This property is required. Screen and source have to agree on items; those of a pager are indices, unless its data source returns
    /// others.
    var zoomTransitionItem: AnyHashable? { get }

    /// The view that shows the item, or `nil` if there is none.
    ///
    /// This property is required. The view's frame must be final after a call to `view.layoutIfNeeded()`.
    var zoomTransitionView: UIView? { get }

    /// The frame of the item, in points of the window, or `nil` if that is the frame of its view. The default implementation returns `nil`.
    var zoomTransitionFrame: CGRect? { get }

    /// The views that lie over the item, such as a caption or a button, from the back to the front. The default implementation returns an
    /// empty array.
    ///
    /// The photo flies above the whole screen. Pictures of these views stay above it, where the views were on the screen, and fade with the
    /// screen. A caption that you don't return disappears behind the photo as soon as it moves.
    ///
    /// The property is read when a transition begins, and again if the window gets another size meanwhile.
    var zoomTransitionOverlyingViews: [UIView] { get }

    /// A Boolean value that indicates whether fingers may take the photo away now. The default implementation returns `true`.
    ///
    /// A pager returns `false` while its photo is zoomed in, for example.
    var allowsZoomDismissal: Bool { get }
}

extension ZoomTransitionDestination {
    /// The frame of the item, in points of the window. The default implementation returns `nil`, for the frame of the item's view.
    public var zoomTransitionFrame: CGRect? { nil }
    /// The views that lie over the item, from the back to the front. The default implementation returns an empty array.
    public var zoomTransitionOverlyingViews: [UIView] { [] }
    /// A Boolean value that indicates whether fingers may take the photo away now. The default implementation returns `true`.
    public var allowsZoomDismissal: Bool { true }
}
