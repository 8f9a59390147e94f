import UIKit

/// Finds out whether the screen of a photo that waits to be taken over goes by a transition that leaves the photo where it is: UIKit's own, or
/// another delegate's.
@MainActor final class PassingTransition {
    private let screen: ScreenObserver
    private var isWatching = false
    /// Whether there is such a transition. One that takes the photo over has done so when what goes along with it is begun.
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
