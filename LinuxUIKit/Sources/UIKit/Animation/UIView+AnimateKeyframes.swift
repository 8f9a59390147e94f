extension UIView {
    /// Animates the keyframes that the block adds, over a duration in seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        switch options.calculationMode {
        case .calculationModeLinear, .calculationModeDiscrete: break
        default: preconditionFailure("LinuxUIKit: keyframes that are paced or cubic are not simulated")
        }
        let schedule = RenderServer.current.schedule
        let isDiscrete = options.calculationMode == .calculationModeDiscrete
        // Options that both kinds have use the same bits. The bits of the curve have no names as keyframe options, but count as on a phone.
        let shared = UIView.AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
        animate(
            withDuration: duration,
            delay: delay,
            options: shared,
            animations: {
                guard let block = schedule.recorders.last as? BlockAnimation else { return animations() }
                block.keyframe(Keyframe(start: 0, duration: 1, isDiscrete: isDiscrete), animations)
            },
            completion: completion
        )
    }

    /// Adds a keyframe. Its start and its duration are fractions of the whole animation.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        precondition((0...1).contains(frameStartTime), "a keyframe's start is a fraction of the whole, not \(frameStartTime)")
        precondition((0...1).contains(frameDuration), "a keyframe's duration is a fraction of the whole, not \(frameDuration)")
        guard let block = RenderServer.current.schedule.recorders.last as? BlockAnimation else { return animations() }
        block.keyframe(start: frameStartTime, duration: frameDuration, animations)
    }
}
