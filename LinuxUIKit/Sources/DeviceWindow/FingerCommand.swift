import UIKit

/// A command for the fingers on the phone. Each command is one event of the touch screen.
public enum FingerCommand: Equatable, Sendable {
    /// Fingers land, all in one event.
    case land([FingerPlace])
    /// Fingers that are down move, all in one event.
    case move([FingerPlace])
    /// Fingers lift, all in one event.
    case lift([FingerName])
    /// The system cancels touches, all in one event.
    case cancel([FingerName])
}

/// A finger and its place on the phone's screen.
public struct FingerPlace: Equatable, Sendable {
    /// The finger's name.
    public var finger: FingerName
    /// The finger's place, in points.
    public var point: CGPoint

    /// Creates a place of a finger.
    public init(_ finger: FingerName, at point: CGPoint) {
        self.finger = finger
        self.point = point
    }
}

/// A finger's name, which says what moves the finger.
public enum FingerName: Hashable, Sendable {
    /// The finger at the mouse's pointer.
    case pointer
    /// The second finger, which mirrors the pointer while Alt is held.
    case mirror
    /// The finger that is dragged by the mouse's wheel.
    case wheel
    /// One of the two fingers of a pinch on a touchpad: 0 or 1.
    case pinch(Int)
    /// A real finger on a touch screen, with its number from the X server.
    case touch(Int)
}

extension [FingerCommand] {
    /// The commands, with successive moves joined into one: the phone is notified of each finger's last place once a frame.
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
    /// Returns the nearest point on a screen of this size. The screen's right and lower edges are already outside, so the point stays half
    /// a point away from them.
    func clamp(_ point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(0, point.x), max(0, width - 0.5)), y: min(max(0, point.y), max(0, height - 0.5)))
    }

    func contains(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: self).contains(point)
    }
}
