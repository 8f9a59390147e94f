import UIKit

/// Fingers on a trackpad, from landing to lifting. Recognizers get their movements as an event without touches.
@MainActor public class TrackpadFingers {
    /// The pointer's place on the screen, in points.
    public let location: CGPoint

    /// Whether the fingers are on the trackpad.
    public private(set) var isDown = true

    let event: UIEvent
    let device: HeadlessDevice

    init(at location: CGPoint, event: UIEvent, device: HeadlessDevice) {
        self.location = location
        self.event = event
        self.device = device
    }

    /// Lifts the fingers.
    public func end() {
        requireDown()
        isDown = false
        device.platform.trackpadEnded(event)
    }

    /// Cancels the fingers, as the system does for an incoming call.
    public func cancel() {
        requireDown()
        isDown = false
        device.platform.trackpadCancelled(event)
    }

    func requireDown() {
        device.requireSwitchedOn()
        precondition(isDown, "the fingers have left the trackpad")
    }
}
