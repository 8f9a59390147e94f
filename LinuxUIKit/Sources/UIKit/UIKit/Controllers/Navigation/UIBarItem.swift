/// Something on a bar that can be touched.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// An item that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// Whether it can be touched.
    open var isEnabled = true {
        didSet { contentDidChange() }
    }

    /// The title.
    open var title: String? {
        didSet { contentDidChange() }
    }

    /// The image; shown instead of the title.
    open var image: UIImage? {
        didSet { contentDidChange() }
    }

    /// A number of the owner's.
    open var tag = 0

    // Apple declares these on NSObject; without an Objective-C runtime only a class body can be overridden.

    /// What it is, in a word or two, for assistive technologies.
    open var accessibilityLabel: String? {
        didSet { contentDidChange() }
    }

    /// What happens when it is activated.
    open var accessibilityHint: String? {
        didSet { contentDidChange() }
    }

    /// A name for tests.
    open var accessibilityIdentifier: String? {
        didSet { contentDidChange() }
    }

    func contentDidChange() {}
}
