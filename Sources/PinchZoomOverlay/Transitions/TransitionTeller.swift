import UIKit

/// Tells the delegate of a controller how its transitions go.
@MainActor final class TransitionTeller {
    private weak var controller: TransitionController?
    /// Tells of the end of a transition that is about to end: UIKit may begin the next one before it has heard of that end itself.
    private var untoldEnd: (@MainActor () -> Void)?

    init(for controller: TransitionController) {
        self.controller = controller
    }

    /// Follows a transition that has begun, to its end.
    func follow(_ run: TransitionRun, of screen: UIViewController) {
        tellOfEnd()
        // Whoever has heard of that may have ended this one.
        guard let course = run.course else { return }
        let id = ObjectIdentifier(run)
        let direction: ScreenTransition.Direction = run.end == .destination ? .opening : .closing
        func transition(_ course: ScreenTransition.Course, _ progress: CGFloat) -> ScreenTransition {
            ScreenTransition(id: id, screen: screen, direction: direction, course: course, progress: progress)
        }
        var last = transition(ScreenTransition.Course(course), run.progress(at: CACurrentMediaTime()))
        run.frameHandler = { [weak self, weak run] time in
            guard let self, let run, let course = run.course, controller?.delegate != nil else { return }
            let next = transition(ScreenTransition.Course(course), run.progress(at: time))
            guard next.course != last.course || next.progress != last.progress else { return }
            last = next
            tell { $0.transitionController($1, didProgress: next) }
        }
        run.willEndHandler = { [weak self] completed in
            self?.tellOfEnd()
            let end = completed ? transition(.completing, 1) : transition(.cancelling, 0)
            self?.untoldEnd = { self?.tell { $0.transitionController($1, didEnd: end, completed: completed) } }
            self?.tell { $0.transitionController($1, willEnd: end, completed: completed) }
        }
        run.onEnd { [weak self] _ in self?.tellOfEnd() }
        tell { $0.transitionController($1, willBegin: last) }
    }

    private func tellOfEnd() {
        let end = untoldEnd
        untoldEnd = nil
        end?()
    }

    private func tell(_ body: (any TransitionControllerDelegate, TransitionController) -> Void) {
        if let controller, let delegate = controller.delegate { body(delegate, controller) }
    }
}

extension ScreenTransition.Course {
    fileprivate init(_ course: TransitionPhase.Course) {
        switch course {
        case .held: self = .held
        case .going(completes: true): self = .completing
        case .going(completes: false): self = .cancelling
        }
    }
}
