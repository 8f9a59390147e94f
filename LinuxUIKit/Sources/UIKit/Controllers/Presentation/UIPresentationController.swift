/// Manages a presented controller from its presentation to its dismissal: the place of the controller's view, and other views around it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The controller that presents.
    open internal(set) var presentingViewController: UIViewController {
        get { presenting ?? presentedViewController }
        set { presenting = newValue }
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController {
        guard let presented else {
            preconditionFailure("LinuxUIKit: the controller that this presentation controller was asked for is gone")
        }
        return presented
    }

    /// The delegate for dismissals by the user. A sheet's delegate has its own type, and Swift allows no override with another type. Sheets
    /// therefore don't override this property.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }

    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The presenting controller. The reference is weak, because the presenting controller retains this object during the presentation.
    private weak var presenting: UIViewController?
    private weak var presented: UIViewController?
    /// A strong reference to the presented controller. `nil` while that controller retains this object before the presentation.
    private var keptPresented: UIViewController?
    /// The container view, while the presentation lasts.
    weak var container: PresentationView?

    /// A presentation controller for two view controllers. Subclasses call this initializer.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presenting = presentingViewController
        presented = presentedViewController
        keptPresented = presentedViewController
        super.init()
    }

    /// Whether this object retains the presented controller. The value is true, unless the presented controller retains this object.
    var keepsPresented: Bool {
        get { keptPresented != nil }
        set { keptPresented = newValue ? presented : nil }
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.resolvedPresentationStyle }

    /// The view in which the presentation takes place, or `nil` before its beginning and after its end.
    open var containerView: UIView? { container }

    /// The view that animators move: the presented controller's view, or a view around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of the presented view at the end of the presentation, in the container view: the whole container, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen, not only the controller that defines the context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is removed at the end of the presentation.
    open var shouldRemovePresentersView: Bool { false }

    /// The container view is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// The container view has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// The presentation is about to begin. The container view exists by now.
    open func presentationTransitionWillBegin() {}
    /// The presentation has ended: at its end or, if it was cancelled, at its beginning.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal has ended: at its end or, if it was cancelled, at its beginning.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The container view's size is about to change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    /// The size classes are about to change.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// Whether touches beside the presented view reach the views below.
    var letsTouchesThrough: Bool { false }

    /// Moves the presented view to its place in the container view.
    func placePresentedView() {
        guard let presentedView, presentedView.superview === container, presentedView.transform.isIdentity else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
    }
}
