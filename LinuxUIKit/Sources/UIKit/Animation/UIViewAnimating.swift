/// An animation that can be run, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation: inactive, active, or stopped and not finished yet.
    var state: UIViewAnimatingState { get }
    /// Whether the animation moves.
    var isRunning: Bool { get }
    /// Whether the animation goes back to its beginning.
    var isReversed: Bool { get set }
    /// The completed fraction in the current direction, 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts or continues the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current place.
    func pauseAnimation()
    /// Stops the animation at its current place. If the argument is false, the animation waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation, with the values of a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes in blocks.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block that begins after a share of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure to call at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues the animation with another pace.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Stops the program: the optional method is not implemented.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        preconditionFailure("\(type(of: self)) does not implement addAnimations(_:delayFactor:)")
    }

    /// Stops the program: the optional method is not implemented.
    public func addAnimations(_ animation: @escaping () -> Void) {
        preconditionFailure("\(type(of: self)) does not implement addAnimations(_:)")
    }

    /// Stops the program: the optional method is not implemented.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        preconditionFailure("\(type(of: self)) does not implement addCompletion(_:)")
    }

    /// Stops the program: the optional method is not implemented.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        preconditionFailure("\(type(of: self)) does not implement continueAnimation(withTimingParameters:durationFactor:)")
    }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive = 0
    /// Moving or paused.
    case active = 1
    /// Stopped, and not finished yet.
    case stopped = 2
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end of the animation.
    case end = 0
    /// The beginning of the animation.
    case start = 1
    /// The current place of the animation.
    case current = 2
}
