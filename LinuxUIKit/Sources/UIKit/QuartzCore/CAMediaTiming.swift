/// What has a time of its own.
public protocol CAMediaTiming {
    /// When it begins, in seconds of the layer's time; 0 is when it is added.
    var beginTime: CFTimeInterval { get set }
    /// The length of one pass, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast its time goes.
    var speed: Float { get set }
    /// How far into it the beginning lies, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How many passes there are; 0 is one.
    var repeatCount: Float { get set }
    /// How long passes go on, in seconds; 0 leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass runs back as well.
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A mode of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its end, afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// When an animation is how far, as a value.
struct MediaTiming {
    var begin: CFTimeInterval
    /// Of one pass in one direction.
    var duration: CFTimeInterval
    var speed = 1.0
    var timeOffset = 0.0
    var repeatCount = 1.0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.both

    private var pass: CFTimeInterval { autoreverses ? duration * 2 : duration }

    private var activeDuration: CFTimeInterval { repeatDuration > 0 ? repeatDuration : pass * repeatCount }

    var endTime: CFTimeInterval {
        speed > 0 ? begin + (activeDuration - timeOffset) / speed : .infinity
    }

    /// The fraction of a pass, running back in every second one that does; nil where nothing is shown.
    func fraction(at now: CFTimeInterval) -> Double? {
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
