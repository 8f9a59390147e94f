/// Actions and further menus under a title.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The name that distinguishes a menu from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// An identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An identifier of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Options for a menu inside another menu.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The menu's elements show in the outer menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Only one element of the menu is ticked at a time. Choosing an element takes the tick from the others.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The identifier of the menu.
    public let identifier: Identifier
    /// The options of the menu inside another menu.
    public let options: Options
    /// The elements.
    public let children: [UIMenuElement]

    /// A menu of elements.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title, image, identifier ?? Identifier(UIAction.nextName(kind: "menu")), options, children)
        self.subtitle = subtitle
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }

    private init(_ title: String, _ image: UIImage?, _ identifier: Identifier, _ options: Options, _ children: [UIMenuElement]) {
        self.identifier = identifier
        self.options = options
        self.children = children
        super.init(elementTitle: title, elementImage: image)
    }
}
