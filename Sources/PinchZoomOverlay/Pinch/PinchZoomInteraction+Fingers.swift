import UIKit

extension PinchZoomInteraction {
    /// The fingers lift the view, move it, or let go of it.
    func fingersDid(_ event: PinchRecognition.Event) {
        switch event {
        case .began:
            if flight?.isFading ?? true {
                beginZoom()
                // There was nothing to lift, or the delegate has ended the zoom.
                if flight == nil { return }
            }
            follow()
        case .changed:
            follow()
        case .cancelled:
            // A recognizer that was switched off by the interaction itself has nothing more to say.
            if let zoom, zoom.dependsOnFingers { end() }
        }
    }

    private func follow() {
        guard let zoom else { return }
        guard let fingers = recognition.fingers else {
            // All have lifted, or one is nowhere: then it stays.
            if !recognition.isTracking, zoom.dependsOnFingers { letGo(of: zoom.flight) }
            return
        }
        let isEnough = fingers.spread != nil || configuration.hold == .oneFinger || !zoom.flight.isTracking
        if isEnough {
            zoom.flight.follow(fingers, at: CACurrentMediaTime())
        } else {
            letGo(of: zoom.flight)
        }
    }

    /// The fingers have let go: it goes back to its place, or on into its own screen.
    private func letGo(of flight: Flight) {
        guard let threshold = configuration.openingScale, flight.isTracking, flight.pose.scale >= threshold else { return end() }
        flight.wait(at: CACurrentMediaTime())
        let opens = delegate?.pinchZoomInteractionOpen(self) ?? false
        // A transition may have taken it over by now.
        guard self.flight === flight else { return }
        guard opens else { return end() }
        recognition.dropFingers()
        flight.watchForTransition()
    }
}

extension ActiveZoom {
    /// Whether the view goes back when no finger holds it.
    fileprivate var dependsOnFingers: Bool {
        flight.isTracking || (!flight.isReturning && !flight.isWaiting && cause == .fingers)
    }
}
