import UIKit

/// A destination with a view over its photo that flies with the photo, such as a ring with the progress of loading.
@MainActor protocol ZoomCompanionScreen: ZoomTransitionDestination {
    /// The view over the photo, or `nil` if no such view is visible. In flight the view isn't in its superview.
    var zoomTransitionCompanion: UIView? { get }
}
