/// One controller presented by another.
@MainActor final class Presentation {
    enum Stage {
        case presenting, presented, dismissing
    }

    let presented: UIViewController
    weak var presenter: UIViewController?
    let style: UIModalPresentationStyle
    let controller: UIPresentationController
    let container = PresentationView()
    var stage = Stage.presenting
    /// The transition that presents or dismisses the controller.
    weak var transition: ControllerTransition?
    /// Whether an app's animator has presented the controller.
    var hasAnimator = false
    private var hasEnded = false
    /// The view to which the presenter's view returns after its removal.
    private(set) weak var presenterPlace: UIView?
    /// The first responder before the presentation.
    private weak var formerResponder: UIResponder?

    init(
        _ presented: UIViewController,
        by presenter: UIViewController,
        as style: UIModalPresentationStyle,
        _ controller: UIPresentationController
    ) {
        self.presented = presented
        self.presenter = presenter
        self.style = style
        self.controller = controller
        formerResponder = presenter.viewIfLoaded?.window?.firstResponder
        controller.presentingViewController = presenter
        container.controller = controller
    }

    /// Whether the presenter's view is removed while the presented controller is shown.
    var coversPresenter: Bool { controller.shouldRemovePresentersView }

    /// Whether the presented controller is coming or going, or will begin to.
    var isMoving: Bool { transition?.stage == .running || transition?.stage == .waiting }

    /// Whether the presentation is over, even if not all callbacks have been called.
    var isOver: Bool { stage == .dismissing && transition?.stage == .over && !(transition?.isCancelled ?? false) }

    /// Adds the container over everything in the window or, in a context, over the presenter's view.
    func putContainer() {
        guard let view = presenter?.viewIfLoaded, let window = view.window else { return }
        let place = isInContext && !(presenter?.isOutermost ?? true) ? view : window
        container.frame = place.bounds
        place.addSubview(container)
        controller.container = container
    }

    private var isInContext: Bool { style == .overCurrentContext || !controller.shouldPresentInFullscreen }

    // MARK: The presenter's view

    func takePresentersViewAway() {
        guard let view = presenter?.viewIfLoaded else { return }
        if let superview = view.superview, superview !== container { presenterPlace = superview }
        view.removeFromSuperview()
    }

    func bringPresentersViewBack() {
        guard let view = presenter?.viewIfLoaded, let presenterPlace else { return }
        if view.transform.isIdentity { view.frame = presenterPlace.bounds }
        presenterPlace.insertSubview(view, at: 0)
        view.layoutIfNeeded()
    }

    /// Documented for an app's animators: the container view holds the presenter's view, if that view goes.
    func takePresentersViewIn() {
        guard let view = presenter?.viewIfLoaded, view.superview !== container else { return }
        presenterPlace = view.superview
        view.frame = container.convert(view.frame, from: view.superview)
        container.insertSubview(view, at: 0)
    }

    /// The frame of the presenter's view at rest, in the container view, or zero if the frame is unknown.
    var presentersFrame: CGRect {
        guard let view = presenter?.viewIfLoaded else { return .zero }
        if let presenterPlace, presenterPlace.window != nil { return container.convert(presenterPlace.bounds, from: presenterPlace) }
        return view.window == nil ? .zero : container.convert(view.bounds, from: view)
    }

    // MARK: The end

    /// Ends the presentation.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        container.removeFromSuperview()
        controller.container = nil
        presented.presenter = nil
        if presenter?.presentation === self { presenter?.presentation = nil }
        restoreResponder()
    }

    private func restoreResponder() {
        guard Platform.current.behavior.responderAfterPresentation == .restored, let window = presenter?.viewIfLoaded?.window,
            window.firstResponder == nil
        else { return }
        formerResponder?.becomeFirstResponder()
    }

    /// Ends this presentation and all presentations above it, at once.
    func cutShort() {
        presented.presentation?.cutShort()
        transition?.finishNow()
        presented.activeTransition?.finishNow()
        guard presented.presenter != nil else { return }
        stage = .dismissing
        presented.beginAppearance(false, animated: false)
        presented.appearance.isDriven = true
        container.removeFromSuperview()
        presented.appearance.isDriven = false
        presented.endAppearance()
        end()
    }
}
