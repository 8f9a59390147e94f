/// Sees to a presented controller from its presentation to its dismissal: where its view stands, and views of its own around it.
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

    /// The delegate for dismissals by the user. Not an override's base: a sheet has a delegate of its own type, which Swift does
    /// not let override this one.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }

    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Not kept: it keeps this one while it presents.
    private weak var presenting: UIViewController?
    private weak var presented: UIViewController?
    /// Kept, but by a presentation controller that its own controller keeps until it is presented.
    private var keptPresented: UIViewController?
    /// The container view, while the presentation lasts.
    weak var container: PresentationView?

    /// A controller of a presentation; subclasses call it.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presenting = presentingViewController
        presented = presentedViewController
        keptPresented = presentedViewController
        super.init()
    }

    /// Whether it keeps the presented controller: as it does, unless that one keeps it.
    var keepsPresented: Bool {
        get { keptPresented != nil }
        set { keptPresented = newValue ? presented : nil }
    }

    /// How the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.resolvedPresentationStyle }

    /// The view in which the presentation takes place; nil before it begins and after its end.
    open var containerView: UIView? { container }

    /// The view that animators move: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view stands at the end of the presentation, in the container view: all of it, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen, not only the controller that defines the context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is taken away at the end of the presentation.
    open var shouldRemovePresentersView: Bool { false }

    /// The container view is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// The container view has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// The presentation is about to begin; the container view is there.
    open func presentationTransitionWillBegin() {}
    /// The presentation has ended, at its end or, if it was cancelled, where it began.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal has ended, at its end or, if it was cancelled, where it began.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The container view's size is about to change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    /// The size classes are about to change.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// Whether touches beside the presented view reach what lies below.
    var letsTouchesThrough: Bool { false }

    /// Puts the presented view where it belongs in the container view.
    func placePresentedView() {
        guard let presentedView, presentedView.superview === container, presentedView.transform.isIdentity else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
    }
}
