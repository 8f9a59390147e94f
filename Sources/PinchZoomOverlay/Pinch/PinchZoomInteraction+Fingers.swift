import UIKit

extension PinchZoomInteraction {
    /// Lifts, moves or releases the view after an event of the fingers.
    func fingersDid(_ event: PinchRecognition.Event) {
        switch event {
        case .began(let fingers):
            // The other gestures end first. Otherwise, the last movement of a sheet or a row would move the place under the lifted view.
            if let targetView { recognition.cancelOtherGestures(around: targetView) }
            if flight?.isFading ?? true { beginZoom() }
            if let fingers { follow(fingers) }
        case .changed(let fingers):
            follow(fingers)
        case .lifted:
            if let zoom, zoom.dependsOnFingers { letGo(of: zoom.flight) }
        case .cancelled:
            // The interaction also cancels its own recognizers, for example while the view waits for a transition. Without the condition,
            // the waiting view would return to its place.
            if let zoom, zoom.dependsOnFingers { end() }
        }
    }

    private func follow(_ fingers: Fingers) {
        // There is no flight if there was nothing to lift, or if the delegate has ended the zoom.
        guard let flight else { return }
        let areEnough = fingers.spread != nil || configuration.hold == .oneFinger || !flight.isTracking
        if areEnough {
            flight.follow(fingers, at: CACurrentMediaTime())
        } else {
            letGo(of: flight)
        }
    }

    /// Returns the view to its place, or opens the view's own screen if the scale is large enough.
    private func letGo(of flight: Flight) {
        guard let threshold = configuration.openingScale, flight.isTracking, flight.pose.scale >= threshold else { return end() }
        flight.wait(at: CACurrentMediaTime())
        let opens = delegate?.pinchZoomInteractionOpen(self) ?? false
        // The delegate may have begun a transition that has already taken over the flight. The zoom has then ended.
        guard self.flight === flight else { return }
        guard opens else { return end() }
        recognition.dropFingers()
        flight.watchForTransition()
    }
}

extension ActiveZoom {
    /// Whether the view returns to its place when no finger holds it.
    fileprivate var dependsOnFingers: Bool {
        flight.isTracking || (!flight.isReturning && !flight.isWaiting && cause == .fingers)
    }
}
