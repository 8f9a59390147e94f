/// Makes a pointer look otherwise over a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// Who says where and how.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that it is added to.
    open private(set) weak var view: UIView?
    /// Whether it does anything. The default is true.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { invalidate() } }
    }

    /// An interaction whose delegate says where and how.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Asks for the region and its style anew, if the pointer is over it.
    open func invalidate() {
        Platform.current.pointer.invalidate(self)
    }

    /// Lets go of the former view.
    open func willMove(to view: UIView?) {
        Platform.current.pointer.leave(self)
    }

    /// Belongs to a view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    // MARK: The delegate

    /// The region under a point; documented: the whole view, unless the delegate says otherwise.
    func region(at point: CGPoint) -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let location = point.applying(CALayer.transform(from: nil, to: view.layer))
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return whole }
        let request = UIPointerRegionRequest(location: location)
        return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    }

    func style(for region: UIPointerRegion) -> UIPointerStyle? {
        if let delegate { return delegate.pointerInteraction(self, styleFor: region) }
        guard let view, view.window != nil, view.superview != nil else { return nil }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
}

/// Says where and how a pointer looks otherwise, and is told of its coming and going.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region under the pointer; nil is none.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// How the pointer looks over a region; nil is as elsewhere.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer is about to come into a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
    /// The pointer is about to leave a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
}

extension UIPointerInteractionDelegate {
    /// Optional: the whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Optional: what suits the view.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view, view.window != nil, view.superview != nil else { return nil }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
    /// Optional: nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Optional: nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// What goes along with a pointer that comes or goes.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is done when the pointer has come or gone.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects what goes along with a pointer that comes or goes.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    /// Apple does not say how long a pointer takes to change; a bar takes as long.
    private static let duration: TimeInterval = 0.2

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Animates the changes, with one that comes along in any case.
    func run(alongside change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(withDuration: PointerAnimator.duration, delay: 0, options: .allowUserInteraction) { [animations] in
            change()
            animations.forEach { $0() }
        } completion: { [completions] finished in
            completion()
            completions.forEach { $0(finished) }
        }
    }
}
