/// How a bar looks: its background and the line under it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The colour behind the bar; nil is none.
    open var backgroundColor: UIColor?
    /// The colour of the line under the bar; nil is none.
    open var shadowColor: UIColor?

    /// The system's own look.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// The system's own look. On a phone what lies behind shines through blurred; without a blur, opaque comes nearest.
    open func configureWithDefaultBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    func looksLike(_ other: UIBarAppearance) -> Bool {
        let traits = [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
        return traits.allSatisfy { traits in
            backgroundColor?.resolvedColor(with: traits) == other.backgroundColor?.resolvedColor(with: traits)
                && shadowColor?.resolvedColor(with: traits) == other.shadowColor?.resolvedColor(with: traits)
        }
    }

    /// Opaque.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Without a background and a line.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's font and colour, where they are not the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The same of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
