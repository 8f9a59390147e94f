import UIKit

/// What is seen of a transition: it moves by itself, from wherever it is, to either end.
@MainActor protocol TransitionAnimation: AnyObject {
    /// Takes its place in a transition's container, as it is at a time in seconds.
    func enter(_ screens: TransitionScreens, at time: TimeInterval)

    /// Sets off for an end.
    ///
    /// - Parameter velocity: Of the finger that lets go of it, in points per second; zero if none does.
    func head(for end: TransitionEnd, velocity: CGVector, at time: TimeInterval)

    /// Shows how it is at a time; true if it is at rest.
    func advance(to time: TimeInterval) -> Bool

    /// How much of the destination is there at a time, from none (0) to all (1).
    func presence(at time: TimeInterval) -> CGFloat

    /// It is over, at an end: puts everything back as it is to be there, in this turn. Again does nothing.
    func leave(at end: TransitionEnd)
}
