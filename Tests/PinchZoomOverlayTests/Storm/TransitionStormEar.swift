@testable import PinchZoomOverlay

/// Hears of the transitions of one controller, and lets the storm answer.
@MainActor final class TransitionStormEar {
    private(set) weak var controller: TransitionController?
    private let ear = TransitionEar()

    init(for controller: TransitionController, in storm: TransitionStorm) {
        self.controller = controller
        controller.delegate = ear
        ear.onMoment = { [weak ear, weak storm] moment in
            if case .didEnd = moment, let ear, !ear.isWaiting { ear.forget() }
            if case .progress = moment { storm?.reply(to: "progress", oncePer: 500) } else { storm?.reply(to: "\(moment)") }
        }
    }

    /// What is wrong with what it has heard; nil if nothing is.
    var fault: String? { ear.faults.first }

    /// Whether a transition has begun and not ended.
    var isWaiting: Bool { controller != nil && ear.isWaiting }
}
