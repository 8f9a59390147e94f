/// The background of a cell as a value.
public struct UIBackgroundConfiguration: Hashable {
    /// What the background is of: it says how it looks where nothing else does.
    enum Style: Hashable {
        case clear, plainCell, groupedCell, headerFooter
    }

    var style = Style.clear
    /// The state that it was made for.
    var isEmphasized = false
    /// The app's own view; nil is none.
    public var customView: UIView?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// How much smaller the background is than the cell.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; nil is the tint colour.
    public var backgroundColor: UIColor? {
        didSet { hasOwnColor = true }
    }
    /// Changes the colour as the last thing.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the line around it; nil is the tint colour.
    public var strokeColor: UIColor?
    /// Changes the line's colour as the last thing.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How thick the line around it is, in points.
    public var strokeWidth: CGFloat = 0
    private var hasOwnColor = false

    /// A background of nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .clear, color: .clear) }
    /// That of a cell of a list from edge to edge.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .plainCell, color: .systemBackground)
    }
    /// That of a cell of a list in groups.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .groupedCell, color: .secondarySystemGroupedBackground)
    }
    /// That of a header or footer of a list from edge to edge.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .headerFooter, color: .systemBackground)
    }
    /// That of a header or footer of a list in groups.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .headerFooter, color: .clear)
    }

    private init(style: Style, color: UIColor) {
        self.style = style
        backgroundColor = color
        hasOwnColor = false
    }

    /// Feeds what tells it from most others.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
    }

    /// The same background as it looks in a state: darker under a finger and when selected, unless the app has set a colour.
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

    /// The colour that shows for a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The line's colour that shows for a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Hashable {
    /// What it does.
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    private final class Identity: Sendable {}

    /// A transformer of a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The colour that it makes.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Whether they are the same one.
    public static func == (one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer) -> Bool {
        one.identity === other.identity
    }

    /// Feeds what tells it from others.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }
}
