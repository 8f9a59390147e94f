/// A view that is seen above the rest while something happens to it, where it is.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// Where it stands.
    public let target: UIPreviewTarget
    /// The view that is seen.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters

    /// A preview of a view somewhere else than where that is.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// A preview of a view where it is; it must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard view.window != nil, let superview = view.superview else {
            preconditionFailure(
                "NSInternalInconsistencyException: UITargetedPreview initializer requires view to be in a window: \(view)"
            )
        }
        let target = UIPreviewTarget(container: superview, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// A preview of a view where it is, as it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// How large the view is.
    open var size: CGSize { view.bounds.size }

    /// The same preview somewhere else.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// How a preview looks.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// Parameters of a preview that looks like its view.
    public override init() {
        super.init()
    }

    /// The part of the view that is seen, in its coordinates; nil is all of it.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow; nil is that of the part that is seen. Previews have no shadow here.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view.
    open var backgroundColor: UIColor! {
        get { ownBackground ?? .systemBackground }
        set { ownBackground = newValue }
    }
    /// The colour that was set.
    private(set) var ownBackground: UIColor?
}

/// Where a preview stands.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view in which it stands.
    public let container: UIView
    /// Where its middle is in the container.
    public let center: CGPoint
    /// How it is turned and scaled there.
    public let transform: CGAffineTransform

    /// A place in a view, which must be in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        precondition(
            container.window != nil,
            "NSInternalInconsistencyException: UIPreviewTarget requires that the container view is in a window: \(container)"
        )
        self.container = container
        self.center = center
        self.transform = transform
    }

    /// A place in a view, neither turned nor scaled.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
