#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A destination that shows its photo on a page. A part of the photo may be visible, and a view may lie over the photo.
@MainActor protocol ZoomPageScreen: ZoomTransitionDestination {
    /// The visible part of the photo in unit coordinates, or `nil` if the whole photo flies.
    var zoomTransitionPart: CGRect? { get }

    /// The view over the photo, such as a ring that shows the progress of loading, or `nil` if no such view is visible. The view flies with
    /// the photo. During the flight, the view may be in the overlay instead of its superview.
    var zoomTransitionCompanion: UIView? { get }
}
#endif
