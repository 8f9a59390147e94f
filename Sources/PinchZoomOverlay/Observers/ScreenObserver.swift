#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An observer that detects whether a view's screen is being left: by a push or a presentation over the screen, or by the screen's own pop
/// or dismissal.
///
/// UIKit removes a screen's views from the window only at the end of such a transition. At the start, UIKit notifies only the controller.
@MainActor struct ScreenObserver {
    /// A navigation controller and the screen on its top. Both are stored, because a popped screen has no parent anymore.
    private struct Top {
        weak var navigation: UINavigationController?
        weak var screen: UIViewController?

        @MainActor var isOverlaid: Bool { cover != nil }

        /// The screen that the navigation controller shows instead.
        @MainActor var cover: UIViewController? {
            guard let top = navigation?.topViewController, top !== screen else { return nil }
            return top
        }
    }

    private weak var controller: UIViewController?
    private weak var formerlyPresented: UIViewController?
    private let tops: [Top]

    init(of view: UIView) {
        let responders = sequence(first: view as UIResponder, next: \.next)
        controller = responders.lazy.compactMap { $0 as? UIViewController }.first
        formerlyPresented = controller?.presentedViewController
        let chain = controller.map { sequence(first: $0, next: \.parent) }
        tops = chain?.compactMap { member in (member.parent as? UINavigationController).map { Top(navigation: $0, screen: member) } } ?? []
    }

    /// The coordinator of the transition in which the screen appears or disappears.
    var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { controller?.transitionCoordinator }

    var isLeaving: Bool {
        guard let controller else { return false }
        return newlyPresented != nil || tops.contains(where: \.isOverlaid) || controller.isGoingAway
    }

    private var newlyPresented: UIViewController? {
        controller?.presentedViewController.flatMap { $0 === formerlyPresented ? nil : $0 }
    }

    /// Whether another screen covers the view's screen without a transition.
    var isCovered: Bool {
        guard transitionCoordinator == nil else { return false }
        return ([newlyPresented] + tops.map(\.cover)).contains { $0?.viewIfLoaded?.window != nil }
    }
}

/// An observer for a released photo that waits for a transition. The observer detects a transition that doesn't take over the photo, such
/// as UIKit's own transition or the transition of another delegate.
@MainActor final class PassingTransitionObserver {
    private let screen: ScreenObserver
    private var isWatching = false
    /// Whether a transition that doesn't take over the photo has begun. If a transition takes over the photo, the wait ends before the
    /// transition runs its animations alongside.
    private(set) var hasBegun = false

    init(of screen: ScreenObserver) {
        self.screen = screen
    }

    /// Observes a transition that is about to begin, if there is one.
    func watch() {
        guard !isWatching, let coordinator = screen.transitionCoordinator else { return }
        isWatching = true
        let isQueued = coordinator.animate(alongsideTransition: { [weak self] _ in self?.hasBegun = true }, completion: nil)
        if !isQueued { hasBegun = true }
    }
}
#endif
