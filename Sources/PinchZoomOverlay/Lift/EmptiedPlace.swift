import UIKit

/// A view that stays where it is while something else flies for it: unseen by alpha 0, which changes nobody's layout, and watched.
@MainActor final class EmptiedPlace {
    private weak var view: UIView?
    private weak var superview: UIView?
    private var windowObserver: WindowObserver?
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

    /// Hides the view. `didLeave` is called when it leaves its window.
    func empty(didLeave: @escaping @MainActor () -> Void) {
        guard let view else { return }
        formerAlpha = view.alpha
        UIView.performWithoutAnimation { view.alpha = 0 }
        let observer = WindowObserver(didLeave: didLeave)
        view.addSubview(observer)
        windowObserver = observer
    }

    /// Looks again at where the view is. False if it is no longer in its superview, or seen again.
    func refresh() -> Bool {
        guard windowObserver != nil, let view, let superview, view.superview === superview else { return false }
        noteAlpha(of: view)
        if view.alpha != 0 { view.alpha = 0 }
        geometry = ViewGeometry(of: view)
        return true
    }

    /// Shows the view again, in this turn. Once is enough, and again does nothing.
    func fill() {
        guard let windowObserver else { return }
        windowObserver.end()
        self.windowObserver = nil
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
