/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]?
    /// When each value is reached, as fractions of the duration from 0 to 1; evenly spaced if there are none.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How it goes from value to value; only `linear` and `discrete` are simulated.
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
        let frames = (values ?? []).map { LayerValue($0, like: underlying, keyPath: keyPath) }
        guard let first = frames.first, let last = frames.last else { return underlying }
        let paced = timingFunction.map { Double($0.curve.y(atX: CGFloat(fraction))) } ?? fraction
        let times = times(count: frames.count)
        guard let next = times.firstIndex(where: { $0 > paced }) else { return last }
        guard next > 0 else { return first }
        if calculationMode == .discrete { return frames[next - 1] }
        let share = (paced - times[next - 1]) / (times[next] - times[next - 1])
        let eased =
            timingFunctions.flatMap { next <= $0.count ? $0[next - 1] : nil }.map { Double($0.curve.y(atX: CGFloat(share))) } ?? share
        return frames[next - 1].interpolated(to: frames[next], progress: CGVector(dx: eased, dy: eased))
    }

    private func times(count: Int) -> [Double] {
        switch calculationMode {
        case .linear, .discrete: break
        default: preconditionFailure("LinuxUIKit: the calculation mode \(calculationMode.rawValue) is not simulated")
        }
        if let keyTimes {
            precondition(keyTimes.count >= count, "a keyframe animation has a key time for each of its \(count) values")
            return keyTimes.prefix(count).map(\.doubleValue)
        }
        // In jumps each value has a share of the time, the last one as well.
        let steps = calculationMode == .discrete ? count : max(count - 1, 1)
        return (0..<count).map { Double($0) / Double(steps) }
    }
}

/// How a keyframe animation goes from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A mode of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At one speed throughout.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve at one speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
