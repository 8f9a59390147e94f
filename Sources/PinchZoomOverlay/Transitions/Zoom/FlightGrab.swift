import UIKit

/// Lets fingers take hold of a photo in mid-flight: it lies on the window while the photo flies.
@MainActor final class FlightGrab: NSObject {
    private let collector = TouchCollector()
    private weak var controller: ZoomTransitionController?
    private weak var destination: (any ZoomTransitionDestination)?
    private var run: TransitionRun
    private var held: HeldFlight?
    private var finger: FingerContact?
    private var estimator = VelocityEstimator()

    /// Puts one on the window of a transition that has begun, until it is over.
    static func install(on run: TransitionRun, of destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        guard run.scene is ZoomScene, let window = destination.view.window else { return }
        let grab = FlightGrab(run, of: destination, for: controller)
        window.addGestureRecognizer(grab.collector)
        let whenOver = run.whenOver
        run.whenOver = { completed in
            whenOver(completed)
            grab.runIsOver()
        }
    }

    private init(_ run: TransitionRun, of destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        self.run = run
        self.destination = destination
        self.controller = controller
        super.init()
        collector.delegate = self
        collector.addHandler { [weak self] _ in self?.fingersDidChange() }
    }

    private func runIsOver() {
        if held == nil { collector.view?.removeGestureRecognizer(collector) }
    }

    private func fingersDidChange() {
        let time = CACurrentMediaTime()
        switch collector.state {
        case .began:
            guard let first = collector.fingers.first else { return }
            finger = first
            begin(at: first.location)
        case .changed:
            guard let current = collector.fingers.first(where: { $0.id == finger?.id }) ?? collector.fingers.first else { return }
            if current.id != finger?.id {
                held?.changeFinger(to: current.location)
                estimator = VelocityEstimator()
            }
            finger = current
            estimator.record(Placement(center: current.location), at: time)
            held?.move(to: current.location)
        case .ended:
            letGo { [velocity = estimator.velocity(at: time).center.dy] in $0.letGo(at: velocity) }
        case .cancelled, .failed:
            letGo { $0.cancel() }
        default:
            break
        }
    }

    private func begin(at location: CGPoint) {
        estimator = VelocityEstimator()
        estimator.record(Placement(center: location), at: CACurrentMediaTime())
        if run.isGoing(to: .source) {
            held = HeldFlight(run, at: location)
        } else if let scene = run.handOver() as? ZoomScene {
            // UIKit's opening is over with this, or its cancelled closing; the photo goes on in a closing that has just begun.
            if let window = collector.view { scene.wait(in: window) }
            guard let destination, let next = controller?.beginDismissal(of: destination, goingOnWith: scene) else {
                return scene.leave(at: .destination)
            }
            run = next
            held = HeldFlight(next, at: location)
        }
    }

    private func letGo(_ end: (HeldFlight) -> Void) {
        guard let held else { return }
        self.held = nil
        end(held)
        if run.isOver { collector.view?.removeGestureRecognizer(collector) }
    }
}

extension FlightGrab: UIGestureRecognizerDelegate {
    /// A finger counts on the photo, while it flies.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if held != nil { return true }
        guard run.isGoing, let scene = run.scene as? ZoomScene else { return false }
        return scene.contains(touch.location(in: nil))
    }
}
