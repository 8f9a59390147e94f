#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Hides the original, which stays in its superview while another view flies.
///
/// A finished animation holds the layer's opacity at 0. Therefore, the app can still set `alpha`, `isHidden` and `mask`, and a video player
/// that stops in hidden views continues to play.
@MainActor final class EmptiedPlace {
    /// The key of the animation in the view's layer.
    static let animationKey = "PinchZoomOverlay.EmptiedPlace"

    /// Returns whether a place is empty, because its view is lifted.
    static func isEmpty(_ view: UIView) -> Bool { view.layer.animation(forKey: animationKey) != nil }

    private weak var view: UIView?
    private weak var superview: UIView?
    /// The view that is hidden: `view`, or a view around it.
    private weak var original: UIView?
    /// Whether ``empty()`` has been called, and ``fill()`` hasn't.
    private var isEmpty = false
    /// The alpha in which the screen showed the view last, with the time that its animation still takes, in seconds. The value is `nil` if no
    /// animation changes the alpha, or if the flying view already fades.
    private var fade: (alpha: CGFloat, duration: TimeInterval)?
    /// The alpha of the flying view. If the app sets the original's alpha to 0 during the flight, this value doesn't change.
    private(set) var alpha: CGFloat
    /// The geometry of the view in its superview.
    private(set) var geometry: ViewGeometry

    init(of view: UIView, in superview: UIView, hiding original: UIView? = nil) {
        self.view = view
        self.superview = superview
        self.original = original ?? view
        alpha = view.alpha
        fade = original?.fade ?? view.fade
        geometry = ViewGeometry(of: view)
    }

    /// Lets a flying view go on with the fade of the original, for example of a photo that fades in after loading.
    func fade(_ flyingView: UIView) {
        guard let fade else { return }
        self.fade = nil
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = fade.alpha
        animation.toValue = alpha
        animation.duration = fade.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        flyingView.layer.add(animation, forKey: "PinchZoomOverlay.fade")
    }

    /// Hides the view.
    func empty() {
        guard let original else { return }
        hide(original)
        isEmpty = true
    }

    /// The view in its empty place with the hidden view, or `nil` if the place isn't empty or the view has left its superview.
    private var viewInPlace: (view: UIView, original: UIView)? {
        guard isEmpty, let view, let original, let superview, view.superview === superview else { return nil }
        return (view, original)
    }

    /// Whether no update is needed: the view is hidden, and has the stored geometry and the stored alpha or an alpha of 0.
    var isCurrent: Bool {
        guard let (view, original) = viewInPlace else { return false }
        return (view.alpha == alpha || view.alpha <= 0) && isHidden(original) && !view.isAnimated && geometry == ViewGeometry(of: view)
    }

    /// Updates the stored geometry and alpha, and hides the view again if necessary. Returns `false` if the view has left its superview, or
    /// if ``fill()`` has been called.
    func refresh() -> Bool {
        guard let (view, original) = viewInPlace else { return false }
        if view.alpha > 0 { alpha = view.alpha }
        // The app's own animation of the alpha is visible until the view is hidden again.
        if !isHidden(original) { fade = original.fade ?? view.fade }
        hide(original)
        geometry = ViewGeometry(of: view)
        return true
    }

    /// Shows the view again, in this turn of the run loop. A second call has no effect.
    func fill() {
        guard isEmpty else { return }
        isEmpty = false
        original?.layer.removeAnimation(forKey: EmptiedPlace.animationKey)
    }

    private func hide(_ view: UIView) {
        if !isHidden(view) { view.layer.add(.holding("opacity"), forKey: EmptiedPlace.animationKey) }
    }

    /// Returns whether the opacity is still 0. The app may have removed the animation, or added another animation, which takes precedence.
    private func isHidden(_ view: UIView) -> Bool {
        view.layer.animationKeys()?.last == EmptiedPlace.animationKey
    }
}

extension UIView {
    /// The alpha that the screen shows, with the time that the animation of the alpha still takes, in seconds, or `nil` if the alpha isn't
    /// animated.
    fileprivate var fade: (alpha: CGFloat, duration: TimeInterval)? {
        guard isAnimated, let shown = layer.presentation() else { return nil }
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        let durations = (layer.animationKeys() ?? []).compactMap { key -> TimeInterval? in
            guard key != EmptiedPlace.animationKey, let animation = layer.animation(forKey: key) as? CAPropertyAnimation,
                animation.keyPath == "opacity"
            else { return nil }
            return animation.duration - (animation.beginTime > 0 ? max(now - animation.beginTime, 0) : 0)
        }
        guard let duration = durations.max(), duration > 0 else { return nil }
        return (CGFloat(shown.opacity), duration)
    }
}

extension CAAnimation {
    /// Returns an animation that holds a property of a layer at a value. The app can still set the property itself.
    static func holding(_ keyPath: String, at value: CGFloat = 0) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = value
        animation.toValue = value
        // The animation finishes at once, and its end value stays. A running animation would keep the display busy although nothing
        // changes.
        animation.duration = 0.001
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }
}
#endif
