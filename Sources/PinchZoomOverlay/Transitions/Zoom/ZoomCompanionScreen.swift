import UIKit

/// A destination with something over its photo that goes where the photo goes, such as a ring that says how far that has come.
@MainActor protocol ZoomCompanionScreen: ZoomTransitionDestination {
    /// Nil while there is nothing to see of it. In flight it is out of its superview.
    var zoomTransitionCompanion: UIView? { get }
}
