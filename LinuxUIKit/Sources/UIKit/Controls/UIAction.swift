/// The closure that an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control or a menu, made of a closure, a title and an image.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The name that distinguishes an action from others.
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

    /// The identifier of the action.
    public let identifier: Identifier
    /// A longer title, for places with enough room.
    open var discoverabilityTitle: String?
    /// The attributes of the action's look and behavior.
    open var attributes: UIMenuElement.Attributes
    /// The state of the action's tick.
    open var state: UIMenuElement.State
    /// The object that performs the action, while the action runs.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// An action with a handler. Without an identifier, the action gets an identifier of its own.
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

    /// The title, or an empty string if there is none.
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

    /// Returns a name that no other element has.
    static func nextName(kind: String) -> String {
        namesGiven += 1
        return "com.apple.\(kind).dynamic.\(namesGiven)"
    }
}
