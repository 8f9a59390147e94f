#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Hides the original, which stays in its superview while another view flies.
///
/// A finished animation hides the layer. Therefore, the app can still set and animate `alpha`, and set `isHidden` and `mask`, and a video
/// player that stops in hidden views continues to play.
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
    /// The alpha of the flying view, from 0 to 1: the alpha that the screen would show, even during an animation. If the app sets the
    /// original's alpha to 0 during the flight, this value doesn't change.
    private(set) var alpha: CGFloat
    /// The geometry of the view in its superview.
    private(set) var geometry: ViewGeometry
    /// Whether an animation of the app changed the view at the last update. The keys of a layer's animations cost an array at each request.
    private var isAnimated: Bool

    init(of view: UIView, in superview: UIView, hiding original: UIView? = nil) {
        self.view = view
        self.superview = superview
        self.original = original ?? view
        isAnimated = view.isAnimated
        geometry = ViewGeometry(of: view)
        alpha = view.alphaOnScreen
    }

    /// The view's layer with the values that the screen shows now.
    var shownLayer: CALayer? { isAnimated ? view?.shownLayer : view?.layer }

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
        guard EmptiedPlace.isEmpty(original), !view.isAnimated else { return false }
        return (view.alpha == alpha || view.alpha <= 0) && geometry == ViewGeometry(modelOf: view)
    }

    /// Updates the stored geometry and alpha, and hides the view again if necessary. Returns `false` if the view has left its superview, or
    /// if ``fill()`` has been called.
    func refresh() -> Bool {
        guard let (view, original) = viewInPlace else { return false }
        hide(original)
        isAnimated = view.isAnimated
        if view.alpha > 0 { alpha = isAnimated ? view.alphaOnScreen : view.alpha }
        geometry = isAnimated ? ViewGeometry(of: view) : ViewGeometry(modelOf: view)
        return true
    }

    /// Shows the view again, in this turn of the run loop. A second call has no effect.
    func fill() {
        guard isEmpty else { return }
        isEmpty = false
        original?.hideOnScreen(false, forKey: EmptiedPlace.animationKey)
    }

    /// Hides a view again, whose animations the app may have removed.
    private func hide(_ view: UIView) {
        if !EmptiedPlace.isEmpty(view) { view.hideOnScreen(true, forKey: EmptiedPlace.animationKey) }
    }
}

extension CAAnimation {
    /// Returns an animation that holds a property of a layer at a value. The app can still set the property itself.
    static func holding(_ keyPath: String, at value: Any = 0) -> CAAnimation {
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
