#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The state of a transition between two screens at one moment.
@MainActor public struct ScreenTransition: Identifiable {
    /// Constants that indicate the direction of a transition.
    public enum Direction: Sendable {
        /// The transition opens ``ScreenTransition/screen``.
        case opening
        /// The transition closes ``ScreenTransition/screen``.
        case closing
    }

    /// Constants that indicate what drives a transition.
    public enum Course: Equatable, Sendable {
        /// Fingers drive the transition.
        case held
        /// The transition runs to its end by itself.
        case completing
        /// The transition returns to its start by itself, for example after a drag that was too short.
        case cancelling

        init(completes: Bool) {
            self = completes ? .completing : .cancelling
        }
    }

    /// The identity of the transition, which distinguishes the transition from others that run at the same time.
    ///
    /// For example, two transitions run at the same time if the app opens a screen inside a screen that is closing.
    public nonisolated let id: ObjectIdentifier
    /// The screen that the transition opens or closes.
    public let screen: UIViewController
    /// A constant that indicates whether the transition opens or closes the screen.
    public let direction: Direction
    /// A constant that indicates whether fingers drive the transition, or the transition moves by itself to its end or back.
    public let course: Course
    /// The fraction of the transition that's complete, from 0 to 1.
    ///
    /// When the screen opens, the progress is the visible fraction of the screen. When the screen closes, the progress is the fraction that
    /// has disappeared. Use this value to fade other views with the screen.
    public let progress: CGFloat
}
#endif
