@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A listener to the transitions of one controller. Within each callback, the storm may act.
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

    /// The first fault in the order of the callbacks, or `nil` if there is no fault.
    var fault: String? { ear.faults.first }

    /// Whether a transition has begun and not ended.
    var isWaiting: Bool { controller != nil && ear.isWaiting }
}
