import UIKit

/// An observer that finds out when a view's screen is being left: by a push over it, by its pop or by a presentation.
///
/// UIKit removes the views of a screen from the window only at the end of such a transition, and notifies only the controller before.
@MainActor struct ScreenObserver {
    /// A controller on top of a navigation controller. It is stored, because a controller that was popped has no parent anymore.
    private struct Top {
        weak var navigation: UINavigationController?
        weak var screen: UIViewController?

        @MainActor var isOverlaid: Bool { navigation.map { $0.topViewController !== screen } ?? false }
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

    /// The coordinator of the transition that removes the screen or brings it in.
    var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { controller?.transitionCoordinator }

    var isLeaving: Bool {
        guard let controller else { return false }
        if let presented = controller.presentedViewController, presented !== formerlyPresented { return true }
        return tops.contains(where: \.isOverlaid) || controller.isGoingAway
    }
}

/// Detects a transition of a waiting photo's screen that doesn't take the photo over: UIKit's own, or another delegate's.
@MainActor final class PassingTransitionObserver {
    private let screen: ScreenObserver
    private var isWatching = false
    /// Whether such a transition has begun. A transition that takes the photo over has done so before its animations alongside begin.
    private(set) var hasBegun = false

    init(of screen: ScreenObserver) {
        self.screen = screen
    }

    /// Looks whether a transition is about to begin.
    func watch() {
        guard !isWatching, let coordinator = screen.transitionCoordinator else { return }
        isWatching = true
        let isQueued = coordinator.animate(alongsideTransition: { [weak self] _ in self?.hasBegun = true }, completion: nil)
        if !isQueued { hasBegun = true }
    }
}
