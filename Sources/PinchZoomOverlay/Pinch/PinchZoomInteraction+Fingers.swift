#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PinchZoomInteraction {
    /// Lifts, moves or releases the view after an event of the fingers.
    func fingersDid(_ event: PinchRecognition.Event) {
        switch event {
        case .began(let fingers):
            lift()
            if let fingers { follow(fingers) }
        case .changed(let fingers):
            // The photo may have arrived since the fingers have begun to spread.
            if zoom == nil, expectsPhoto, mayBegin(at: fingers.centroid) { lift() }
            follow(fingers)
        case .lifted:
            if let zoom, zoom.dependsOnFingers { letGo(of: zoom.flight) }
        case .cancelled:
            // The interaction also cancels its own recognizers, for example while the view waits for a transition. Without the condition,
            // the waiting view would return to its place.
            if let zoom, zoom.dependsOnFingers { end() }
        }
    }

    private func lift() {
        guard !expectsPhoto || targetView.map(Lift.canLift) ?? false else { return }
        expectsPhoto = false
        // The other gestures end first. Otherwise, the last movement of a sheet or a row would move the place under the lifted view.
        if let targetView { recognition.stopOtherGestures(around: targetView) }
        if zoom == nil || willLiftAnother { beginZoom() }
    }

    private func follow(_ fingers: Fingers) {
        // There is no flight if there was nothing to lift, or if the delegate has ended the zoom.
        guard let flight else { return }
        if flight.isReturning, !flight.hasLanded { lockScrollingAgain() }
        guard self.flight === flight else { return }
        flight.follow(fingers, at: CACurrentMediaTime())
    }

    /// Opens the view's own screen, leaves the view up, or returns it to its place, depending on the scale.
    private func letGo(of flight: Flight) {
        if let scale = configuration.openingScale, flight.isTracking, flight.pose.scale >= scale, open(from: flight) { return }
        guard self.flight === flight else { return }
        if let scale = configuration.stayingScale, flight.isTracking || flight.isWaiting, flight.pose.scale >= scale {
            flight.stay(at: CACurrentMediaTime())
            keepUp()
        } else {
            end()
        }
    }

    /// Asks the delegate to open the view's own screen. Returns whether the delegate opens the screen.
    private func open(from flight: Flight) -> Bool {
        flight.wait(at: CACurrentMediaTime())
        let opens = delegate?.pinchZoomInteractionOpen(self) ?? false
        // The delegate may have begun a transition that has already taken over the flight. The zoom has then ended.
        guard opens, self.flight === flight else { return false }
        recognition.dropFingers()
        flight.watchForTransition()
        if flight.isCovered { tearDown() }
        return true
    }
}

extension ActiveZoom {
    /// Whether the view returns to its place when no finger holds it.
    fileprivate var dependsOnFingers: Bool {
        flight.isTracking || (!flight.isReturning && !flight.isWaiting && !staysUp)
    }
}
#endif
