extension MotionCurve {
    /// Creates a Bézier curve over a duration.
    init(_ curve: CubicBezier, duration: CFTimeInterval) {
        self.init(shape: .cubic(curve), duration: duration)
    }

    /// Creates a spring with a damping ratio that settles in a duration.
    init(dampingRatio: Double, velocity: CGVector, duration: CFTimeInterval) {
        guard duration > 0 else {
            self.init(.linear, duration: 0)
            return
        }
        let frequency = SpringMotion.naturalFrequency(
            dampingRatio: dampingRatio,
            settlingIn: duration,
            speed: Double(velocity.fastest)
        )
        self.init(
            shape: .spring(
                x: SpringMotion(naturalFrequency: frequency, dampingRatio: dampingRatio, velocity: -Double(velocity.dx)),
                y: SpringMotion(naturalFrequency: frequency, dampingRatio: dampingRatio, velocity: -Double(velocity.dy))
            ),
            duration: duration
        )
    }

    /// Creates a spring with its own settling duration.
    init(spring: SpringMotion, velocity: CGVector) {
        let axes = [velocity.dx, velocity.dy].map {
            SpringMotion(naturalFrequency: spring.naturalFrequency, dampingRatio: spring.dampingRatio, velocity: -Double($0))
        }
        self.init(shape: .spring(x: axes[0], y: axes[1]), duration: max(axes[0].settlingDuration, axes[1].settlingDuration))
    }

    /// Creates the curve of a provider. If the curve has no duration of its own, the given duration counts.
    @MainActor init(_ provider: any UITimingCurveProvider, duration: CFTimeInterval) {
        precondition(duration.isFinite && duration >= 0, "an animator's duration is finite and not below 0: \(duration)")
        switch provider.timingCurveType {
        case .builtin, .cubic:
            guard let cubic = provider.cubicTimingParameters else {
                preconditionFailure("a UITimingCurveProvider of type cubic has cubicTimingParameters")
            }
            self.init(cubic.bezier, duration: duration)
        case .spring:
            guard let spring = provider.springTimingParameters else {
                preconditionFailure("a UITimingCurveProvider of type spring has springTimingParameters")
            }
            self.init(spring, duration: duration)
        case .composed:
            preconditionFailure("LinuxUIKit: composed timing curves are not simulated")
        }
    }

    @MainActor private init(_ parameters: UISpringTimingParameters, duration: CFTimeInterval) {
        switch parameters.definition {
        case .ratio(let ratio):
            self.init(dampingRatio: ratio, velocity: parameters.initialVelocity, duration: duration)
        case .constants(let mass, let stiffness, let damping):
            let spring = SpringMotion(mass: mass, stiffness: stiffness, damping: damping)
            self.init(spring: spring, velocity: parameters.initialVelocity)
        }
    }
}

extension CGVector {
    /// The larger of the two speeds, with its sign.
    fileprivate var fastest: CGFloat { abs(dx) >= abs(dy) ? dx : dy }
}
