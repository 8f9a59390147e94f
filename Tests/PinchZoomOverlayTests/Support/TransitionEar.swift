import PinchZoomOverlay
import Testing
import UIKit

/// A delegate of a transition controller that records the calls.
@MainActor final class TransitionEar: TransitionControllerDelegate {
    enum Moment: Equatable {
        case willBegin(ScreenTransition.Direction)
        case progress(ScreenTransition.Course)
        case willEnd(completed: Bool)
        case didEnd(completed: Bool)
    }

    /// The moments. If successive moments are equal, only the first is kept.
    private(set) var moments: [Moment] = []
    /// The progress of each moment since the last beginning.
    private(set) var progress: [CGFloat] = []
    /// The progress of the last did-progress.
    private(set) var lastDidProgress: CGFloat?
    /// The screen of the last moment.
    private(set) weak var screen: UIViewController?
    var onMoment: (Moment) -> Void = { _ in }

    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {
        progress = []
        note(.willBegin(transition.direction), transition)
    }

    func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition) {
        lastDidProgress = transition.progress
        note(.progress(transition.course), transition)
    }

    func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool) {
        #expect(transition.course == (completed ? .completing : .cancelling))
        note(.willEnd(completed: completed), transition)
    }

    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {
        #expect(transition.progress == (completed ? 1 : 0))
        note(.didEnd(completed: completed), transition)
    }

    private func note(_ moment: Moment, _ transition: ScreenTransition) {
        check(moment, transition)
        progress.append(transition.progress)
        screen = transition.screen
        if moments.last != moment { moments.append(moment) }
        onMoment(moment)
    }

    /// Forgets everything.
    func forget() {
        forgetMoments()
        stages = [:]
    }

    /// Forgets the moments, but not the transitions that are under way.
    func forgetMoments() {
        moments = []
    }

    /// The faults in the order of the moments, in words. Empty if each beginning was followed by its end.
    private(set) var faults: [String] = []
    /// The stages of the transitions that haven't ended.
    private var stages: [ObjectIdentifier: Stage] = [:]

    private enum Stage { case running, ending }

    /// Whether a transition has begun and not ended.
    var isWaiting: Bool { !stages.isEmpty }

    private func check(_ moment: Moment, _ transition: ScreenTransition) {
        let id = transition.id
        switch (moment, stages[id]) {
        case (.willBegin, nil): stages[id] = .running
        case (.progress, .running?): break
        case (.willEnd, .running?): stages[id] = .ending
        case (.didEnd, .ending?): stages[id] = nil
        default: faults.append("\(moment) comes after \(moments)")
        }
        if !(0...1).contains(transition.progress) { faults.append("\(moment) has the progress \(transition.progress)") }
    }
}
