/// An action of a menu or a key in the responder that takes the command. The action is a selector on a phone, and a closure here.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
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

    /// The long title, for places with room.
    open var discoverabilityTitle: String?
    /// The value that distinguishes commands with the same action.
    public let propertyList: Any?
    /// The attributes for the look and the use of the command.
    open var attributes: UIMenuElement.Attributes
    /// The state of the command's tick.
    open var state: UIMenuElement.State

    init(
        _ title: String,
        _ image: UIImage?,
        _ propertyList: Any?,
        _ discoverabilityTitle: String?,
        _ attributes: UIMenuElement.Attributes,
        _ state: UIMenuElement.State
    ) {
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(elementTitle: title, elementImage: image)
    }

    /// Performs the command.
    func perform() {}
}
