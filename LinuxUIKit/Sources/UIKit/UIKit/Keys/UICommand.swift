/// What a menu or a key does in whichever responder takes it. Its action is a selector on a phone, and a closure here.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
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

    /// The long title, for where there is room.
    open var discoverabilityTitle: String?
    /// What tells commands of the same action apart.
    public let propertyList: Any?
    /// How it looks and behaves.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is ticked.
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

    /// Does it.
    func perform() {}
}
