/// The pace of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial speed along each axis, in whole distances a second towards the target. Properties with one dimension use x.
    public let initialVelocity: CGVector

    let definition: Definition

    /// The definition of the spring.
    enum Definition {
        /// A spring whose constants decide its duration.
        case constants(mass: Double, stiffness: Double, damping: Double)
        /// A spring whose stiffness follows from a given duration.
        case ratio(Double)
    }

    /// Creates the system's default spring: critically damped, about half a second long.
    ///
    /// UIKit's own spring is known to have mass 3, stiffness 1000 and damping 500, which UIKit's springs treat as critical.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring with a damping ratio, at rest at first. The animator's duration decides the stiffness.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring with a damping ratio. The animator's duration decides the stiffness.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        precondition(ratio > 0, "LinuxUIKit: a spring with a damping ratio of \(ratio) never settles")
        self.init(.ratio(min(Double(ratio), 1)), velocity)
    }

    /// Creates a spring with constants, which decide its duration. The animator's duration does not count.
    ///
    /// Core Animation's springs are at most critically damped, unless they are made by bounce (`CASpringAnimation.allowsOverdamping`).
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(mass > 0 && stiffness > 0 && damping > 0, "LinuxUIKit: a spring's mass, stiffness and damping are above 0")
        let critical = 2 * Double(stiffness * mass).squareRoot()
        let damping = min(Double(damping), critical)
        self.init(.constants(mass: Double(mass), stiffness: Double(stiffness), damping: damping), velocity)
    }

    /// Creates a spring with a perceptual duration in seconds and a bounce, at rest at first.
    @available(iOS 17.0, *)
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Creates a spring with a perceptual duration in seconds and a bounce: 0 for none, up to 1. Below 0, down to −1, the spring creeps.
    @available(iOS 17.0, *)
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let spring = SpringMotion(perceptualDuration: duration, bounce: Double(bounce))
        let stiffness = spring.naturalFrequency * spring.naturalFrequency
        self.init(.constants(mass: 1, stiffness: stiffness, damping: 2 * spring.decay), velocity)
    }

    private init(_ definition: Definition, _ velocity: CGVector) {
        precondition(velocity.dx.isFinite && velocity.dy.isFinite, "a spring's initial velocity is finite, not \(velocity)")
        self.definition = definition
        initialVelocity = velocity
        super.init()
    }

    /// The kind of pace: a spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// The parameters of a curve: always nil for a spring.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
    public var springTimingParameters: UISpringTimingParameters? { self }
}
