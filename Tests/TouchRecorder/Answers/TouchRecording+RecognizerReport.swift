extension TouchRecording {
    /// What a gesture recognizer said of itself after an event.
    package struct RecognizerReport: Equatable, Sendable {
        /// The recognizer's public class.
        package enum Kind: String, Sendable, CaseIterable {
            case pinch, rotation, pan, edgePan, swipe, tap, doubleTap, longPress
            /// A class of the component's or of the app's own, or one of UIKit's that is not public.
            case other
        }

        /// Its state: of `UIGestureRecognizer.State`, all but `possible`. A tap that is recognized has ended.
        package enum State: String, Sendable, CaseIterable {
            case began, changed, ended, cancelled, failed
        }

        /// What it measures besides its place, by its kind.
        package enum Measure: Equatable, Sendable {
            /// Nothing: a tap, or one that failed.
            case none
            /// A pinch's scale, and its velocity in scale per second.
            case scale(Double, velocity: Double)
            /// A rotation in radians, and its velocity in radians per second.
            case angle(Double, velocity: Double)
            /// A pan's translation and velocity in the window, in points and points per second.
            case translation(dx: Double, dy: Double, vx: Double, vy: Double)
        }

        package let kind: Kind
        /// What it belongs to: "feed", "photo 0", "pager".
        package let owner: String
        package let state: State
        package let measure: Measure
        /// The centroid of its touches in the window, in points.
        package let x: Double
        package let y: Double
        /// How many touches it has.
        package let touchCount: Int

        /// A report, its numbers rounded to what a file keeps.
        package init(kind: Kind, owner: String, state: State, measure: Measure, x: Double, y: Double, touchCount: Int) {
            self.kind = kind
            self.owner = owner
            self.state = state
            self.measure = measure.roundedToMillionths
            self.x = x.roundedToMillionths
            self.y = y.roundedToMillionths
            self.touchCount = touchCount
        }

        /// A pinch's scale; nil for others.
        package var scale: Double? {
            if case .scale(let scale, _) = measure { scale } else { nil }
        }

        /// A pinch's velocity in scale per second, or a rotation's in radians per second; nil for others.
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
    /// Its numbers and their keys, in the order in which a file has them.
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
