/// How far a motion has come, as a function of its time: 0 at the beginning, 1 at the end.
///
/// It goes along two axes, since a spring may set out with a velocity of its own along each; what has one dimension takes `dx`.
struct MotionCurve: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        case cubic(CubicBezier)
        case spring(x: SpringMotion, y: SpringMotion)
        /// What is left of the way falls to 1/e in each of these times, in seconds.
        case decay(CFTimeInterval)
    }

    let shape: Shape
    /// The length of the motion, in seconds.
    let duration: CFTimeInterval

    /// The progress at a fraction of the duration; exactly 1 from its end on.
    func progress(atFraction fraction: Double) -> CGVector {
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

    /// The progress at a time since the beginning.
    func progress(at time: CFTimeInterval) -> CGVector {
        guard duration > 0 else { return time >= 0 ? CGVector(dx: 1, dy: 1) : .zero }
        return progress(atFraction: time / duration)
    }

    /// The smallest fraction of the duration at which the progress along x is reached.
    func fraction(atProgress progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch shape {
        case .cubic(let curve): return Double(curve.x(atY: CGFloat(progress)))
        case .spring: return springFraction(atProgress: progress)
        case .decay(let constant): return min(1, -constant * log(1 - progress) / duration)
        }
    }

    /// Steps of a thousandth find the first crossing, halving the place in it.
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

    /// The same spring without a velocity at its beginning.
    var startingAtRest: MotionCurve {
        guard case .spring(let spring, _) = shape else { return self }
        let rested = SpringMotion(naturalFrequency: spring.naturalFrequency, dampingRatio: spring.dampingRatio)
        return MotionCurve(shape: .spring(x: rested, y: rested), duration: duration)
    }
}
