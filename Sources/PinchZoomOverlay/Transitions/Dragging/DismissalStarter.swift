import UIKit

/// Begins the transitions that fingers ask for.
@MainActor protocol DismissalStarter: AnyObject {
    /// The transition that is under way.
    var run: TransitionRun? { get }

    /// Starts to leave a screen under a finger; nil if it cannot be left.
    func beginDismissal(of destination: UIViewController) -> TransitionRun?

    /// Turns the way to a screen into the way back from it, under a finger, with what flies already. Nil if that screen cannot be left: then
    /// what flies is over as well.
    func turnBack(_ run: TransitionRun, of destination: UIViewController) -> TransitionRun?
}
