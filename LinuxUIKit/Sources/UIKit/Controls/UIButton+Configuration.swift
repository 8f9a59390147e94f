extension UIButton {
    /// A button's looks and contents as a value.
    public struct Configuration: Hashable {
        /// The size class of a button: its insets and font.
        public enum Size: Hashable {
            /// The usual size.
            case medium
            /// A small size.
            case small
            /// The smallest size.
            case mini
            /// A large size.
            case large
        }

        /// The shape of a button's corners.
        public enum CornerStyle: Hashable {
            /// A fixed radius, independent of the text size.
            case fixed
            /// A radius that follows the text size.
            case dynamic
            /// A small radius.
            case small
            /// A medium radius.
            case medium
            /// A large radius.
            case large
            /// Half the height.
            case capsule
        }

        enum Style: Hashable {
            case plain, tinted, gray, filled, glass
        }

        let style: Style
        private var ownInsets: NSDirectionalEdgeInsets?

        /// A button without a background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A button on a light background of its tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A button on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A button on a background of its tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// A button on the glass of iOS 26.
        @available(iOS 26.0, *)
        public static func glass() -> Configuration { Configuration(style: .glass) }
        /// A button without a background or border.
        public static func borderless() -> Configuration { Configuration(style: .plain) }

        private init(style: Style) {
            self.style = style
        }

        /// The title.
        public var title: String?
        /// The image.
        public var image: UIImage?
        /// The side of the title that the image is on.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The gap between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The colour of title and image, or `nil` for the style's own.
        public var baseForegroundColor: UIColor?
        /// The colour of which the background is made, or `nil` for the style's own.
        public var baseBackgroundColor: UIColor?
        /// The shape of the corners.
        public var cornerStyle: CornerStyle = .dynamic
        /// The insets and font.
        public var buttonSize: Size = .medium

        /// The space around the contents, in points: the size's own insets unless others are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }

        /// Resets the content insets to the size's own.
        public mutating func setDefaultContentInsets() {
            ownInsets = nil
        }

        /// Returns the configuration for a button's state. The configuration is unchanged, because the button itself adds the looks of
        /// highlight and disablement.
        public func updated(for button: UIButton) -> Configuration { self }

        /// Leaves insets out of the hash, because insets have none. The other properties distinguish configurations well enough.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(image)
            hasher.combine(cornerStyle)
            hasher.combine(buttonSize)
        }
    }
}

extension UIButton.Configuration.Size {
    /// UIKit's own insets. With these insets, a button of body text is 34 or 50 points high, and a button of small text 28.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var textStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }
}

/// Edges of a rectangle along reading order.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// Edges from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge that reading starts at.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge that reading ends at.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}
