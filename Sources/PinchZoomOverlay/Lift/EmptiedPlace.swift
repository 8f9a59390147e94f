import UIKit

/// A view that stays where it is while something else flies for it: unseen, and watched.
///
/// A finished animation of the layer's opacity at 0 hides the view. The view's `alpha`, `isHidden` and `mask` stay the app's, which may set
/// them. Players that stop in hidden views go on.
@MainActor final class EmptiedPlace {
    /// The key of the animation, among those of the view's layer.
    static let animationKey = "PinchZoomOverlay.EmptiedPlace"

    private weak var view: UIView?
    private weak var superview: UIView?
    private var windowObserver: WindowObserver?
    /// The alpha of what flies: the view's, but for one that the app itself hides while its picture is elsewhere.
    private(set) var alpha: CGFloat
    /// The geometry of the view in its superview.
    private(set) var geometry: ViewGeometry

    init(of view: UIView, in superview: UIView) {
        self.view = view
        self.superview = superview
        alpha = view.alpha
        geometry = ViewGeometry(of: view)
    }

    /// Hides the view. `didLeave` is called when it leaves its window.
    func empty(didLeave: @escaping @MainActor () -> Void) {
        guard let view else { return }
        hide(view)
        let observer = WindowObserver(didLeave: didLeave)
        view.addSubview(observer)
        windowObserver = observer
    }

    /// Whether the view is where it was last seen, as opaque, and hidden.
    var isCurrent: Bool {
        guard windowObserver != nil, let view, let superview, view.superview === superview else { return false }
        return (view.alpha == alpha || view.alpha <= 0) && isHidden(view) && geometry == ViewGeometry(of: view)
    }

    /// Looks again at where the view is. False if it is no longer in its superview, or seen again.
    func refresh() -> Bool {
        guard windowObserver != nil, let view, let superview, view.superview === superview else { return false }
        if view.alpha > 0 { alpha = view.alpha }
        hide(view)
        geometry = ViewGeometry(of: view)
        return true
    }

    /// Shows the view again, in this turn. Once is enough, and again does nothing.
    func fill() {
        guard let windowObserver else { return }
        windowObserver.end()
        self.windowObserver = nil
        view?.layer.removeAnimation(forKey: EmptiedPlace.animationKey)
    }

    private func hide(_ view: UIView) {
        if !isHidden(view) { view.layer.add(EmptiedPlace.emptiness, forKey: EmptiedPlace.animationKey) }
    }

    /// The animation that was added last counts: one of the app's comes after it, and the app may remove all.
    private func isHidden(_ view: UIView) -> Bool {
        view.layer.animationKeys()?.last == EmptiedPlace.animationKey
    }

    private static var emptiness: CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0
        // The animation finishes at once and stays. A running one would keep the display busy.
        animation.duration = 0.001
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }
}
