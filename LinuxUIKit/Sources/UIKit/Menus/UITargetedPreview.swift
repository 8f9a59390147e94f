/// A view that is shown above the rest of the screen during an interaction with the view, in its own place.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The place of the preview.
    public let target: UIPreviewTarget
    /// The view that is shown.
    public let view: UIView
    /// The look of the preview.
    public let parameters: UIPreviewParameters

    /// Creates a preview of a view in another place than the view's own.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// Creates a preview of a view in its own place. The view must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard view.window != nil, let superview = view.superview else {
            preconditionFailure(
                "NSInternalInconsistencyException: UITargetedPreview initializer requires view to be in a window: \(view)"
            )
        }
        let target = UIPreviewTarget(container: superview, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a view in its own place and with its own look.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// Returns the same preview in another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The look of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// Creates parameters of a preview that looks like its view.
    public override init() {
        super.init()
    }

    /// The visible part of the view, in the view's coordinates, or `nil` for the whole view.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow, or `nil` for the shape of the visible part. Previews have no shadow here.
    open var shadowPath: UIBezierPath?
    /// The color behind the view.
    open var backgroundColor: UIColor! {
        get { ownBackground ?? .systemBackground }
        set { ownBackground = newValue }
    }
    /// The color that the app has set.
    private(set) var ownBackground: UIColor?
}

/// The place of a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view that contains the preview.
    public let container: UIView
    /// The place of the preview's middle in the container.
    public let center: CGPoint
    /// The rotation and the scale of the preview in the container.
    public let transform: CGAffineTransform

    /// Creates a place in a view, which must be in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        precondition(
            container.window != nil,
            "NSInternalInconsistencyException: UIPreviewTarget requires that the container view is in a window: \(container)"
        )
        self.container = container
        self.center = center
        self.transform = transform
    }

    /// Creates a place in a view, without a rotation or a scale.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
