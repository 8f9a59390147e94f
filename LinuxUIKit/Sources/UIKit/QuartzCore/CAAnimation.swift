/// What changes a layer's picture for a time.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
    /// The pace; none is steady.
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told of the beginning and the end; it is retained.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether it leaves the layer at its end.
    open var isRemovedOnCompletion = true

    /// When it begins, in seconds; 0 is when it is added.
    open var beginTime: CFTimeInterval = 0
    /// The length of one pass, in seconds; 0 is the transaction's.
    open var duration: CFTimeInterval = 0
    /// How fast its time goes.
    open var speed: Float = 1
    /// How far into it the beginning lies, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// How many passes there are; 0 is one.
    open var repeatCount: Float = 0
    /// How long passes go on, in seconds; 0 leaves it to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each pass runs back as well.
    open var autoreverses = false
    /// What is shown before the beginning and after the end.
    open var fillMode = CAMediaTimingFillMode.removed

    /// An animation of nothing.
    public override init() {
        super.init()
    }

    /// A copy; a layer keeps one of its own.
    open override func copy() -> Any { copy(with: nil) }

    /// A copy.
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

    /// The timing of an animation that is added now.
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

/// Who is told of an animation's beginning and end.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// It has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// It has run out, or was removed before: then the flag is false.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing: implementing it is optional.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing: implementing it is optional.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
