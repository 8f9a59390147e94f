import UIKit

/// The straight way along which a finger leads a photo back, in a window.
struct DragAxis: Equatable, Sendable {
    /// The direction, as a vector of length 1.
    let direction: CGVector
    /// The length of the window along it, in points.
    let length: CGFloat
    /// The window's width, in points: what gives way sideways does so in relation to that, whichever way it goes.
    let width: CGFloat

    /// Where a finger leads that has taken hold of something: away from the edge that it has landed at, or else downwards.
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

    /// How much of a movement goes along it.
    func along(_ move: CGVector) -> CGFloat { move.dx * direction.dx + move.dy * direction.dy }

    /// How much of a movement goes across it.
    func across(_ move: CGVector) -> CGFloat { move.dx * direction.dy - move.dy * direction.dx }

    /// The movement of so much along it and so much across it.
    func move(along: CGFloat, across: CGFloat) -> CGVector {
        CGVector(dx: direction.dx * along + direction.dy * across, dy: direction.dy * along - direction.dx * across)
    }
}
