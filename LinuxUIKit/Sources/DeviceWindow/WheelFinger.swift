import UIKit

/// Turns a mouse's wheel into a finger that drags in small steps at the pointer. The finger lifts when the wheel rests.
public struct WheelFinger: Sendable {
    /// The distance that the finger moves for a tick of the wheel, in points.
    public static let distancePerTick: CGFloat = 40
    /// The finger's speed, in points a second.
    public static let speed: CGFloat = 1600
    /// The time from the last tick to the lift, in seconds. The finger lifts at rest, so that the list doesn't decelerate.
    public static let restBeforeLifting: TimeInterval = 0.12

    private struct Drag {
        var place: CGPoint
        var pointer: CGPoint
        var remaining: CGVector
        var timeSinceTick: TimeInterval
    }

    private var screenSize: CGSize
    private var drag: Drag?

    /// Creates a wheel without a finger, on a screen of a size in points.
    public init(screenSize: CGSize) {
        self.screenSize = screenSize
    }

    /// Turns the wheel by ticks, with the pointer at a point. A positive number moves the finger to the right or down.
    public mutating func turn(byTicks ticks: CGVector, at pointer: CGPoint) -> [FingerCommand] {
        let way = CGVector(dx: ticks.dx * Self.distancePerTick, dy: ticks.dy * Self.distancePerTick)
        if var drag {
            drag.remaining = CGVector(dx: drag.remaining.dx + way.dx, dy: drag.remaining.dy + way.dy)
            drag.pointer = pointer
            drag.timeSinceTick = 0
            self.drag = drag
            return []
        }
        guard screenSize.contains(pointer) else { return [] }
        let place = landingPlace(near: pointer, goingBy: way)
        drag = Drag(place: place, pointer: pointer, remaining: way, timeSinceTick: 0)
        return [.land([FingerPlace(.wheel, at: place)])]
    }

    /// Lets time pass on the phone. The finger moves a step, or lifts.
    public mutating func advance(by duration: TimeInterval) -> [FingerCommand] {
        guard var drag else { return [] }
        drag.timeSinceTick += duration
        guard drag.remaining != .zero else {
            // The nanosecond is needed because sums of frame durations aren't exact. Without this, the finger might lift one frame late.
            guard drag.timeSinceTick < Self.restBeforeLifting - 1e-9 else { return lift() }
            self.drag = drag
            return []
        }
        let reach = Self.speed * duration
        let step = CGVector(dx: min(max(drag.remaining.dx, -reach), reach), dy: min(max(drag.remaining.dy, -reach), reach))
        drag.remaining = CGVector(dx: drag.remaining.dx - step.dx, dy: drag.remaining.dy - step.dy)
        let next = CGPoint(x: drag.place.x + step.dx, y: drag.place.y + step.dy)
        if screenSize.clamp(next) == next {
            drag.place = next
            self.drag = drag
            return [.move([FingerPlace(.wheel, at: next)])]
        }
        // At the screen's edge, the finger lifts and lands again, as a hand does.
        drag.place = landingPlace(near: drag.pointer, goingBy: step)
        self.drag = drag
        return [.lift([.wheel]), .land([FingerPlace(.wheel, at: drag.place)])]
    }

    /// Lifts the finger, if it is down.
    public mutating func lift() -> [FingerCommand] {
        guard drag != nil else { return [] }
        drag = nil
        return [.lift([.wheel])]
    }

    /// Takes a new size of the screen after the phone was turned. The finger lifts.
    public mutating func screenChanged(to size: CGSize) -> [FingerCommand] {
        guard size != screenSize else { return [] }
        screenSize = size
        return lift()
    }

    /// Returns the pointer's point, moved as far as necessary to leave room for a few ticks in the wheel's direction.
    private func landingPlace(near pointer: CGPoint, goingBy way: CGVector) -> CGPoint {
        func place(_ pointer: CGFloat, _ way: CGFloat, _ end: CGFloat) -> CGFloat {
            guard way != 0 else { return pointer }
            let room = min(3 * Self.distancePerTick, end / 2)
            return way > 0 ? min(pointer, end - room) : max(pointer, room)
        }
        return screenSize.clamp(
            CGPoint(x: place(pointer.x, way.dx, screenSize.width), y: place(pointer.y, way.dy, screenSize.height))
        )
    }
}
