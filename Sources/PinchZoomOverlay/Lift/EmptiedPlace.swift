import UIKit

/// A view that stays where it is while something else flies for it: unseen by alpha 0, which changes nobody's layout, and watched.
@MainActor final class EmptiedPlace {
    private weak var view: UIView?
    private weak var superview: UIView?
    private var sentinel: WindowObserver?
    /// The alpha that the view is to have again.
    private(set) var formerAlpha: CGFloat

    init(of view: UIView, in superview: UIView) {
        self.view = view
        self.superview = superview
        formerAlpha = view.alpha
        geometry = ViewGeometry(of: view)
    }

    /// Where the view lies in its superview.
    private(set) var geometry: ViewGeometry

    /// Hides the view. `leave` is called when it leaves its window.
    func empty(leave: @escaping @MainActor () -> Void) {
        guard let view else { return }
        formerAlpha = view.alpha
        UIView.performWithoutAnimation { view.alpha = 0 }
        let sentinel = WindowObserver(leave: leave)
        view.addSubview(sentinel)
        self.sentinel = sentinel
    }

    /// Looks again at where the view is. False if it is no longer in its superview, or seen again.
    func refresh() -> Bool {
        guard sentinel != nil, let view, let superview, view.superview === superview else { return false }
        noteAlpha(of: view)
        if view.alpha != 0 { view.alpha = 0 }
        geometry = ViewGeometry(of: view)
        return true
    }

    /// Shows the view again, in this turn. Once is enough, and again does nothing.
    func fill() {
        guard let sentinel else { return }
        sentinel.retire()
        self.sentinel = nil
        guard let view else { return }
        // What the app has set since the last frame counts as well.
        noteAlpha(of: view)
        UIView.performWithoutAnimation { view.alpha = formerAlpha }
    }

    /// If the app has given it another alpha, that is the one to come back.
    private func noteAlpha(of view: UIView) {
        if view.alpha != 0 { formerAlpha = view.alpha }
    }
}
