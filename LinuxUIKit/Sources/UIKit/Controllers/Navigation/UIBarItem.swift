/// An element of a bar that can be touched.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// An item that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// Whether the item can be touched.
    open var isEnabled = true {
        didSet { contentDidChange() }
    }

    /// The title.
    open var title: String? {
        didSet { contentDidChange() }
    }

    /// The image, which is shown instead of the title.
    open var image: UIImage? {
        didSet { contentDidChange() }
    }

    /// A number for the owner's use.
    open var tag = 0

    // Apple declares these properties on NSObject. Without an Objective-C runtime, subclasses can override only the members of a class
    // body.

    /// The item's name in a word or two, for assistive technologies.
    open var accessibilityLabel: String? {
        didSet { contentDidChange() }
    }

    /// The effect of an activation, for assistive technologies.
    open var accessibilityHint: String? {
        didSet { contentDidChange() }
    }

    /// A name for tests.
    open var accessibilityIdentifier: String? {
        didSet { contentDidChange() }
    }

    func contentDidChange() {}
}
