extension TouchRecording {
    /// The state and the measurement of a gesture recognizer after an event.
    package struct RecognizerReport: Equatable, Sendable {
        /// The recognizer's public class.
        package enum Kind: String, Sendable, CaseIterable {
            case pinch, rotation, pan, edgePan, swipe, tap, doubleTap, longPress
            /// Any other class: one of the component, one of the app, or a private class of UIKit.
            case other
        }

        /// The recognizer's state: all of `UIGestureRecognizer.State` except `possible`. A recognized tap has the state `ended`.
        package enum State: String, Sendable, CaseIterable {
            case began, changed, ended, cancelled, failed
        }

        /// The measurement besides the position, which depends on the recognizer's kind.
        package enum Measure: Equatable, Sendable {
            /// No measurement: a tap, or a recognizer that failed.
            case none
            /// A pinch's scale, and the velocity of the scale per second.
            case scale(Double, velocity: Double)
            /// A rotation in radians, and its velocity in radians per second.
            case angle(Double, velocity: Double)
            /// A pan's translation in the window, in points, and its velocity in points per second.
            case translation(dx: Double, dy: Double, vx: Double, vy: Double)
        }

        package let kind: Kind
        /// The name of the recognizer's view: "feed", "photo 0", "pager".
        package let owner: String
        package let state: State
        package let measure: Measure
        /// The centroid of the touches in the window, in points.
        package let x: Double
        package let y: Double
        /// The number of touches.
        package let touchCount: Int

        /// Creates a report with numbers that are rounded to six decimals, as in a file.
        package init(kind: Kind, owner: String, state: State, measure: Measure, x: Double, y: Double, touchCount: Int) {
            self.kind = kind
            self.owner = owner
            self.state = state
            self.measure = measure.roundedToMillionths
            self.x = x.roundedToMillionths
            self.y = y.roundedToMillionths
            self.touchCount = touchCount
        }

        /// The scale of a pinch, or `nil` for other kinds.
        package var scale: Double? {
            if case .scale(let scale, _) = measure { scale } else { nil }
        }

        /// The velocity of a pinch, in scale per second, or of a rotation, in radians per second. The value is nil for other kinds.
        package var velocity: Double? {
            switch measure {
            case .scale(_, let velocity), .angle(_, let velocity): velocity
            case .none, .translation: nil
            }
        }

        var problem: String? {
            let numbers = measure.numbers + [("x", x), ("y", y)]
            if let problem = numbers.problem { return problem }
            if !measure.isOf(kind) { return "a recognizer of the kind “\(kind.rawValue)” does not measure “\(measure.numbers[0].key)”" }
            return (0...100).contains(touchCount) ? nil : "“touches” must be a whole number from 0 to 100, not \(touchCount)"
        }
    }
}

extension TouchRecording.RecognizerReport.Measure {
    /// The numbers and their keys, in the order of a file.
    package var numbers: [(key: String, value: Double)] {
        switch self {
        case .none: []
        case .scale(let scale, let velocity): [("scale", scale), ("velocity", velocity)]
        case .angle(let angle, let velocity): [("angle", angle), ("velocity", velocity)]
        case .translation(let dx, let dy, let vx, let vy): [("dx", dx), ("dy", dy), ("vx", vx), ("vy", vy)]
        }
    }

    fileprivate var roundedToMillionths: Self {
        switch self {
        case .none: .none
        case .scale(let scale, let velocity): .scale(scale.roundedToMillionths, velocity: velocity.roundedToMillionths)
        case .angle(let angle, let velocity): .angle(angle.roundedToMillionths, velocity: velocity.roundedToMillionths)
        case .translation(let dx, let dy, let vx, let vy):
            .translation(
                dx: dx.roundedToMillionths,
                dy: dy.roundedToMillionths,
                vx: vx.roundedToMillionths,
                vy: vy.roundedToMillionths
            )
        }
    }

    fileprivate func isOf(_ kind: TouchRecording.RecognizerReport.Kind) -> Bool {
        switch self {
        case .none: true
        case .scale: kind == .pinch
        case .angle: kind == .rotation
        case .translation: kind == .pan || kind == .edgePan
        }
    }
}
