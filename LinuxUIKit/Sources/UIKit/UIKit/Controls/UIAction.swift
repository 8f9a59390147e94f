/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control or a menu does, as a closure, with how it shows.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// What tells actions apart.
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

    /// What tells this action apart.
    public let identifier: Identifier
    /// The long title, for where there is room.
    open var discoverabilityTitle: String?
    /// How it looks and behaves.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is ticked.
    open var state: UIMenuElement.State
    /// What performs it, while it is performed.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// An action with a handler; an identifier is made up where there is none.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(title, image, identifier ?? Identifier(UIAction.nextName(kind: "action")), attributes, state, handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.subtitle = subtitle
    }

    private init(
        _ title: String,
        _ image: UIImage?,
        _ identifier: UIAction.Identifier,
        _ attributes: UIMenuElement.Attributes,
        _ state: UIMenuElement.State,
        _ handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(elementTitle: title, elementImage: image)
    }

    /// The title; empty is none.
    open override var title: String {
        get { super.title }
        set { setTitle(newValue) }
    }

    /// The image.
    open override var image: UIImage? {
        get { super.image }
        set { setImage(newValue) }
    }

    /// Runs the handler, unless the action is disabled.
    package func perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    private static var namesGiven = 0

    /// A name that no other element has.
    static func nextName(kind: String) -> String {
        namesGiven += 1
        return "com.apple.\(kind).dynamic.\(namesGiven)"
    }
}
