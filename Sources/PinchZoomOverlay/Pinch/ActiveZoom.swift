import UIKit

/// A zoom that is under way, with all that lasts as long as it does.
@MainActor struct ActiveZoom {
    /// What has lifted the view.
    enum Cause {
        case fingers
        /// ``PinchZoomInteraction/zoomIn(at:)``: it stays up without fingers.
        case action
    }

    /// The view that is up. It may be gone meanwhile.
    let view: ObjectIdentifier
    let flight: Flight
    let scrollLock: ScrollLock?
    let deactivation: DeactivationObserver
    var cause = Cause.fingers
    /// Asks for a larger image, if one is asked for.
    var fullSizeRequest: Task<Void, Never>?

    /// Puts everything back, in this turn.
    func end() {
        fullSizeRequest?.cancel()
        flight.end()
        scrollLock?.release()
        deactivation.end()
    }
}
