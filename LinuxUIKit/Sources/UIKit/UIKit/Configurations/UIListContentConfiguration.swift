/// The contents of a cell of a list as a value: a picture, a text, and a second one.
public struct UIListContentConfiguration: Hashable {
    /// How the picture looks.
    public struct ImageProperties: Hashable {
        /// The tint of pictures that take one; nil is the view's.
        public var tintColor: UIColor?
        /// Changes the tint as the last thing.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How round the corners are, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size; zero along an axis is none.
        public var maximumSize = CGSize.zero
        /// The room that pictures have, whatever their sizes; zero along an axis is the picture's own length.
        public var reservedLayoutSize = CGSize.zero
    }

    /// How a text looks.
    public struct TextProperties: Hashable {
        /// Where lines stand.
        public enum TextAlignment: Hashable, Sendable {
            /// Where reading begins.
            case natural
            /// In the middle.
            case center
            /// From edge to edge.
            case justified
        }

        /// How letters are changed.
        public enum TextTransform: Hashable, Sendable {
            /// Not at all.
            case none
            /// To capital ones.
            case uppercase
            /// To small ones.
            case lowercase
            /// To a capital one at the beginning of each word.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Changes the colour as the last thing.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where lines stand.
        public var alignment = TextAlignment.natural
        /// How lines that are too long end.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there are at most; 0 is any number.
        public var numberOfLines = 0
        /// How letters are changed.
        public var transform = TextTransform.none

        /// The colour that shows.
        @MainActor public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func applied(to text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The picture; nil is none.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The text; nil is none.
    public var text: String? {
        didSet { if text != nil { attributedText = nil } }
    }
    /// The text with attributes of its own; nil is none.
    public var attributedText: NSAttributedString? {
        didSet { if attributedText != nil { text = nil } }
    }
    /// How the text looks.
    public var textProperties: TextProperties
    /// The second text; nil is none.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }
    /// The second text with attributes of its own; nil is none.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// The space around the contents, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand beside each other if they have room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The space between the texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The space between the texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(text: UIFont.TextStyle, secondary: UIFont.TextStyle, color: UIColor = .label, vertical: CGFloat) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: color)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    }

    /// The contents of a cell: text, and a smaller one below it.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .body, secondary: .caption1, vertical: 11)
    }
    /// The same with a grey second text.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .body, secondary: .caption1, vertical: 9)
    }
    /// A text and its value beside it.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .body, secondary: .body, vertical: 11)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// The contents of a header of a list from edge to edge.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .headline, secondary: .body, vertical: 7)
    }
    /// The contents of a footer of a list from edge to edge.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .subheadline, secondary: .body, color: .secondaryLabel, vertical: 7)
    }
    /// The contents of a header of a list in groups.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .footnote, secondary: .footnote, color: .secondaryLabel, vertical: 7)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    /// The contents of a footer of a list in groups.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .footnote, secondary: .footnote, color: .secondaryLabel, vertical: 7)
    }

    /// Feeds what tells it from most others.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// A new view that shows the contents.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same contents as they look in a state: grey where the cell cannot be used.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
