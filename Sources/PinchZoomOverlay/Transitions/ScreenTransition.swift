import UIKit

/// How far a transition between two screens has come.
@MainActor public struct ScreenTransition: Identifiable {
    /// The way that a transition goes.
    public enum Direction: Sendable {
        /// To the screen that is opened.
        case opening
        /// Back from it.
        case closing
    }

    /// What drives a transition, and where to.
    public enum Course: Equatable, Sendable {
        /// Fingers hold it.
        case held
        /// It goes to its end by itself.
        case completing
        /// Fingers have let go of it so that it goes back, by itself, to where it began.
        case cancelling
    }

    /// What tells this transition from others that are under way at the same time: one may open a screen within another that goes.
    public nonisolated let id: ObjectIdentifier
    /// The screen that is opened or closed.
    public let screen: UIViewController
    /// The way that it goes.
    public let direction: Direction
    /// What drives it.
    public let course: Course
    /// How much of its way it has gone: 0 where it began, 1 where it completes.
    ///
    /// It is the part of the opened screen that is there when that opens, and what is missing of it when that closes: what else comes or goes
    /// with the screen may fade by it.
    public let progress: CGFloat
}
