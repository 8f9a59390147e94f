/// A kind of scrolling.
public enum UIScrollType: UInt, Sendable {
    /// Scrolling by a wheel, notch by notch.
    case discrete = 0
    /// Scrolling by fingers on a trackpad.
    case continuous = 1
}

/// The kinds of scrolling that a pan recognizes.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int

    /// Kinds from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Scrolling by a wheel.
    public static let discrete = Self(rawValue: 1 << 0)
    /// Scrolling by fingers on a trackpad.
    public static let continuous = Self(rawValue: 1 << 1)
    /// Both kinds.
    public static let all: Self = [.discrete, .continuous]

    init(_ type: UIScrollType) {
        self = type == .discrete ? .discrete : .continuous
    }
}
