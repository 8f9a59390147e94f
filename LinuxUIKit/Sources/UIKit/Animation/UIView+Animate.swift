extension UIView {
    /// Animates the changes in the block, over a duration in seconds.
    ///
    /// The completion's argument is whether all animations ran to their end. If there is no duration or nothing was animated, the
    /// completion is called in the next turn of the run loop.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = MotionCurve(options.curve.bezier, duration: max(0, duration))
        animate(curve, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates the changes in the block, over a duration in seconds.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes in the block, over a duration in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes in the block like a spring that settles in the duration. The velocity is in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(dampingRatio > 0, "LinuxUIKit: a spring with a damping ratio of \(dampingRatio) never settles")
        let curve = MotionCurve(
            dampingRatio: Double(min(dampingRatio, 1)),
            velocity: CGVector(dx: velocity, dy: velocity),
            duration: max(0, duration)
        )
        animate(curve, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates the changes in the block like a spring with a perceptual duration in seconds and a bounce from −1 to 1.
    @available(iOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0,
        options: UIView.AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve =
            duration > 0
            ? MotionCurve(
                spring: SpringMotion(perceptualDuration: duration, bounce: Double(bounce)),
                velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
            ) : MotionCurve(.linear, duration: 0)
        animate(curve, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Makes the changes in the block without animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let schedule = RenderServer.current.schedule
        let former = schedule.areViewAnimationsEnabled
        schedule.areViewAnimationsEnabled = false
        actionsWithoutAnimation()
        schedule.areViewAnimationsEnabled = former
    }

    /// Whether changes in blocks are animated.
    public class var areAnimationsEnabled: Bool { RenderServer.current.schedule.areViewAnimationsEnabled }

    /// Sets whether changes in blocks are animated. Running animations continue.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        RenderServer.current.schedule.areViewAnimationsEnabled = enabled
    }

    /// The duration of the open animation block in seconds, or 0 outside of a block.
    public class var inheritedAnimationDuration: TimeInterval { RenderServer.current.schedule.recorders.last?.curve.duration ?? 0 }

    /// Repeats the changes in the block. The call belongs inside an animation block.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = RenderServer.current.schedule.recorders.last as? BlockAnimation else { return animations() }
        precondition(count > 0, "an animation is repeated more than 0 times, not \(count)")
        block.repeating(Double(count), autoreverses: autoreverses, animations)
    }

    // MARK: Any block

    class func animate(
        _ own: MotionCurve,
        delay: TimeInterval,
        options: UIView.AnimationOptions,
        animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let schedule = RenderServer.current.schedule
        let curve = own.inheriting(from: schedule.recorders.last?.curve, options)
        guard schedule.areViewAnimationsEnabled, curve.duration > 0 || delay > 0 else {
            schedule.recorders.append(ImmediateChanges())
            animations()
            schedule.recorders.removeLast()
            guard let completion else { return }
            if !schedule.areViewAnimationsEnabled, Platform.current.behavior.completionsWithoutAnimation == .atOnce {
                completion(true)
            } else {
                schedule.enqueue { completion(true) }
            }
            return
        }
        let block = BlockAnimation(
            curve,
            timing: MediaTiming(
                begin: RenderServer.current.now + max(0, delay),
                duration: curve.duration,
                repeatCount: options.contains(.repeat) ? .infinity : 1,
                autoreverses: options.contains(.autoreverse)
            ),
            blocksTouches: !options.contains(.allowUserInteraction),
            completion: completion
        )
        block.record(laysOutViews: options.contains(.layoutSubviews), animations)
    }
}

extension MotionCurve {
    /// Returns the curve with the duration and the pace of the outer block, unless the options override them. A spring keeps its own.
    fileprivate func inheriting(from outer: MotionCurve?, _ options: UIView.AnimationOptions) -> MotionCurve {
        guard let outer, outer.duration > 0, case .cubic(let own) = shape else { return self }
        let duration = options.contains(.overrideInheritedDuration) ? duration : outer.duration
        if options.contains(.overrideInheritedCurve) { return MotionCurve(own, duration: duration) }
        return MotionCurve(shape: outer.shape, duration: duration)
    }
}
