/// What can be run, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether it has begun, or was stopped and waits to be finished.
    var state: UIViewAnimatingState { get }
    /// Whether it moves.
    var isRunning: Bool { get }
    /// Whether it goes back to where it began.
    var isReversed: Bool { get set }
    /// How far it has come in the direction in which it goes, 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts it, or lets it go on.
    func startAnimation()
    /// Starts it after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is.
    func pauseAnimation()
    /// Ends it where it is; with false it waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends it for good after a stop, with the values of a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes in blocks.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block that begins when a share of the remaining time has passed.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is told of the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets it go on with another pace.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Implementing it is optional.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        preconditionFailure("\(type(of: self)) does not implement addAnimations(_:delayFactor:)")
    }

    /// Implementing it is optional.
    public func addAnimations(_ animation: @escaping () -> Void) {
        preconditionFailure("\(type(of: self)) does not implement addAnimations(_:)")
    }

    /// Implementing it is optional.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        preconditionFailure("\(type(of: self)) does not implement addCompletion(_:)")
    }

    /// Implementing it is optional.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        preconditionFailure("\(type(of: self)) does not implement continueAnimation(withTimingParameters:durationFactor:)")
    }
}

/// Where an animator is in its life.
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
    /// Its end.
    case end = 0
    /// Its beginning.
    case start = 1
    /// Where it is.
    case current = 2
}
