import Foundation

/// A release of fingers that was measured on Apple's systems, and its outcome.
///
/// iOS 27.0 simulator (24A5408d), iPhone 17 of 402 × 874 points, by the authors of swift_transitions.
struct ReleaseCase: CustomStringConvertible, Equatable {
    enum Gesture: Equatable {
        /// UIKit's swipe back, with the page's position in widths.
        case swipeBack(position: Double)
        /// A drag down, with the scale of the dragged photo.
        case drag(scale: Double)
        /// A drag down to a part of the height, and back up by some points.
        case pullBack(from: Double, by: Double)
        /// A zoom's swipe from the edge, with the scale.
        case edge(scale: Double)
        /// A flick from the edge, with the distance of the finger in points.
        case edgeFlick(points: Double)
        /// A pinch, with the remaining part of the fingers' distance.
        case pinch(ratio: Double)
        /// A pinch with its duration in seconds.
        case shortPinch(ratio: Double, duration: Double)
    }

    let gesture: Gesture
    /// The velocity of the finger at the release, or of each finger of a pinch, in points per second.
    var velocity = 0.0
    let goes: Bool

    var description: String {
        let speed = velocity == 0 ? "at rest" : String(format: "at %.0f points a second", velocity)
        return switch gesture {
        case .swipeBack(let position): String(format: "swipe back at %.2f of the width, \(speed)", position)
        case .drag(let scale): String(format: "drag down to a scale of %.3f, \(speed)", scale)
        case .pullBack(let part, let points): String(format: "drag to %.2f of the height, back up by %.0f \(speed)", part, points)
        case .edge(let scale): String(format: "from the edge to a scale of %.3f, \(speed)", scale)
        case .edgeFlick(let points): String(format: "from the edge, a flick of %.0f \(speed)", points)
        case .pinch(let ratio): String(format: "pinch to %.3f, ", ratio) + (velocity == 0 ? "at rest" : "closing")
        case .shortPinch(let ratio, let duration): String(format: "pinch to %.1f in %.0f ms", ratio, duration * 1000)
        }
    }

    static let measured: [ReleaseCase] =
        [(0.29, 400), (0.30, 150), (0.41, 0), (0.51, 0)].map { ReleaseCase(gesture: .swipeBack(position: $0), velocity: $1, goes: false) }
        + [(0.16, 1200), (0.60, 150), (0.76, 0), (0.66, -500)].map {
            ReleaseCase(gesture: .swipeBack(position: $0), velocity: $1, goes: true)
        }
        + [ReleaseCase(gesture: .drag(scale: 0.914), goes: false)]
        + [0.900, 0.883, 0.881].map { ReleaseCase(gesture: .drag(scale: $0), goes: true) }
        // From 20 % of the height on, at any speed.
        + [0, 150, 400, 800].map { ReleaseCase(gesture: .drag(scale: 1 - 0.67 * 0.2), velocity: $0, goes: true) }
        + [ReleaseCase(gesture: .pullBack(from: 0.5, by: 120), velocity: -800, goes: true)]
        + [0.732, 0.715].map { ReleaseCase(gesture: .edge(scale: $0), goes: false) }
        + [ReleaseCase(gesture: .edgeFlick(points: 14), velocity: 1200, goes: false)]
        + [(0.678, 0), (0.620, 0), (0.805, 800), (0.659, 800)].map { ReleaseCase(gesture: .edge(scale: $0), velocity: $1, goes: true) }
        + [
            ReleaseCase(gesture: .pinch(ratio: 0.515), goes: false), ReleaseCase(gesture: .pinch(ratio: 0.553), velocity: 400, goes: false),
            ReleaseCase(gesture: .shortPinch(ratio: 0.8, duration: 0.037), velocity: 800, goes: false),
        ]
        + [0.494, 0.463, 0.412].map { ReleaseCase(gesture: .pinch(ratio: $0), goes: true) }
        + [ReleaseCase(gesture: .pinch(ratio: 0.458), velocity: 400, goes: true)]
}
