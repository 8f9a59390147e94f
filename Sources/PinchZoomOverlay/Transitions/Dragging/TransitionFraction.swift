import UIKit

/// How far a transition has come from the source (0) to the destination (1): by itself in a given time, under a finger, or thrown by one.
struct TransitionFraction: Sendable {
    private enum Motion {
        case timed(TimedFade)
        case dragged(FractionDrag)
        case thrown(Spring.Motion, to: CGFloat, at: TimeInterval)
    }

    /// What ends a swipe either way, whatever is left of it: ω = 22 and ζ = 0.85, as measured on UIKit's own swipe back.
    private static let spring = Spring(dampingRatio: 0.85, response: 2 * .pi / 22)

    private let duration: TimeInterval
    private var motion: Motion
    private var goal: CGFloat
    /// What was shown last: a finger takes hold of that, not of what would have been next.
    private var shown: CGFloat
    private var clock = DisplayClock()

    /// At rest at a value, 0 to 1; a way takes a duration in seconds if nobody touches it.
    init(_ value: CGFloat, duration: TimeInterval) {
        self.duration = duration
        motion = .timed(TimedFade(value, duration: duration))
        goal = value
        shown = value
    }

    /// What is to be shown at a time, 0 to 1.
    mutating func advance(to time: TimeInterval) -> CGFloat {
        shown = value(at: clock.advance(to: time))
        return shown
    }

    /// The time of what is seen, if it is shown at a time, in seconds.
    func displayTime(at time: TimeInterval) -> TimeInterval { clock.time(at: time) }

    /// 0 to 1.
    func value(at time: TimeInterval) -> CGFloat {
        let time = clock.time(at: time)
        return switch motion {
        case .timed(let fade): fade.value(at: time)
        case .dragged(let drag): drag.fraction
        case .thrown(let start, let goal, let startTime):
            isSettled(at: time) ? goal : min(max(goal + TransitionFraction.spring.motion(from: start, after: time - startTime).value, 0), 1)
        }
    }

    /// Whether it has got there: what is left is less than a pixel of a screen.
    func isSettled(at time: TimeInterval) -> Bool {
        switch motion {
        case .timed(let fade): fade.isSettled(at: time)
        case .dragged: false
        case .thrown(let start, _, let startTime):
            TransitionFraction.spring.amplitude(of: TransitionFraction.spring.motion(from: start, after: time - startTime)) < 1.0 / 2048
        }
    }

    /// Goes to an end from where it is: as fast as a finger that has just let go, in points per second, or in its time.
    mutating func head(for goal: CGFloat, velocity: CGVector, at time: TimeInterval) {
        self.goal = goal
        let time = clock.time(at: time)
        switch motion {
        case .timed(var fade):
            fade.head(for: goal, at: time)
            motion = .timed(fade)
        case .dragged(let drag):
            let offset = drag.fraction - goal
            motion = .thrown(Spring.Motion(value: offset, velocity: drag.rate(of: velocity)), to: goal, at: time)
        case .thrown(let start, let former, let startTime):
            var now = TransitionFraction.spring.motion(from: start, after: time - startTime)
            now.value += former - goal
            motion = .thrown(now, to: goal, at: time)
        }
    }

    /// Stays as it was shown last, until it is sent on.
    mutating func pause() {
        motion = .timed(TimedFade(shown, duration: duration))
    }

    /// A finger at a point of the window takes hold of it; along the `way` it goes from 1 to 0.
    mutating func beginDrag(at location: CGPoint, from origin: DragOrigin = .flight, along way: CGVector) {
        motion = .dragged(FractionDrag(from: shown, along: way, at: location, origin: origin))
    }

    /// The finger is at another point.
    mutating func drag(to location: CGPoint) {
        guard case .dragged(var drag) = motion else { return }
        drag.move(to: location)
        motion = .dragged(drag)
    }

    /// Another finger goes on from another point.
    mutating func changeFinger(to location: CGPoint) {
        guard case .dragged(var drag) = motion else { return }
        drag.changeFinger(to: location)
        motion = .dragged(drag)
    }

    /// Whether letting go leads to 0, at a velocity in points per second.
    func dismisses(at velocity: CGVector) -> Bool {
        if case .dragged(let drag) = motion { drag.dismisses(at: velocity) } else { goal == 0 }
    }
}
