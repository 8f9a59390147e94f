/// How an element behaves, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt64

    /// Traits from bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No trait.
    public static let none = UIAccessibilityTraits([])
    /// It behaves as a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It behaves as a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It does not respond now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It can be adjusted up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It holds tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
}
