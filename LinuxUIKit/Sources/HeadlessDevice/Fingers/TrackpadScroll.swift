import UIKit

/// Fingers that scroll on a trackpad.
@MainActor public final class TrackpadScroll: TrackpadFingers {
    init(at location: CGPoint, device: HeadlessDevice) {
        super.init(at: location, event: device.platform.trackpadScrollBegan(at: location), device: device)
    }

    /// Moves the fingers. Content under the pointer moves by a vector, in points.
    public func scroll(by vector: CGVector) {
        precondition(vector.dx.isFinite && vector.dy.isFinite, "fingers cannot move by \(vector)")
        requireDown()
        device.platform.trackpadScrollChanged(event, by: vector)
    }

    /// Moves the fingers in a straight line at an even speed, with an event a frame.
    public func glide(by vector: CGVector, duration: TimeInterval = 0.25) {
        let steps = max(1, Int((duration * Double(device.configuration.framesPerSecond)).rounded()))
        for _ in 0..<steps {
            device.advance(by: duration / Double(steps))
            scroll(by: CGVector(dx: vector.dx / CGFloat(steps), dy: vector.dy / CGFloat(steps)))
        }
    }
}

extension HeadlessDevice {
    /// The distance that content moves for a notch of the wheel, in points. Apple publishes no number.
    public static let distancePerNotch: CGFloat = 40

    /// Puts two fingers on a trackpad for scrolling while the pointer is at a point of the screen.
    public func beginTrackpadScroll(at point: CGPoint) -> TrackpadScroll {
        requireSwitchedOn()
        return TrackpadScroll(at: point, device: self)
    }

    /// Turns a mouse's wheel by notches while the pointer is at a point of the screen. Positive notches move content to the right and down.
    public func turnWheel(byNotches notches: CGVector, at point: CGPoint) {
        requireSwitchedOn()
        let distance = HeadlessDevice.distancePerNotch
        platform.wheelTurned(by: CGVector(dx: notches.dx * distance, dy: notches.dy * distance), at: point)
    }

    /// Moves a pointer to a point of the screen.
    public func movePointer(to point: CGPoint) {
        requireSwitchedOn()
        precondition(point.x.isFinite && point.y.isFinite, "a pointer cannot be at \(point)")
        platform.pointerMoved(to: point)
    }
}
