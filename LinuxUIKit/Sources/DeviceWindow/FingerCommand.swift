import UIKit

/// What the fingers on the phone are to do. Each command is one event of the touch screen.
public enum FingerCommand: Equatable, Sendable {
    /// Fingers land, all at once.
    case land([FingerPlace])
    /// Fingers that are down move, all at once.
    case move([FingerPlace])
    /// Fingers lift, all at once.
    case lift([FingerName])
    /// The system takes touches away, all at once.
    case cancel([FingerName])
}

/// A finger and where it is on the phone's screen, in points.
public struct FingerPlace: Equatable, Sendable {
    /// Which finger.
    public var finger: FingerName
    /// Where, in points.
    public var point: CGPoint

    /// A finger at a point.
    public init(_ finger: FingerName, at point: CGPoint) {
        self.finger = finger
        self.point = point
    }
}

/// A finger, named after what moves it.
public enum FingerName: Hashable, Sendable {
    /// The one under the mouse's pointer.
    case pointer
    /// The pointer's mirror image, with Alt.
    case mirror
    /// The one that turns of the mouse's wheel drag.
    case wheel
    /// One of the two of a pinch on a touchpad: 0 or 1.
    case pinch(Int)
    /// A real one on a touch screen, by the number that the X server has given it.
    case touch(Int)
}

extension [FingerCommand] {
    /// The same with moves that follow each other made one: a phone hears of each finger's last place once a frame.
    public var withoutSupersededMoves: [FingerCommand] {
        reduce(into: []) { commands, command in
            guard case .move(let places) = command, case .move(var merged) = commands.last else {
                commands.append(command)
                return
            }
            for place in places {
                if let index = merged.firstIndex(where: { $0.finger == place.finger }) {
                    merged[index] = place
                } else {
                    merged.append(place)
                }
            }
            commands[commands.count - 1] = .move(merged)
        }
    }
}

extension CGSize {
    /// The nearest point on a screen of this size. Its right and lower edges are beside the screen already, so half a point is left to
    /// them.
    func clamp(_ point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(0, point.x), max(0, width - 0.5)), y: min(max(0, point.y), max(0, height - 0.5)))
    }

    func contains(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: self).contains(point)
    }
}
