import UIKit

/// A transition between two screens, as it is at a moment.
@MainActor public struct ScreenTransition: Identifiable {
    /// The directions of a transition.
    public enum Direction: Sendable {
        /// The transition goes to the screen that is opened.
        case opening
        /// The transition goes back from the screen that was opened.
        case closing
    }

    /// The ways in which a transition goes on.
    public enum Course: Equatable, Sendable {
        /// Fingers hold the transition.
        case held
        /// The transition goes to its end by itself.
        case completing
        /// The transition goes back by itself to where it began, because fingers have let go of it so.
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
    /// The way in which the transition goes on: held by fingers, or by itself to one of its ends.
    public let course: Course
    /// The fraction of its way that the transition has gone: 0 where it begins, 1 where it completes.
    ///
    /// This is the part of the screen that is there when it opens, and the part that is missing when it closes. Other views that come or go
    /// with the screen can fade by it.
    public let progress: CGFloat
}
