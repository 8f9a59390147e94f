import UIKit

/// A transition between two screens, as it is at a moment.
@MainActor public struct ScreenTransition: Identifiable {
    /// Constants that indicate the direction of a transition.
    public enum Direction: Sendable {
        /// The transition goes to the screen that is opened.
        case opening
        /// The transition goes back from the screen that was opened.
        case closing
    }

    /// Constants that indicate what drives a transition.
    public enum Course: Equatable, Sendable {
        /// Fingers hold the transition.
        case held
        /// The transition runs to its end by itself.
        case completing
        /// The transition returns to its start by itself: the fingers have let go without completing it.
        case cancelling
    }

    /// The identity of the transition, which tells it apart from others that are under way at the same time.
    ///
    /// A transition may open a screen within another screen that is on its way out.
    public nonisolated let id: ObjectIdentifier
    /// The screen that the transition opens or closes.
    public let screen: UIViewController
    /// The direction of the transition: to the screen or back from it.
    public let direction: Direction
    /// A constant that indicates what drives the transition: fingers, or the transition itself, to one of its ends.
    public let course: Course
    /// The fraction of the transition that's complete, from 0 to 1.
    ///
    /// When the screen opens, this is how much of it is visible; when it closes, how much is gone. Use it to fade other views with the
    /// screen.
    public let progress: CGFloat
}
