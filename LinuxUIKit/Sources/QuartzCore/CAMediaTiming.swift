/// An object with a time of its own.
public protocol CAMediaTiming {
    /// The time of the beginning, in seconds of the layer's time. 0 means the time at which the object is added.
    var beginTime: CFTimeInterval { get set }
    /// The length of one pass, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed of the object's time.
    var speed: Float { get set }
    /// The time within the object at which the motion begins, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of passes. 0 means one pass.
    var repeatCount: Float { get set }
    /// The total duration of all passes, in seconds. 0 means that `repeatCount` decides.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass runs back as well.
    var autoreverses: Bool { get set }
    /// The values that are shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The choices for an animation's values before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both values.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// No value outside of the animation.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of an animation, as a value.
package struct MediaTiming {
    var begin: CFTimeInterval
    /// The duration of one pass in one direction, in seconds.
    var duration: CFTimeInterval
    let speed: Double
    let timeOffset: Double
    package var repeatCount: Double
    let repeatDuration: Double
    package var autoreverses: Bool
    let fillMode: CAMediaTimingFillMode

    package init(
        begin: CFTimeInterval,
        duration: CFTimeInterval,
        speed: Double = 1,
        timeOffset: Double = 0,
        repeatCount: Double = 1,
        repeatDuration: Double = 0,
        autoreverses: Bool = false,
        fillMode: CAMediaTimingFillMode = .both
    ) {
        self.begin = begin
        self.duration = duration
        self.speed = speed
        self.timeOffset = timeOffset
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fillMode = fillMode
    }

    private var pass: CFTimeInterval { autoreverses ? duration * 2 : duration }

    private var activeDuration: CFTimeInterval { repeatDuration > 0 ? repeatDuration : pass * repeatCount }

    package var endTime: CFTimeInterval {
        speed > 0 ? begin + (activeDuration - timeOffset) / speed : .infinity
    }

    /// Returns the fraction of a pass, or `nil` if the animation shows nothing. With `autoreverses`, the second half of a pass runs back.
    package func fraction(at now: CFTimeInterval) -> Double? {
        let time = (now - begin) * speed + timeOffset
        guard now >= begin, time >= 0 else { return fillMode == .backwards || fillMode == .both ? 0 : nil }
        guard time < activeDuration else {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            return pass > 0 && activeDuration.isFinite ? fraction(ofTime: activeDuration, isEnd: true) : 1
        }
        return fraction(ofTime: time, isEnd: false)
    }

    private func fraction(ofTime time: CFTimeInterval, isEnd: Bool) -> Double {
        let passes = time / pass
        var share = passes - passes.rounded(.down)
        if isEnd, share == 0 { share = 1 }
        guard autoreverses else { return share }
        return share <= 0.5 ? share * 2 : 2 - share * 2
    }
}
