import UIKit

/// Hides the original, which stays in its superview while another view flies, and observes the original.
///
/// A finished animation holds the layer's opacity at 0. Therefore, the app can still set `alpha`, `isHidden` and `mask`, and a video player
/// that stops in hidden views continues to play.
@MainActor final class EmptiedPlace {
    /// The key of the animation in the view's layer.
    static let animationKey = "PinchZoomOverlay.EmptiedPlace"

    private weak var view: UIView?
    private weak var superview: UIView?
    private var windowObserver: WindowObserver?
    /// The alpha of the flying view. If the app sets the original's alpha to 0 during the flight, this value doesn't change.
    private(set) var alpha: CGFloat
    /// The geometry of the view in its superview.
    private(set) var geometry: ViewGeometry

    init(of view: UIView, in superview: UIView) {
        self.view = view
        self.superview = superview
        alpha = view.alpha
        geometry = ViewGeometry(of: view)
    }

    /// Hides the view. `didLeave` is called when the view leaves its window.
    func empty(didLeave: @escaping @MainActor () -> Void) {
        guard let view else { return }
        hide(view)
        let observer = WindowObserver(didLeave: didLeave)
        view.subviewHost.addSubview(observer)
        windowObserver = observer
    }

    /// Whether no update is needed: the view is hidden, and has the stored geometry and the stored alpha or an alpha of 0.
    var isCurrent: Bool {
        guard windowObserver != nil, let view, let superview, view.superview === superview else { return false }
        return (view.alpha == alpha || view.alpha <= 0) && isHidden(view) && geometry == ViewGeometry(of: view)
    }

    /// Updates the stored geometry and alpha, and hides the view again if necessary. Returns `false` if the view has left its superview, or
    /// if ``fill()`` has been called.
    func refresh() -> Bool {
        guard windowObserver != nil, let view, let superview, view.superview === superview else { return false }
        if view.alpha > 0 { alpha = view.alpha }
        hide(view)
        geometry = ViewGeometry(of: view)
        return true
    }

    /// Shows the view again, in this turn of the run loop. A second call has no effect.
    func fill() {
        guard let windowObserver else { return }
        windowObserver.end()
        self.windowObserver = nil
        view?.layer.removeAnimation(forKey: EmptiedPlace.animationKey)
    }

    private func hide(_ view: UIView) {
        if !isHidden(view) { view.layer.add(EmptiedPlace.emptiness, forKey: EmptiedPlace.animationKey) }
    }

    /// Returns whether the opacity is still 0. The app may have removed the animation, or added another animation, which takes precedence.
    private func isHidden(_ view: UIView) -> Bool {
        view.layer.animationKeys()?.last == EmptiedPlace.animationKey
    }

    private static var emptiness: CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0
        // The animation finishes at once, and its end value stays. A running animation would keep the display busy although nothing
        // changes.
        animation.duration = 0.001
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }
}
