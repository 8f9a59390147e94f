import UIKit

/// The swipe from the leading edge that goes back, as UIKit's own, which does not work where a navigation controller's delegate animates.
///
/// It lies on the view of a screen that was pushed.
final class EdgeSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private var swipe: EdgeSwipe?

    /// Puts one on a screen, or leaves the one that is there.
    static func install(on screen: UIViewController, for controller: TransitionController) {
        guard let view = screen.view else { return }
        for case let recognizer as EdgeSwipeGestureRecognizer in view.gestureRecognizers ?? [] {
            if recognizer.swipe?.controller === controller { return }
            view.removeGestureRecognizer(recognizer)
        }
        let recognizer = EdgeSwipeGestureRecognizer()
        let swipe = EdgeSwipe(of: screen, for: controller)
        recognizer.swipe = swipe
        recognizer.edges = .left
        recognizer.delegate = swipe
        recognizer.addHandler { [weak recognizer, weak swipe] _ in
            if let recognizer { swipe?.dragDidChange(recognizer) }
        }
        view.addGestureRecognizer(recognizer)
    }
}

/// Leaves a screen for the one below it.
final class EdgeSwipe: DismissalGesture {
    fileprivate var popRecognizer: UIGestureRecognizer? { screen?.navigationController?.interactivePopGestureRecognizer }
}

extension EdgeSwipe: UIGestureRecognizerDelegate {
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
