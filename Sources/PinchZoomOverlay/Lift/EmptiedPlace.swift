import UIKit

/// Hides a view that stays in its superview while another view flies in its place, and observes the view.
///
/// A finished animation of the layer's opacity at 0 hides the view. The app can still set the view's `alpha`, `isHidden` and `mask`.
/// Players that stop in hidden views continue to play.
@MainActor final class EmptiedPlace {
    /// The key of the animation, among those of the view's layer.
    static let animationKey = "PinchZoomOverlay.EmptiedPlace"

    private weak var view: UIView?
    private weak var superview: UIView?
    private var windowObserver: WindowObserver?
    /// The alpha of the flying view: the view's own, unless the app has hidden the view.
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

    /// Updates the position of the view. Returns `false` if the view has left its superview, or is visible again.
    func refresh() -> Bool {
        guard windowObserver != nil, let view, let superview, view.superview === superview else { return false }
        if view.alpha > 0 { alpha = view.alpha }
        hide(view)
        geometry = ViewGeometry(of: view)
        return true
    }

    /// Shows the view again, in this turn. A second call has no effect.
    func fill() {
        guard let windowObserver else { return }
        windowObserver.end()
        self.windowObserver = nil
        view?.layer.removeAnimation(forKey: EmptiedPlace.animationKey)
    }

    private func hide(_ view: UIView) {
        if !isHidden(view) { view.layer.add(EmptiedPlace.emptiness, forKey: EmptiedPlace.animationKey) }
    }

    /// Whether the opacity is still 0. The app may have removed the animation, or added another animation, which takes precedence.
    private func isHidden(_ view: UIView) -> Bool {
        view.layer.animationKeys()?.last == EmptiedPlace.animationKey
    }

    private static var emptiness: CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0
        // The animation finishes at once, and its end value stays. A running animation would keep the display busy.
        animation.duration = 0.001
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }
}
