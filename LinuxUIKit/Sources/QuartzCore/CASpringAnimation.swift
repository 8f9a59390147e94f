/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring's end.
    open var mass: CGFloat = 1
    /// The spring's stiffness.
    open var stiffness: CGFloat = 100
    /// The friction.
    open var damping: CGFloat = 10
    /// The speed at the beginning, in whole distances a second towards the target.
    open var initialVelocity: CGFloat = 0
    /// Whether the spring may be overdamped. If not, the spring is critically damped at most.
    @available(iOS 17.0, *)
    open var allowsOverdamping = false

    /// Makes a spring with a perceptual duration in seconds and a bounce from −1 to 1.
    @available(iOS 17.0, *)
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringMotion(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        stiffness = CGFloat(spring.naturalFrequency * spring.naturalFrequency)
        damping = CGFloat(2 * spring.decay)
        allowsOverdamping = true
    }

    /// The time until the remaining distance stays below a thousandth of the way, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The time in which the motion seems to arrive, in seconds: the period of one undamped swing.
    @available(iOS 17.0, *)
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }

    /// The amount of overshooting.
    @available(iOS 17.0, *)
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private var spring: SpringMotion {
        let critical = 2 * (stiffness * mass).squareRoot()
        return SpringMotion(
            mass: Double(mass),
            stiffness: Double(stiffness),
            damping: Double(allowsOverdamping ? damping : min(damping, critical)),
            velocity: -Double(initialVelocity)
        )
    }

    override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
    }

    override func progress(atFraction fraction: Double, duration: CFTimeInterval) -> Double {
        1 - spring.displacement(at: fraction * duration)
    }
}
