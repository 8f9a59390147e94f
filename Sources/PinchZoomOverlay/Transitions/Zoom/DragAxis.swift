import UIKit

/// The axis along which a finger drags a photo back, in a window.
struct DragAxis: Equatable, Sendable {
    /// The direction as a unit vector.
    let direction: CGVector
    /// The length of the window along the axis, in points.
    let length: CGFloat
    /// The width of the window, in points. The resistance across the axis is relative to it in both directions.
    let width: CGFloat

    /// Creates the axis of a drag: away from the edge where the finger has landed, or downward.
    init(from origin: DragOrigin, in window: CGSize) {
        if case .edge(let landing) = origin {
            let direction = CGVector(dx: landing.x > window.width / 2 ? -1 : 1, dy: 0)
            self.init(direction: direction, length: window.width, width: window.width)
        } else {
            self.init(direction: CGVector(dx: 0, dy: 1), length: window.height, width: window.width)
        }
    }

    init(direction: CGVector, length: CGFloat, width: CGFloat) {
        self.direction = direction
        self.length = length
        self.width = width
    }

    /// Returns the component of a movement along the axis.
    func along(_ move: CGVector) -> CGFloat { move.dx * direction.dx + move.dy * direction.dy }

    /// Returns the component of a movement across the axis.
    func across(_ move: CGVector) -> CGFloat { move.dx * direction.dy - move.dy * direction.dx }

    /// Returns the movement with components along and across the axis.
    func move(along: CGFloat, across: CGFloat) -> CGVector {
        CGVector(dx: direction.dx * along + direction.dy * across, dy: direction.dy * along - direction.dx * across)
    }
}
