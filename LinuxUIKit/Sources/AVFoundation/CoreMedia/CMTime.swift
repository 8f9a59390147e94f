/// A count of units of time.
public typealias CMTimeValue = Int64
/// How many units make a second.
public typealias CMTimeScale = Int32
/// Which run of a time line a time belongs to.
public typealias CMTimeEpoch = Int64

/// What is to be known of a time beside its numbers.
public struct CMTimeFlags: OptionSet, Sendable {
    /// The flags as bits.
    public let rawValue: UInt32

    /// Flags from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// It is a time at all.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// It was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// It is later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// It is earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// It is not known.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// All that are no numbers.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time of media as a fraction: a count of units over the units of a second.
public struct CMTime: Sendable {
    /// The count of units.
    public var value: CMTimeValue
    /// The units of a second.
    public var timescale: CMTimeScale
    /// What else is to be known.
    public var flags: CMTimeFlags
    /// The run of the time line.
    public var epoch: CMTimeEpoch

    /// A time of all its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// An invalid time.
    public init() {
        self.init(value: 0, timescale: 0, flags: [], epoch: 0)
    }

    /// A time of units.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// The time of units that is nearest to so many seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let units = seconds * Double(preferredTimescale)
        self.init(value: CMTimeValue(units.rounded(.toNearestOrEven)), timescale: preferredTimescale)
        if Double(value) != units { flags.insert(.hasBeenRounded) }
    }

    /// No time has passed.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }

    /// In seconds; not a number where it is none.
    public var seconds: Double {
        guard isNumeric else {
            guard isValid, !isIndefinite else { return .nan }
            return flags.contains(.positiveInfinity) ? .infinity : -.infinity
        }
        return Double(value) / Double(timescale)
    }
}

extension CMTime: Comparable {
    /// Whether one is earlier than the other.
    public static func < (time1: CMTime, time2: CMTime) -> Bool {
        guard time1.isNumeric, time2.isNumeric else { return time1.seconds < time2.seconds }
        return time1.crossed(time2) < time2.crossed(time1)
    }

    /// Whether both are at the same time, whatever their units.
    public static func == (time1: CMTime, time2: CMTime) -> Bool {
        guard time1.isNumeric, time2.isNumeric else { return time1.flags == time2.flags }
        return time1.crossed(time2) == time2.crossed(time1)
    }

    /// Both in the units of both, which takes more than 64 bits.
    private func crossed(_ other: CMTime) -> Int128 { Int128(value) * Int128(other.timescale) }
}

/// A time of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The time of units that is nearest to so many seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// In seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
