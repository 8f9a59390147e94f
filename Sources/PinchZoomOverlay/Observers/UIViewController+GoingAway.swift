import UIKit

extension UIViewController {
    /// Whether a transition takes it off the screen, alone or within a container: unless it is covered by what is presented over it.
    ///
    /// By the transition's coordinator: `isBeingDismissed` and `isMovingFromParent` are documented for appearance callbacks alone.
    var isGoingAway: Bool {
        guard let coordinator = transitionCoordinator, let from = coordinator.viewController(forKey: .from),
            sequence(first: self, next: \.parent).contains(where: { $0 === from })
        else { return false }
        return coordinator.viewController(forKey: .to)?.presentingViewController !== from
    }
}
