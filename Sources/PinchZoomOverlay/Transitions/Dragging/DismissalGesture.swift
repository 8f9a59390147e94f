import UIKit

/// What a drag does that leaves a screen, under the finger. Which drags do, its subclasses say.
@MainActor class DismissalGesture: NSObject {
    private(set) weak var controller: TransitionController?
    private(set) weak var screen: UIViewController?
    private var held: HeldTransition?

    init(of screen: UIViewController, for controller: TransitionController) {
        self.screen = screen
        self.controller = controller
    }

    func dragDidChange(_ recognizer: UIPanGestureRecognizer) {
        let location = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            guard let screen, let run = controller?.beginDismissal(of: screen) else { return }
            held = HeldTransition(run, at: location)
        case .changed:
            held?.move(to: location)
        case .ended:
            let velocity = recognizer.velocity(in: nil)
            held?.letGo(at: CGVector(dx: velocity.x, dy: velocity.y))
            held = nil
        case .cancelled, .failed:
            held?.cancel()
            held = nil
        default:
            break
        }
    }
}
