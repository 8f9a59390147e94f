/// A change of a layer's picture over time.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
    /// The pace, or `nil` for a steady pace.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate that is notified of the beginning and the end. The animation retains it.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed from the layer at its end.
    open var isRemovedOnCompletion = true

    /// The time of the beginning, in seconds. 0 means the time at which the animation is added.
    open var beginTime: CFTimeInterval = 0
    /// The length of one pass, in seconds. 0 means the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// The speed of the animation's time.
    open var speed: Float = 1
    /// The time within the animation at which the motion begins, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of passes. 0 means one pass.
    open var repeatCount: Float = 0
    /// The total duration of all passes, in seconds. 0 means that `repeatCount` decides.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each pass runs back as well.
    open var autoreverses = false
    /// The parts of the animation that are shown before the beginning and after the end.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Makes an animation of no property.
    public override init() {
        super.init()
    }

    /// Returns a copy. A layer keeps a copy of its own.
    open override func copy() -> Any { copy(with: nil) }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmptyCopy()
        copyValues(to: copy)
        return copy
    }

    func makeEmptyCopy() -> CAAnimation { CAAnimation() }

    func copyValues(to copy: CAAnimation) {
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
    }

    /// Returns the timing of an animation that is added now.
    func timing(at now: CFTimeInterval) -> MediaTiming {
        precondition(speed >= 0, "LinuxUIKit: animations whose time runs backwards are not simulated")
        return MediaTiming(
            begin: beginTime == 0 ? now : beginTime,
            duration: duration > 0 ? duration : CATransaction.animationDuration(),
            speed: Double(speed),
            timeOffset: timeOffset,
            repeatCount: repeatCount > 0 ? Double(repeatCount) : 1,
            repeatDuration: repeatDuration,
            autoreverses: autoreverses,
            fillMode: fillMode
        )
    }
}

/// The object that is notified of an animation's beginning and end.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended. The flag is false if the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default, which has no effect.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default, which has no effect.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
