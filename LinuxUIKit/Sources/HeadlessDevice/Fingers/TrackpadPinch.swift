import UIKit

/// Two fingers that pinch on a trackpad.
@MainActor public final class TrackpadPinch: TrackpadFingers {
    /// The fingers' distance in relation to the distance at the beginning.
    public private(set) var scale: CGFloat = 1

    init(at location: CGPoint, device: HeadlessDevice) {
        super.init(at: location, event: device.platform.trackpadPinchBegan(at: location), device: device)
    }

    /// Moves the fingers apart or together.
    public func change(scale: CGFloat) {
        precondition(scale.isFinite && scale > 0, "fingers cannot be at \(scale) of their distance")
        requireDown()
        self.scale = scale
        device.platform.trackpadPinchChanged(event, scale: scale)
    }
}

extension HeadlessDevice {
    /// Puts two fingers on a trackpad while the pointer is at a point of the screen.
    public func touchTrackpad(at point: CGPoint) -> TrackpadPinch {
        requireSwitchedOn()
        return TrackpadPinch(at: point, device: self)
    }

    /// Puts two fingers on a trackpad, and moves them apart or together at an even speed, with an event a frame. The fingers stay down.
    ///
    /// - Parameters:
    ///   - point: The pointer's place on the screen, in points.
    ///   - scale: The factor by which the fingers' distance grows.
    ///   - duration: The duration, in seconds.
    public func trackpadPinch(at point: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3) -> TrackpadPinch {
        let pinch = touchTrackpad(at: point)
        let steps = max(1, Int((duration * Double(configuration.framesPerSecond)).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            pinch.change(scale: 1 + (scale - 1) * CGFloat(step) / CGFloat(steps))
        }
        return pinch
    }
}
