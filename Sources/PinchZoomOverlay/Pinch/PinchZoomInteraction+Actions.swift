// Up to iOS 18's SDK the accessibility constants are variables in Swift's eyes, and so not safe to read.
@preconcurrency import UIKit

extension PinchZoomInteraction {
    /// Lifts the view without fingers, as VoiceOver's zoom action does: to the configuration's accessibility scale, about a point of the
    /// window, or its middle. It stays up until ``end()``, VoiceOver's escape or zoom-out gesture, or fingers that take hold of it and let go.
    ///
    /// - Returns: false, and nothing has changed, if it is up already, the delegate says no, or there is nothing to lift.
    @discardableResult public func zoomIn(at point: CGPoint? = nil) -> Bool {
        guard state == .idle, mayBegin else { return false }
        beginFlight()
        guard let flight else { return false }
        let scale = min(max(configuration.accessibilityZoomScale, configuration.minimumScale), configuration.maximumScale)
        let home = CGPoint(x: flight.homeFrame.midX, y: flight.homeFrame.midY)
        let point = point.flatMap { $0.isFinite ? $0 : nil } ?? home
        let shift = CGVector(dx: (1 - scale) * (point.x - home.x), dy: (1 - scale) * (point.y - home.y))
        isZoomedInByAction = true
        flight.zoom(to: PinchZoomPose(scale: scale, translation: shift), at: CACurrentMediaTime())
        UIAccessibility.post(notification: .announcement, argument: configuration.phrases.zoomedIn)
        return true
    }

    /// Lets go of the view: it springs back into its place. Nothing happens if it is there, or on its way.
    public func end() {
        guard let flight, !flight.isReturning else { return }
        flight.release(at: CACurrentMediaTime())
        dropFingers()
        guard self.flight === flight else { return }
        delegate?.pinchZoomInteraction(self, willEndAt: flight.homeFrame)
    }

    /// Puts the view back at once, without a flight. When it returns, nothing of the zoom is left; nothing happens if nothing was up.
    public func cancel() {
        tearDown()
    }

    /// Puts the view back at once, for what goes on from where it was: nil if there is nothing to go on with.
    func handOver() -> ZoomAnimation.Start? {
        let start = flight?.handOver(at: CACurrentMediaTime())
        tearDown()
        return start
    }
}
