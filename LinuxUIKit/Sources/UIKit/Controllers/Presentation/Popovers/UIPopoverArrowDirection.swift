/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Directions from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up: the popover stands below.
    public static let up = Self(rawValue: 1 << 0)
    /// Down: the popover stands above.
    public static let down = Self(rawValue: 1 << 1)
    /// To the left: the popover stands at the right.
    public static let left = Self(rawValue: 1 << 2)
    /// To the right: the popover stands at the left.
    public static let right = Self(rawValue: 1 << 3)
    /// Any direction.
    public static let any: Self = [.up, .down, .left, .right]
    /// The popover is not shown.
    public static let unknown = Self(rawValue: .max)
}
