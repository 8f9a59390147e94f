/// The progress of a motion as a function of its time: 0 at the beginning, 1 at the end.
///
/// The progress has two axes, since a spring may begin with a different velocity along each. Values of one dimension use `dx`.
package struct MotionCurve: Equatable, Sendable {
    package enum Shape: Equatable, Sendable {
        case cubic(CubicBezier)
        case spring(x: SpringMotion, y: SpringMotion)
        /// A decay with a time constant in seconds: in each such time, the remaining distance falls to 1/e.
        case decay(CFTimeInterval)
    }

    package let shape: Shape
    /// The length of the motion, in seconds.
    package let duration: CFTimeInterval

    package init(shape: Shape, duration: CFTimeInterval) {
        self.shape = shape
        self.duration = duration
    }

    /// Returns the progress at a fraction of the duration, which is exactly 1 from the end on.
    package func progress(atFraction fraction: Double) -> CGVector {
        guard fraction > 0 else { return .zero }
        guard fraction < 1 else { return CGVector(dx: 1, dy: 1) }
        switch shape {
        case .cubic(let curve):
            let progress = curve.y(atX: CGFloat(fraction))
            return CGVector(dx: progress, dy: progress)
        case .spring(let x, let y):
            let time = fraction * duration
            let progress = 1 - x.displacement(at: time)
            return CGVector(dx: progress, dy: x == y ? progress : 1 - y.displacement(at: time))
        case .decay(let constant):
            let progress = 1 - exp(-fraction * duration / constant)
            return CGVector(dx: progress, dy: progress)
        }
    }

    /// Returns the progress at a time since the beginning.
    package func progress(at time: CFTimeInterval) -> CGVector {
        guard duration > 0 else { return time >= 0 ? CGVector(dx: 1, dy: 1) : .zero }
        return progress(atFraction: time / duration)
    }

    /// Returns the smallest fraction of the duration at which the motion reaches a progress along x.
    package func fraction(atProgress progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch shape {
        case .cubic(let curve): return Double(curve.x(atY: CGFloat(progress)))
        case .spring: return springFraction(atProgress: progress)
        case .decay(let constant): return min(1, -constant * log(1 - progress) / duration)
        }
    }

    /// Searches the first crossing in steps of a thousandth, and bisects the step.
    private func springFraction(atProgress progress: Double) -> Double {
        let steps = 1000
        func value(_ fraction: Double) -> Double { Double(self.progress(atFraction: fraction).dx) }
        let crossing = (1...steps).first { value(Double($0) / Double(steps)) >= progress } ?? steps
        var (low, high) = (Double(crossing - 1) / Double(steps), Double(crossing) / Double(steps))
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if value(middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The same spring without an initial velocity.
    package var startingAtRest: MotionCurve {
        guard case .spring(let spring, _) = shape else { return self }
        let rested = SpringMotion(naturalFrequency: spring.naturalFrequency, dampingRatio: spring.dampingRatio)
        return MotionCurve(shape: .spring(x: rested, y: rested), duration: duration)
    }
}
