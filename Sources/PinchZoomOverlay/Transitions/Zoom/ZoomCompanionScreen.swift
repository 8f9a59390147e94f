import UIKit

/// A destination with something over its photo that goes where the photo goes, such as a ring that says how far that has come.
@MainActor protocol ZoomCompanionScreen: ZoomTransitionDestination {
    /// The view over the photo, or `nil` if there is nothing to see. In flight it is out of its superview.
    var zoomTransitionCompanion: UIView? { get }
}
