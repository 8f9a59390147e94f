/// Actions and further menus under a title.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// What tells menus apart.
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

    /// How a menu shows in another.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements show in the outer menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its elements is chosen at a time: choosing one takes the tick from the others.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// What tells this menu apart.
    public let identifier: Identifier
    /// How it shows in another.
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
