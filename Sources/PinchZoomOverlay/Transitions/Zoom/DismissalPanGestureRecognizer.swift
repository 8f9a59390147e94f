import UIKit

/// The drag that takes the photo of a screen along, away from it. It lies on that screen's view.
final class DismissalPanGestureRecognizer: UIPanGestureRecognizer {
    private var dismissal: ZoomDismissal?

    /// Puts one on a screen, or leaves the one that is there.
    static func install(on destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        guard let view = destination.view else { return }
        for case let recognizer as DismissalPanGestureRecognizer in view.gestureRecognizers ?? [] {
            if recognizer.dismissal?.controller === controller { return }
            view.removeGestureRecognizer(recognizer)
        }
        let recognizer = DismissalPanGestureRecognizer()
        let dismissal = ZoomDismissal(of: destination, for: controller)
        recognizer.dismissal = dismissal
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = dismissal
        recognizer.addHandler { [weak recognizer, weak dismissal] _ in
            if let recognizer { dismissal?.dragDidChange(recognizer) }
        }
        view.addGestureRecognizer(recognizer)
    }
}

/// What a drag does to a photo's screen: it leaves it, under the finger.
@MainActor final class ZoomDismissal: NSObject {
    private(set) weak var controller: ZoomTransitionController?
    private weak var destination: (any ZoomTransitionDestination)?
    private var drag: HeldFlight?

    init(of destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        self.destination = destination
        self.controller = controller
    }

    func dragDidChange(_ recognizer: UIPanGestureRecognizer) {
        let location = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            guard let destination, let run = controller?.beginDismissal(of: destination) else { return }
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
}

extension ZoomDismissal: UIGestureRecognizerDelegate {
    /// Downwards, more than sideways, and if the screen lets it: everything else is the screen's own.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let destination, let controller else { return false }
        let movement = pan.translation(in: nil)
        return movement.y > abs(movement.x) && controller.mayDismiss(destination)
    }

    /// The screen's own scrolling waits until it is clear which way the finger goes.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}
