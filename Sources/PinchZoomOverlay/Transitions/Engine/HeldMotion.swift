#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The motion of a transition under the fingers that hold it.
enum HeldMotion: Sendable {
    /// A finger drags a photo.
    case drag(DismissalDrag)
    /// Two fingers pinch a photo.
    case pinch(DismissalPinch)
    /// A finger scrubs the screens along a straight line.
    case scrub(FractionDrag)

    /// Follows the fingers to a new position, at a time in seconds.
    mutating func follow(_ fingers: InteractiveGrip.Position, at time: TimeInterval) {
        switch (self, fingers) {
        case (.drag(var drag), .finger(let location)):
            drag.move(to: location)
            self = .drag(drag)
        case (.pinch(var pinch), .pinch(let fingers)):
            pinch.move(to: fingers, at: time)
            self = .pinch(pinch)
        case (.scrub(var drag), .finger(let location)):
            drag.move(to: location)
            self = .scrub(drag)
        default:
            break
        }
    }

    /// Continues with another finger at a point of the window. The change of fingers doesn't move any view.
    mutating func changeFinger(to location: CGPoint) {
        switch self {
        case .drag(var drag):
            drag.changeFinger(to: location)
            self = .drag(drag)
        case .scrub(var drag):
            drag.changeFinger(to: location)
            self = .scrub(drag)
        case .pinch:
            break
        }
    }
}
#endif
