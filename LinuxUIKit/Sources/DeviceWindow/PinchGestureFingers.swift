import UIKit

/// Turns a pinch on a touchpad into two fingers about the pointer. The X server reports the pinch as a scale and an angle.
public struct PinchGestureFingers: Sendable {
    /// The distance between the fingers when they land, in points.
    public static let spread: CGFloat = 120

    private struct Pinch {
        var center: CGPoint
        var scale: CGFloat = 1
        var angle: CGFloat = 0
    }

    private var screenSize: CGSize
    private var pinch: Pinch?

    /// Creates a pinch without fingers, on a screen of a size in points.
    public init(screenSize: CGSize) {
        self.screenSize = screenSize
    }

    /// The places of the two fingers.
    public var dots: [CGPoint] {
        pinch.map { places($0).map(\.point) } ?? []
    }

    /// Begins a pinch with the pointer at a point. A point outside the screen has no effect.
    public mutating func begin(at point: CGPoint) -> [FingerCommand] {
        guard pinch == nil, screenSize.contains(point) else { return [] }
        let pinch = Pinch(center: point)
        self.pinch = pinch
        return [.land(places(pinch))]
    }

    /// Moves the fingers.
    ///
    /// - Parameters:
    ///   - vector: The movement of the fingers' center since the last event, in points.
    ///   - scale: The fingers' distance in relation to the distance when they landed.
    ///   - angle: The rotation of the fingers since the last event, clockwise, in degrees.
    public mutating func change(movedBy vector: CGVector, scale: CGFloat, turnedBy angle: CGFloat) -> [FingerCommand] {
        guard var pinch else { return [] }
        pinch.center = CGPoint(x: pinch.center.x + vector.dx, y: pinch.center.y + vector.dy)
        pinch.scale = scale
        pinch.angle += angle * .pi / 180
        self.pinch = pinch
        return [.move(places(pinch))]
    }

    /// Ends the pinch, or cancels its touches.
    public mutating func end(isCancelled: Bool = false) -> [FingerCommand] {
        guard pinch != nil else { return [] }
        pinch = nil
        return isCancelled ? [.cancel([.pinch(0), .pinch(1)])] : [.lift([.pinch(0), .pinch(1)])]
    }

    /// Takes a new size of the screen after the phone was turned. The pinch ends.
    public mutating func screenChanged(to size: CGSize) -> [FingerCommand] {
        guard size != screenSize else { return [] }
        screenSize = size
        return end()
    }

    private func places(_ pinch: Pinch) -> [FingerPlace] {
        let arm = Self.spread / 2 * pinch.scale
        let (dx, dy) = (cos(pinch.angle) * arm, sin(pinch.angle) * arm)
        return [
            FingerPlace(.pinch(0), at: screenSize.clamp(CGPoint(x: pinch.center.x - dx, y: pinch.center.y - dy))),
            FingerPlace(.pinch(1), at: screenSize.clamp(CGPoint(x: pinch.center.x + dx, y: pinch.center.y + dy))),
        ]
    }
}
