import UIKit

/// A way back that a finger has asked for, and UIKit is about to.
@MainActor struct PreparedDismissal {
    let run: TransitionRun
    /// What the finger leaves.
    private(set) weak var screen: UIViewController?

    /// Whether it is for what UIKit takes away: the screen, or what that is in. The app may leave another one first.
    func isMeant(for destination: UIViewController) -> Bool {
        guard let screen else { return false }
        return sequence(first: screen, next: \.parent).contains { $0 === destination }
    }
}
