import UIKit

/// Whether the screen that a view belongs to is being left: something is pushed over it, it is popped, or something is presented.
///
/// UIKit takes the views of a screen out of the window at the end of such a transition only, and tells nobody but the controller before.
@MainActor struct ScreenObserver {
    /// A controller on top of a navigation controller. One that was popped has no parent any more.
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

    /// The coordinator of the transition that takes the screen away, or brings it.
    var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { controller?.transitionCoordinator }

    var isLeaving: Bool {
        guard let controller else { return false }
        if let presented = controller.presentedViewController, presented !== formerlyPresented { return true }
        return tops.contains(where: \.isOverlaid) || controller.isGoingAway
    }
}
