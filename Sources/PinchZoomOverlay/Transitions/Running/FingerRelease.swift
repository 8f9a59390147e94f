import UIKit

/// How a finger leaves a transition that it drives.
enum FingerRelease {
    /// It has let go, at a velocity in points per second.
    case lifted(velocity: CGVector)
    /// It was taken away, at a velocity in points per second.
    case cancelled(velocity: CGVector)

    /// The velocity of the finger, in points per second.
    var velocity: CGVector {
        switch self {
        case .lifted(let velocity), .cancelled(let velocity): velocity
        }
    }
}
