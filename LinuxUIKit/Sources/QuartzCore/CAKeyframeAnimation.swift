/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]?
    /// The times at which the values are reached, as fractions of the duration from 0 to 1. Without times, the values are evenly spaced.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way from value to value. The paced modes are not simulated.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
    }

    override func value(atFraction fraction: Double, duration: CFTimeInterval, underlying: LayerValue, previous: LayerValue) -> LayerValue {
        guard let values, !values.isEmpty else { return underlying }
        func frame(_ index: Int) -> LayerValue { LayerValue(values[index], like: underlying, keyPath: keyPath) }
        let paced = timingFunction.map { Double($0.curve.y(atX: CGFloat(fraction))) } ?? fraction
        let times = times(count: values.count)
        guard let next = times.firstIndex(where: { $0 > paced }) else { return frame(values.count - 1) }
        guard next > 0 else { return frame(0) }
        if calculationMode == .discrete { return frame(next - 1) }
        let share = (paced - times[next - 1]) / (times[next] - times[next - 1])
        let eased =
            timingFunctions.flatMap { next <= $0.count ? $0[next - 1] : nil }.map { Double($0.curve.y(atX: CGFloat(share))) } ?? share
        guard calculationMode == .cubic else {
            return frame(next - 1).interpolated(to: frame(next), progress: CGVector(dx: eased, dy: eased))
        }
        return LayerValue.onSpline(
            from: frame(next - 1),
            to: frame(next),
            after: next > 1 ? frame(next - 2) : nil,
            before: next + 1 < values.count ? frame(next + 1) : nil,
            share: eased
        )
    }

    private func times(count: Int) -> [Double] {
        switch calculationMode {
        case .linear, .discrete, .cubic: break
        default: preconditionFailure("LinuxUIKit: the calculation mode \(calculationMode.rawValue) is not simulated")
        }
        if let keyTimes {
            precondition(keyTimes.count >= count, "a keyframe animation has a key time for each of its \(count) values")
            return keyTimes.prefix(count).map(\.doubleValue)
        }
        // In discrete mode, each value has a share of the time, the last value too.
        let steps = calculationMode == .discrete ? count : max(count - 1, 1)
        return (0..<count).map { Double($0) / Double(steps) }
    }
}

/// The ways of a keyframe animation from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Values on straight lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Jumps from value to value.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Values on straight lines at a constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Values on a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Values on a smooth curve at a constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
