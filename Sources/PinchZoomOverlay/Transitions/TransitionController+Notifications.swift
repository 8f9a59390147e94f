#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension TransitionController {
    /// Notifies the delegate of a transition that has begun, until the transition ends.
    func notifyDelegate(of run: TransitionRun, on screen: UIViewController) {
        sendPendingEnd()
        // The line above may call the delegate, and the delegate may then end the new transition. In that case, the delegate receives no
        // will-begin for the new transition.
        guard let course = run.course else { return }
        let id = ObjectIdentifier(run)
        let direction: ScreenTransition.Direction = run.side == .destination ? .opening : .closing
        func transition(_ course: ScreenTransition.Course, _ progress: CGFloat) -> ScreenTransition {
            ScreenTransition(id: id, screen: screen, direction: direction, course: course, progress: progress)
        }
        var last = transition(course, run.progress(at: CACurrentMediaTime()))
        run.frameHandler = { [weak self, weak run] time in
            guard let self, let run, let course = run.course, delegate != nil else { return }
            let next = transition(course, run.progress(at: time))
            guard next.course != last.course || next.progress != last.progress else { return }
            last = next
            notify { $0.transitionController($1, didProgress: next) }
        }
        run.willEndHandler = { [weak self] completed in
            self?.sendPendingEnd()
            let end = completed ? transition(.completing, 1) : transition(.cancelling, 0)
            self?.pendingEnd = { self?.notify { $0.transitionController($1, didEnd: end, completed: completed) } }
            self?.notify { $0.transitionController($1, willEnd: end, completed: completed) }
        }
        run.onEnd { [weak self] _ in self?.sendPendingEnd() }
        notify { $0.transitionController($1, willBegin: last) }
    }

    private func sendPendingEnd() {
        let end = pendingEnd
        pendingEnd = nil
        end?()
    }

    private func notify(_ body: (any TransitionControllerDelegate, TransitionController) -> Void) {
        if let delegate { body(delegate, self) }
    }
}
#endif
