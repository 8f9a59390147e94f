import UIKit

/// Turns a pinch on a touchpad, which the X server tells as a scale and an angle, into two fingers about the pointer.
public struct PinchGestureFingers: Sendable {
    /// How far apart the fingers land, in points.
    public static let spread: CGFloat = 120

    private struct Pinch {
        var center: CGPoint
        var scale: CGFloat = 1
        var angle: CGFloat = 0
    }

    private var screenSize: CGSize
    private var pinch: Pinch?

    /// No finger on a screen of a size, in points.
    public init(screenSize: CGSize) {
        self.screenSize = screenSize
    }

    /// Where the two fingers are.
    public var dots: [CGPoint] {
        pinch.map { places($0).map(\.point) } ?? []
    }

    /// A pinch begins with the pointer at a point. Beside the screen nothing comes of it.
    public mutating func begin(at point: CGPoint) -> [FingerCommand] {
        guard pinch == nil, screenSize.contains(point) else { return [] }
        let pinch = Pinch(center: point)
        self.pinch = pinch
        return [.land(places(pinch))]
    }

    /// The fingers have moved.
    ///
    /// - Parameters:
    ///   - vector: how far their centre has gone since the last event, in points.
    ///   - scale: how many times as far apart they are as when they landed.
    ///   - angle: how far they have turned since the last event, clockwise, in degrees.
    public mutating func change(movedBy vector: CGVector, scale: CGFloat, turnedBy angle: CGFloat) -> [FingerCommand] {
        guard var pinch else { return [] }
        pinch.center = CGPoint(x: pinch.center.x + vector.dx, y: pinch.center.y + vector.dy)
        pinch.scale = scale
        pinch.angle += angle * .pi / 180
        self.pinch = pinch
        return [.move(places(pinch))]
    }

    /// The pinch ends, or the system takes it away.
    public mutating func end(isCancelled: Bool = false) -> [FingerCommand] {
        guard pinch != nil else { return [] }
        pinch = nil
        return isCancelled ? [.cancel([.pinch(0), .pinch(1)])] : [.lift([.pinch(0), .pinch(1)])]
    }

    /// The screen has another size: the phone was turned. The pinch ends.
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
