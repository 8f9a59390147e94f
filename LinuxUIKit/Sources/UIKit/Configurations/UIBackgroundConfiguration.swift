/// The background of a cell as a value.
public struct UIBackgroundConfiguration: Hashable {
    /// The kind of element that has the background. The kind decides the look unless other settings do.
    enum Style: Hashable {
        case clear, plainCell, groupedCell, headerFooter
    }

    var style = Style.clear
    /// Whether the configuration was made for the selected or highlighted state.
    var isEmphasized = false
    /// The app's own view, or nil if there is none.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the cell's edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour, or nil for the tint colour.
    public var backgroundColor: UIColor? {
        didSet { hasOwnColor = true }
    }
    /// The transformer that changes the colour last.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the line around the background, or nil for the tint colour.
    public var strokeColor: UIColor?
    /// The transformer that changes the line's colour last.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the background, in points.
    public var strokeWidth: CGFloat = 0
    private var hasOwnColor = false

    /// Returns an empty background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .clear, color: .clear) }
    /// Returns the background of a cell of a list from edge to edge.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .plainCell, color: .systemBackground)
    }
    /// Returns the background of a cell of a list in groups.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .groupedCell, color: .secondarySystemGroupedBackground)
    }
    /// Returns the background of a header or footer of a list from edge to edge.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .headerFooter, color: .systemBackground)
    }
    /// Returns the background of a header or footer of a list in groups.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .headerFooter, color: .clear)
    }

    private init(style: Style, color: UIColor) {
        self.style = style
        backgroundColor = color
        hasOwnColor = false
    }

    /// Hashes the properties that distinguish most backgrounds.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
    }

    /// Returns the background for a state: darker under a finger and when selected, unless the app has set a colour.
    @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard !hasOwnColor, style == .plainCell || style == .groupedCell else { return self }
        let cell = state as? UICellConfigurationState
        var updated = self
        updated.isEmphasized = cell?.isSelected == true || cell?.isHighlighted == true
        let resting: UIColor = style == .plainCell ? .systemBackground : .secondarySystemGroupedBackground
        updated.backgroundColor = updated.isEmphasized ? .systemGray4 : resting
        updated.hasOwnColor = false
        return updated
    }

    /// Returns the visible colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the visible colour of the line for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// Turns a colour into another colour.
public struct UIConfigurationColorTransformer: Hashable {
    /// The closure that turns a colour into another colour.
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Returns whether two transformers are identical.
    public static func == (one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer) -> Bool {
        one.identity === other.identity
    }

    /// Hashes the identity of the transformer.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }
}
