import UIKit

/// Fingers on a trackpad, from landing to lifting: recognizers get what they do as an event without touches.
@MainActor public class TrackpadFingers {
    /// Where the pointer is on the screen, in points.
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

    /// The system takes the fingers away, as it does for a call that comes in.
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
