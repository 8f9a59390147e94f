import UIKit

/// How fast something moves, grows and turns on the screen.
struct Velocity: Equatable, Sendable {
    /// In points per second.
    var center = CGVector.zero
    /// How fast the size grows in relation to itself, per second: the derivative of its logarithm.
    ///
    /// It has no unit of length, so that it is the same number for a photo's scale, a pane's width and a spring on either's logarithm.
    var scale: CGFloat = 0
    /// In radians per second, clockwise.
    var angle: CGFloat = 0

    static let zero = Velocity()
}
