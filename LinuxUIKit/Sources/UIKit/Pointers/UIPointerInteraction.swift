/// Changes the look of a pointer over a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the regions and their styles.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view to which the interaction was added.
    open private(set) weak var view: UIView?
    /// Whether the interaction has an effect. The default is true.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { invalidate() } }
    }

    /// An interaction with a delegate, which provides the regions and their styles.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Requests the region and its style again, if the pointer is over the region.
    open func invalidate() {
        Platform.current.pointer.invalidate(self)
    }

    /// Removes the pointer's effect from the former view.
    open func willMove(to view: UIView?) {
        Platform.current.pointer.leave(self)
    }

    /// Stores the new view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    // MARK: The delegate

    /// Returns the region under a point; documented: the whole view, unless the delegate says otherwise.
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

/// A delegate that provides regions for a pointer and their styles, and is notified when the pointer enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region under the pointer, or `nil` for no region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the look of the pointer over a region, or `nil` for the usual look.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer is about to enter a region.
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
    /// Optional: the effect that suits the view.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view, view.window != nil, view.superview != nil else { return nil }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
    /// Optional: empty.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Optional: empty.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// An object that runs animations along with a pointer that enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated along with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to call when the pointer has entered or left the region.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects the animations along with a pointer that enters or leaves a region.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    /// The duration of a pointer's change, in seconds. Apple documents none; a bar takes as long.
    private static let duration: TimeInterval = 0.2

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Animates the added changes, together with another change.
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
