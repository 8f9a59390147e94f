/// One controller presented by another.
@MainActor final class Presentation {
    enum Stage {
        case presenting, presented, dismissing
    }

    let presented: UIViewController
    weak var presenter: UIViewController?
    let style: UIModalPresentationStyle
    let container: PresentationView
    var stage = Stage.presenting
    /// Where the presenter's view comes back to when it was taken away.
    private(set) weak var presenterPlace: UIView?

    init(_ presented: UIViewController, by presenter: UIViewController, as style: UIModalPresentationStyle) {
        self.presented = presented
        self.presenter = presenter
        self.style = style
        container = PresentationView(isSheet: style == .pageSheet)
    }

    /// Whether the presenter's view is taken away while this one is shown.
    var coversPresenter: Bool { style == .fullScreen }

    /// Puts the container where it belongs: over everything in the window or, in a context, over the presenter's view.
    func putContainer() {
        guard let view = presenter?.viewIfLoaded, let window = view.window else { return }
        let place = style == .overCurrentContext && !(presenter?.isOutermost ?? true) ? view : window
        container.frame = place.bounds
        place.addSubview(container)
    }

    func takePresentersViewAway() {
        guard let view = presenter?.viewIfLoaded else { return }
        presenterPlace = view.superview
        view.removeFromSuperview()
    }

    func bringPresentersViewBack() {
        guard let view = presenter?.viewIfLoaded, let presenterPlace else { return }
        view.frame = presenterPlace.bounds
        presenterPlace.insertSubview(view, at: 0)
        view.layoutIfNeeded()
    }

    /// The presentation is over.
    func end() {
        container.removeFromSuperview()
        presented.presenter = nil
        if presenter?.presentation === self { presenter?.presentation = nil }
    }

    /// Ends this one and all above it, at once.
    func cutShort() {
        presented.presentation?.cutShort()
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
