import UIKit

/// Ways back that a finger begins.
extension TransitionController {
    func beginDismissal(of destination: UIViewController) -> TransitionRun? {
        guard let run = prepareDismissal(of: destination) else { return nil }
        run.waitForRequest {}
        destination.leave()
        return run
    }

    /// For UIKit the opening is over with this, or its cancelled closing.
    func turnBack(_ run: TransitionRun, of destination: UIViewController) -> TransitionRun? {
        guard let animation = run.animation as? any HoldableAnimation, let window = destination.view.window else { return nil }
        let picture = destination.isPushed ? nil : window.snapshotView(afterScreenUpdates: false)
        animation.wait(in: window)
        // After an opening it is there before anybody hears of the end: whoever goes back then goes back with what flies.
        var next = prepareDismissal(of: destination, goingOnWith: animation)
        run.handOver()
        if next?.isUnderWay ?? false { return next }
        // A closing that is cancelled has been on its way out up to now.
        next = next ?? prepareDismissal(of: destination, goingOnWith: animation)
        guard let next, !next.isOver, next.isHandedOut || destination.canLeave else {
            next?.endNow()
            animation.leave(at: .destination)
            return nil
        }
        next.waitForRequest { animation.leave(at: .destination) }
        if let picture { lay(picture, over: window, until: next) }
        if !next.isHandedOut { destination.leave() }
        return next
    }

    /// UIKit may let a frame pass between the end of a presentation and the beginning of its dismissal, and shows the presented screen alone
    /// then, as it is at rest: a picture of how it was lies over it.
    private func lay(_ picture: UIView, over window: UIView, until run: TransitionRun) {
        picture.isUserInteractionEnabled = false
        window.addSubview(picture)
        run.onBegin { picture.removeFromSuperview() }
        run.onEnd { _ in picture.removeFromSuperview() }
    }

    private func prepareDismissal(
        of destination: UIViewController,
        goingOnWith animation: (any HoldableAnimation)? = nil
    ) -> TransitionRun? {
        guard destination.canLeave, let source = destination.screenBelow else { return nil }
        let start = TransitionStart.underFinger(goingOnWith: animation)
        guard let run = makeRun(for: TransitionRequest(end: .source, source: source, destination: destination, start: start)) else {
            return nil
        }
        run.formerSize = destination.viewIfLoaded?.window?.bounds.size
        prepare(PreparedDismissal(run: run, screen: destination))
        return run
    }
}
