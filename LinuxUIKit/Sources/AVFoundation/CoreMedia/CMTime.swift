/// A count of units of time.
public typealias CMTimeValue = Int64
/// The number of units in a second.
public typealias CMTimeScale = Int32
/// A number for a run of a time line.
public typealias CMTimeEpoch = Int64

/// The properties of a time beside its numbers.
public struct CMTimeFlags: OptionSet, Sendable {
    /// The flags as bits.
    public let rawValue: UInt32

    /// Flags from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The time is valid.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// The time was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// The time is later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// The time is earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// The time isn't known.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// The flags of times that aren't numbers.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time of media as a fraction: a count of units over the number of units in a second.
public struct CMTime: Sendable {
    /// The count of units.
    public var value: CMTimeValue
    /// The number of units in a second.
    public var timescale: CMTimeScale
    /// The time's other properties.
    public var flags: CMTimeFlags
    /// The number of the time line's run.
    public var epoch: CMTimeEpoch

    /// Creates a time from all its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// Creates an invalid time.
    public init() {
        self.init(value: 0, timescale: 0, flags: [], epoch: 0)
    }

    /// Creates a time from a count of units.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates the time nearest to a number of seconds, in units.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let units = seconds * Double(preferredTimescale)
        self.init(value: CMTimeValue(units.rounded(.toNearestOrEven)), timescale: preferredTimescale)
        if Double(value) != units { flags.insert(.hasBeenRounded) }
    }

    /// The time 0.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time that isn't valid.
    public static let invalid = CMTime()
    /// A time that isn't known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time that is later than all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time that is earlier than all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether the time is valid.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time isn't known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }

    /// The time in seconds: infinite for the two infinities, and not a number for times that are invalid or not known.
    public var seconds: Double {
        guard isNumeric else {
            guard isValid, !isIndefinite else { return .nan }
            return flags.contains(.positiveInfinity) ? .infinity : -.infinity
        }
        return Double(value) / Double(timescale)
    }
}

extension CMTime: Comparable {
    /// Returns whether the first time is earlier than the second.
    public static func < (time1: CMTime, time2: CMTime) -> Bool {
        guard time1.isNumeric, time2.isNumeric else { return time1.seconds < time2.seconds }
        return time1.crossed(time2) < time2.crossed(time1)
    }

    /// Returns whether both times are the same, whatever their units are.
    public static func == (time1: CMTime, time2: CMTime) -> Bool {
        guard time1.isNumeric, time2.isNumeric else { return time1.flags == time2.flags }
        return time1.crossed(time2) == time2.crossed(time1)
    }

    /// Returns the count of units times the other time's scale. The product may take more than 64 bits.
    private func crossed(_ other: CMTime) -> Int128 { Int128(value) * Int128(other.timescale) }
}

/// Returns a time from a count of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Returns the time nearest to a number of seconds, in units.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
