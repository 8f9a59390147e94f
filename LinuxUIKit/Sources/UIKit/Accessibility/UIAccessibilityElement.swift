/// An element on the screen that is no view, for assistive technologies. Its container provides the element.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view or element that provides this element.
    open weak var accessibilityContainer: AnyObject?

    /// A name for tests.
    open var accessibilityIdentifier: String?

    /// The frame in the container's coordinates, in points. On the screen, the element moves with its container. The frame is null unless
    /// set.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    /// Creates an element without a container.
    public override init() {
        super.init()
        isAccessibilityElement = true
    }

    /// The frame on the screen: the frame that was set, or the frame in the container, converted.
    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull, let frame = frameInContainer else { return super.accessibilityFrame }
            return frame
        }
        set {
            accessibilityFrameInContainerSpace = .null
            super.accessibilityFrame = newValue
        }
    }

    private var frameInContainer: CGRect? {
        if let view = accessibilityContainer as? UIView {
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        guard let outer = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame else { return nil }
        return accessibilityFrameInContainerSpace.offsetBy(dx: outer.minX, dy: outer.minY)
    }

    /// The container, if the container is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
