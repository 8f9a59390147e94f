/// The look of a bar: the background and the line under the bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The color behind the bar, or `nil` for no color.
    open var backgroundColor: UIColor?
    /// The color of the line under the bar, or `nil` for no line.
    open var shadowColor: UIColor?

    /// The system's own look.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Sets the system's own look. On a phone, the content behind the bar shines through blurred. Without a blur, an opaque background is
    /// closest.
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

    /// Sets an opaque background.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
    }
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's font and color, if they differ from the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The large title's font and color, if they differ from the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
