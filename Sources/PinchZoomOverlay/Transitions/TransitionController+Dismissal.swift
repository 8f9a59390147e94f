import UIKit

/// Ways back that a finger begins.
extension TransitionController {
    /// Starts to leave a screen under a finger; nil if it cannot be left.
    func beginDismissal(of destination: UIViewController) -> TransitionRun? {
        guard let run = prepareClosing(of: destination, goingOnWith: nil) else { return nil }
        run.waitForRequest {}
        destination.leave()
        return run
    }

    /// Turns the way to a screen into the way back from it, under a finger, with what flies already. Nil if that screen cannot be left: then
    /// what flies is over as well.
    ///
    /// For UIKit the opening is over with this, or its cancelled closing.
    func turnBack(_ run: TransitionRun, of destination: UIViewController) -> TransitionRun? {
        guard run.isUnderWay, let scene = run.scene as? any HoldableAnimation, let window = destination.view.window else { return nil }
        let picture = destination.isPushed ? nil : window.snapshotView(afterScreenUpdates: false)
        scene.wait(in: window)
        // After an opening it is there before anybody hears of the end: whoever goes back then goes back with what flies.
        var closing = prepareClosing(of: destination, goingOnWith: scene)
        _ = run.handOver()
        if closing?.isUnderWay ?? false { return closing }
        // A closing that is cancelled has been on its way out up to now.
        closing = closing ?? prepareClosing(of: destination, goingOnWith: scene)
        guard let closing, !closing.isOver, closing.isHandedOut || destination.canLeave else {
            closing?.endNow()
            scene.leave(at: .destination)
            return nil
        }
        closing.waitForRequest { scene.leave(at: .destination) }
        if let picture { lay(picture, over: window, until: closing) }
        if !closing.isHandedOut { destination.leave() }
        return closing
    }

    /// UIKit may let a frame pass between the end of a presentation and the beginning of its dismissal, and shows the presented screen alone
    /// then, as it is at rest: a picture of how it was lies over it.
    private func lay(_ picture: UIView, over window: UIView, until run: TransitionRun) {
        picture.isUserInteractionEnabled = false
        window.addSubview(picture)
        let (whenBegun, whenOver) = (run.whenBegun, run.whenOver)
        run.whenBegun = {
            picture.removeFromSuperview()
            whenBegun()
        }
        run.whenOver = { completed in
            picture.removeFromSuperview()
            whenOver(completed)
        }
    }

    private func prepareClosing(of destination: UIViewController, goingOnWith scene: (any HoldableAnimation)?) -> TransitionRun? {
        guard destination.canLeave, let run = makeHeldClosing(of: destination, goingOnWith: scene) else { return nil }
        prepare(PreparedDismissal(run: run, screen: destination))
        return run
    }
}
