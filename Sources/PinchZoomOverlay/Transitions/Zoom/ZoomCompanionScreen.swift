import UIKit

/// A destination that has a view over its photo, such as a ring that shows the progress of loading. The view flies with the photo.
@MainActor protocol ZoomCompanionScreen: ZoomTransitionDestination {
    /// The view over the photo, or `nil` if no such view is visible. During the flight, the view may be in the overlay instead of its
    /// superview.
    var zoomTransitionCompanion: UIView? { get }
}
