/// The pace of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed along each axis at the beginning, in whole distances a second towards the target; properties of one dimension take x.
    public let initialVelocity: CGVector

    let definition: Definition

    /// What the spring was made of.
    enum Definition {
        /// Its constants say how long it takes.
        case constants(mass: Double, stiffness: Double, damping: Double)
        /// A duration from elsewhere says how stiff it is.
        case ratio(Double)
    }

    /// The system's default spring: critically damped, about half a second.
    ///
    /// UIKit's own is known as mass 3, stiffness 1000, damping 500, which its springs take for critical.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring by its damping ratio, at rest at first; the animator's duration says how stiff it is.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring by its damping ratio; the animator's duration says how stiff it is.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        precondition(ratio > 0, "LinuxUIKit: a spring with a damping ratio of \(ratio) never settles")
        self.init(.ratio(min(Double(ratio), 1)), velocity)
    }

    /// A spring by its constants, which say how long it takes; the animator's duration does not count.
    ///
    /// Core Animation's springs are at most critically damped unless they are made by bounce (`CASpringAnimation.allowsOverdamping`).
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(mass > 0 && stiffness > 0 && damping > 0, "LinuxUIKit: a spring's mass, stiffness and damping are above 0")
        let critical = 2 * Double(stiffness * mass).squareRoot()
        let damping = min(Double(damping), critical)
        self.init(.constants(mass: Double(mass), stiffness: Double(stiffness), damping: damping), velocity)
    }

    /// A spring by its perceptual duration in seconds and its bounce, at rest at first.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// A spring by its perceptual duration in seconds and its bounce: 0 for none, up to 1; below 0, to −1, it creeps.
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

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}
