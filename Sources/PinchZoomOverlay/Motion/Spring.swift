#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A damped spring that moves a value to 0. The motion is a formula of the time, so that it is the same at any frame rate.
///
/// The equation is ẍ + 2ζω₀ẋ + ω₀²x = 0 with ω₀ = 2π / response, as in Apple's "Designing Fluid Interfaces" (WWDC 2018).
struct Spring: Equatable, Sendable {
    /// The damping ratio ζ. Below 1, the spring overshoots. At 1, the spring settles fastest without an overshoot.
    var dampingRatio: Double
    /// The period that the spring would have without damping, 2π / ω₀, in seconds.
    var response: Double

    /// The motion of a single number.
    typealias Motion = SpringMotion<Double>

    /// The undamped angular frequency ω₀, in radians per second.
    var angularFrequency: Double { 2 * .pi / response }

    /// The time, in seconds, for which a motion with this spring absorbs the moves of its target. Afterward, the motion goes along with the
    /// target.
    ///
    /// A motion to a target at rest is over by then. Without this limit, a flight to a place that never rests, such as a photo in a
    /// marquee, would never end.
    var patience: TimeInterval { 3 * response }

    /// Returns a spring with the same damping ratio and a frequency that is multiplied by a factor.
    func quicker(by factor: Double) -> Spring { Spring(dampingRatio: dampingRatio, response: response / factor) }

    /// Returns the motion at a time after its start, in seconds.
    ///
    /// All numbers of a vector share the exponential, the sine and the cosine, because these functions take most of the time.
    func motion<Quantity>(from start: SpringMotion<Quantity>, after time: Double) -> SpringMotion<Quantity> {
        guard time > 0 else { return start }
        let omega = angularFrequency
        let beta = dampingRatio * omega
        let (x, v) = (start.value, start.velocity)
        if dampingRatio < 1 {
            let damped = omega * (1 - dampingRatio * dampingRatio).squareRoot()
            let decay = exp(-beta * time)
            let cosine = cos(damped * time)
            let sine = sin(damped * time)
            return SpringMotion(
                value: (x * cosine + (v + x * beta) / damped * sine) * decay,
                velocity: (v * cosine - (v * beta + x * (omega * omega)) / damped * sine) * decay
            )
        }
        if dampingRatio == 1 {
            let decay = exp(-omega * time)
            let slope = v + x * omega
            return SpringMotion(value: (x + slope * time) * decay, velocity: (v - slope * omega * time) * decay)
        }
        // The motion is the sum of two exponentials. The product of their rates is ω₀², so the slow rate is ω₀² divided by the fast rate.
        // At strong damping, a subtraction would lose the digits of the slow rate.
        let fast = -(beta + omega * (dampingRatio * dampingRatio - 1).squareRoot())
        let slow = omega * omega / fast
        let slowPart = (v - x * fast) / (slow - fast)
        let fastPart = x - slowPart
        let slowValue = slowPart * exp(slow * time)
        let fastValue = fastPart * exp(fast * time)
        return SpringMotion(value: slowValue + fastValue, velocity: slowValue * slow + fastValue * fast)
    }

    /// Returns an estimate of the largest future distance from 0: the present distance, plus the distance that the velocity adds.
    func amplitude<Quantity>(of motion: SpringMotion<Quantity>) -> Quantity {
        motion.value.magnitude + motion.velocity.magnitude / angularFrequency
    }
}

/// The value and the velocity, per second, of a quantity that a spring moves.
struct SpringMotion<Quantity: SpringQuantity>: Equatable, Sendable {
    var value: Quantity
    var velocity: Quantity

    static var rest: SpringMotion { SpringMotion(value: .zero, velocity: .zero) }
}

/// A number, or a vector of numbers, that a spring moves.
protocol SpringQuantity: Equatable, Sendable {
    static var zero: Self { get }

    /// The absolute value of each number.
    var magnitude: Self { get }

    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Double) -> Self
    static func / (left: Self, right: Double) -> Self
}

extension Double: SpringQuantity {}
extension SIMD2: SpringQuantity where Scalar == Double {}
extension SIMD4: SpringQuantity where Scalar == Double {}
extension SIMD8: SpringQuantity where Scalar == Double {}

extension SIMD where Scalar == Double {
    var magnitude: Self { replacing(with: -self, where: self .< 0) }
}
#endif
