import UIKit

/// What a finger has taken hold of that drags.
enum DragOrigin: Equatable, Sendable {
    /// Something in flight, where that is.
    case flight
    /// A screen at rest, downwards, from where the finger has landed, in points of the window.
    case screen(landing: CGPoint)
    /// The leading edge of a screen at rest, from where the finger has landed, in points of the window.
    case edge(landing: CGPoint)

    /// Whether it is the edge.
    var isEdge: Bool {
        if case .edge = self { true } else { false }
    }
}
