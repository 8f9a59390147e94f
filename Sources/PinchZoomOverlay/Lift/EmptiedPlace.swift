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
    /// The app's animations of the alpha that the flying view still has to take over.
    private var fades: [CABasicAnimation] = []
    /// The alpha of the flying view. If the app sets the original's alpha to 0 during the flight, this value doesn't change.
    private(set) var alpha: CGFloat
    /// The geometry of the view in its superview.
    private(set) var geometry: ViewGeometry
    /// Whether an animation of the app changed the view at the last update. The keys of a layer's animations cost an array at each request.
    private var isAnimated: Bool

    init(of view: UIView, in superview: UIView, hiding original: UIView? = nil) {
        self.view = view
        self.superview = superview
        self.original = original ?? view
        alpha = view.alpha
        fades = EmptiedPlace.fades(of: original ?? view, around: view)
        geometry = ViewGeometry(of: view)
        isAnimated = view.isAnimated
    }

    /// The view's layer with the values that the screen shows now.
    var shownLayer: CALayer? { isAnimated ? view?.shownLayer : view?.layer }

    private static func fades(of original: UIView, around view: UIView) -> [CABasicAnimation] {
        let fades = original.fades(to: view.alpha)
        return fades.isEmpty && original !== view ? view.fades(to: view.alpha) : fades
    }

    /// Lets a flying view go on with the fade of the original, for example of a photo that fades in after loading.
    func fade(_ flyingView: UIView) {
        for (index, fade) in fades.enumerated() { flyingView.layer.add(fade, forKey: "PinchZoomOverlay.fade.\(index)") }
        fades = []
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
        let keys = original.layer.animationKeys() ?? []
        if keys.last != EmptiedPlace.animationKey {
            // The app's own animation of the alpha is visible until the view is hidden again.
            fades = EmptiedPlace.fades(of: original, around: view)
            hide(original)
        }
        isAnimated = keys.count > 1 || original !== view ? view.isAnimated : false
        geometry = isAnimated ? ViewGeometry(of: view) : ViewGeometry(modelOf: view)
        return true
    }

    /// Shows the view again, in this turn of the run loop. A second call has no effect.
    func fill() {
        guard isEmpty else { return }
        isEmpty = false
        original?.layer.removeAnimation(forKey: EmptiedPlace.animationKey)
    }

    private func hide(_ view: UIView) {
        view.layer.add(.holding("opacity"), forKey: EmptiedPlace.animationKey)
    }

    /// Returns whether the opacity is still 0. The app may have removed the animation, or added another animation, which takes precedence.
    private func isHidden(_ view: UIView) -> Bool {
        view.layer.animationKeys()?.last == EmptiedPlace.animationKey
    }
}

extension UIView {
    /// Returns animations that let another view with an alpha go on as the animations of this view's alpha would.
    fileprivate func fades(to alpha: CGFloat) -> [CABasicAnimation] {
        guard isAnimated, let shown = layer.presentation() else { return [] }
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        let animations = (layer.animationKeys() ?? []).filter { $0 != EmptiedPlace.animationKey }
            .compactMap { layer.animation(forKey: $0) as? CAPropertyAnimation }.filter { $0.keyPath == "opacity" }
        return animations.compactMap { animation in
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.duration = animation.duration
            guard animation.beginTime > 0, let basic = animation as? CABasicAnimation else {
                // Nobody knows how far the animation is. It goes on from the alpha that the screen shows.
                fade.fromValue = shown.opacity
                fade.toValue = alpha
                fade.duration -= animation.beginTime > 0 ? max(now - animation.beginTime, 0) : 0
                fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                return fade.duration > 0 ? fade : nil
            }
            (fade.fromValue, fade.toValue, fade.byValue) = (basic.fromValue, basic.toValue, basic.byValue)
            (fade.isAdditive, fade.fillMode, fade.timingFunction) = (basic.isAdditive, basic.fillMode, basic.timingFunction)
            fade.beginTime = layer.convertTime(basic.beginTime, to: nil)
            return fade
        }
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
