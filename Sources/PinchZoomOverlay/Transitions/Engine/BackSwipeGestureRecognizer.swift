import UIKit

/// The swipe from the leading edge that goes back, as UIKit's own, which does not work where a navigation controller's delegate animates.
///
/// It lies on the view of a screen that was pushed.
final class BackSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private var swipe: BackSwipe?

    /// Puts one on a screen, or leaves the one that is there.
    static func install(on screen: UIViewController, for controller: TransitionController) {
        guard let view = screen.view else { return }
        for case let recognizer as BackSwipeGestureRecognizer in view.gestureRecognizers ?? [] {
            if recognizer.swipe?.controller === controller { return }
            view.removeGestureRecognizer(recognizer)
        }
        let recognizer = BackSwipeGestureRecognizer()
        let swipe = BackSwipe(of: screen, for: controller)
        recognizer.swipe = swipe
        recognizer.edges = .left
        recognizer.delegate = swipe
        recognizer.addHandler { [weak recognizer, weak swipe] _ in
            if let recognizer { swipe?.swipeDidChange(recognizer) }
        }
        view.addGestureRecognizer(recognizer)
    }
}

/// What a swipe from the edge does to a screen: it leaves it, under the finger.
@MainActor final class BackSwipe: NSObject {
    private(set) weak var controller: TransitionController?
    private weak var screen: UIViewController?
    private var drag: HeldFlight?

    init(of screen: UIViewController, for controller: TransitionController) {
        self.screen = screen
        self.controller = controller
    }

    func swipeDidChange(_ recognizer: UIPanGestureRecognizer) {
        let location = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            guard let screen, let run = controller?.beginDismissal(of: screen) else { return }
            drag = HeldFlight(run, at: location)
        case .changed:
            drag?.move(to: location)
        case .ended:
            let velocity = recognizer.velocity(in: nil)
            drag?.letGo(at: CGVector(dx: velocity.x, dy: velocity.y))
            drag = nil
        case .cancelled, .failed:
            drag?.cancel()
            drag = nil
        default:
            break
        }
    }

    private var popRecognizer: UIGestureRecognizer? { screen?.navigationController?.interactivePopGestureRecognizer }
}

extension BackSwipe: UIGestureRecognizerDelegate {
    /// The edge turns with the reading direction.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let isMirrored = gestureRecognizer.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        (gestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = isMirrored ? .right : .left
        return true
    }

    /// Where UIKit's own swipe would work: an app that has turned that off has turned this off.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let screen, screen.isPushed, screen.transitionCoordinator == nil, controller?.run == nil else { return false }
        let item = screen.navigationItem
        let showsBack = !item.hidesBackButton && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
        return showsBack && popRecognizer?.isEnabled ?? true
    }

    /// UIKit's own waits, and content that drags.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }
}
