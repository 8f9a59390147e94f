/// The contents of a list's cell as a value: a picture, a text, and a second text.
public struct UIListContentConfiguration: Hashable {
    /// The look of the picture.
    public struct ImageProperties: Hashable {
        /// The tint of pictures that take a tint, or nil for the view's tint.
        public var tintColor: UIColor?
        /// The transformer that changes the tint last.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size. Zero along an axis means no limit.
        public var maximumSize = CGSize.zero
        /// The room for pictures of any size. Zero along an axis means the picture's own length.
        public var reservedLayoutSize = CGSize.zero
    }

    /// The look of a text.
    public struct TextProperties: Hashable {
        /// The horizontal place of lines.
        public enum TextAlignment: Hashable, Sendable {
            /// At the side that reading starts at.
            case natural
            /// In the middle.
            case center
            /// From edge to edge.
            case justified
        }

        /// A change of letters.
        public enum TextTransform: Hashable, Sendable {
            /// No change.
            case none
            /// To capital letters.
            case uppercase
            /// To small letters.
            case lowercase
            /// To a capital letter at the beginning of each word.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The transformer that changes the colour last.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The horizontal place of lines.
        public var alignment = TextAlignment.natural
        /// The break or the truncation of lines that are too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines. Zero means any number.
        public var numberOfLines = 0
        /// The change of letters.
        public var transform = TextTransform.none

        /// Returns the visible colour.
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

    /// The picture, or nil if there is none.
    public var image: UIImage?
    /// The look of the picture.
    public var imageProperties = ImageProperties()
    /// The text, or nil if there is none.
    public var text: String? {
        didSet { if text != nil { attributedText = nil } }
    }
    /// The text with its own attributes, or nil if there is none.
    public var attributedText: NSAttributedString? {
        didSet { if attributedText != nil { text = nil } }
    }
    /// The look of the text.
    public var textProperties: TextProperties
    /// The second text, or nil if there is none.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }
    /// The second text with its own attributes, or nil if there is none.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// The look of the second text.
    public var secondaryTextProperties: TextProperties
    /// The space around the contents, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand beside each other if there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between the picture and the text, in points.
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

    /// Returns the contents of a cell: a text, and a smaller text below.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .body, secondary: .caption1, vertical: 11)
    }
    /// Returns the contents of a cell: a text, and a smaller, grey text below.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .body, secondary: .caption1, vertical: 9)
    }
    /// Returns the contents of a cell: a text, and its value beside the text.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .body, secondary: .body, vertical: 11)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// Returns the contents of a header of a list from edge to edge.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .headline, secondary: .body, vertical: 7)
    }
    /// Returns the contents of a footer of a list from edge to edge.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .subheadline, secondary: .body, color: .secondaryLabel, vertical: 7)
    }
    /// Returns the contents of a header of a list in groups.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .footnote, secondary: .footnote, color: .secondaryLabel, vertical: 7)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    /// Returns the contents of a footer of a list in groups.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .footnote, secondary: .footnote, color: .secondaryLabel, vertical: 7)
    }

    /// Hashes the properties that distinguish most contents.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// Returns a new view that shows the contents.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the same contents: here, they look the same in every state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
