/// The look of a bar: the background and the line at its edge.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The blur of the content behind the bar, or `nil` for no blur.
    open var backgroundEffect: UIBlurEffect?
    /// The color over the blur, or `nil` for no color.
    open var backgroundColor: UIColor?
    /// The color of the line at the edge of the bar, or `nil` for no line.
    open var shadowColor: UIColor?

    /// The system's own look.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Sets the system's own look, through which the content behind the bar shines.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        shadowColor = .separator
    }

    /// Sets an opaque background.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }
}
