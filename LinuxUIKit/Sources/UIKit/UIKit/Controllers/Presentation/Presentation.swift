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
    /// The change that brings it or takes it away.
    weak var transition: ControllerTransition?
    /// Whether an animator of the app's own has brought it.
    var hasAnimator = false
    private var hasEnded = false
    /// Where the presenter's view comes back to when it was taken away.
    private(set) weak var presenterPlace: UIView?

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
        controller.presentingViewController = presenter
        container.controller = controller
    }

    /// Whether the presenter's view is taken away while this one is shown.
    var coversPresenter: Bool { controller.shouldRemovePresentersView }

    /// Whether it is on its way in or out.
    var isMoving: Bool { transition?.stage == .running || transition?.stage == .waiting }

    /// Whether it is over, even if not everybody has been told.
    var isOver: Bool { stage == .dismissing && transition?.stage == .over && !(transition?.isCancelled ?? false) }

    /// Puts the container where it belongs: over everything in the window or, in a context, over the presenter's view.
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

    /// Documented for animators of the app's own: the container view holds the presenter's view, if that goes.
    func takePresentersViewIn() {
        guard let view = presenter?.viewIfLoaded, view.superview !== container else { return }
        presenterPlace = view.superview
        view.frame = container.convert(view.frame, from: view.superview)
        container.insertSubview(view, at: 0)
    }

    /// Where the presenter's view stands when nothing moves it, in the container view; zero where there is no telling.
    var presentersFrame: CGRect {
        guard let view = presenter?.viewIfLoaded else { return .zero }
        if let presenterPlace, presenterPlace.window != nil { return container.convert(presenterPlace.bounds, from: presenterPlace) }
        return view.window == nil ? .zero : container.convert(view.bounds, from: view)
    }

    // MARK: The end

    /// The presentation is over.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        container.removeFromSuperview()
        controller.container = nil
        presented.presenter = nil
        if presenter?.presentation === self { presenter?.presentation = nil }
    }

    /// Ends this one and all above it, at once.
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
