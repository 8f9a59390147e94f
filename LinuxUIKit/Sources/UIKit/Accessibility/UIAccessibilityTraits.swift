/// The kind and the state of an element, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No trait.
    public static let none = UIAccessibilityTraits([])
    /// The element acts as a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element acts as a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element does not respond now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element can be adjusted up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element holds tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element can be zoomed.
    @available(iOS 17.0, *)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
}
