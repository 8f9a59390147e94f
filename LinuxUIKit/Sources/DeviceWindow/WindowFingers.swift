import UIKit

/// Turns all events of a window into fingers.
struct WindowFingers {
    private var screenSize: CGSize
    /// The window's pixels for a point.
    private let zoom: CGFloat
    private var pointer: PointerFingers
    private var wheel: WheelFinger
    private var pinch: PinchGestureFingers

    init(screenSize: CGSize, zoom: CGFloat) {
        self.screenSize = screenSize
        self.zoom = zoom
        pointer = PointerFingers(screenSize: screenSize)
        wheel = WheelFinger(screenSize: screenSize)
        pinch = PinchGestureFingers(screenSize: screenSize)
    }

    /// The places of the dots to draw, in points.
    var dots: [CGPoint] { pointer.dots + pinch.dots }

    /// The hint about the pointer's two fingers, or `nil` if Alt is up.
    var hint: FingerHint? { pointer.hint }

    /// Whether the fingers at the dots are down.
    var isPressed: Bool { pointer.isPressed || !pinch.dots.isEmpty }

    /// Handles an event. Returns the resulting commands for the fingers, in order.
    mutating func handle(_ event: WindowEvent) -> [FingerCommand] {
        switch event {
        case .pointerMoved(let point, let modifiers):
            take(modifiers) + pointer.handle(.moved(screenPoint(point)))
        case .buttonPressed(.left, let point, let modifiers):
            wheel.lift() + take(modifiers) + pointer.handle(.pressed(screenPoint(point)))
        case .buttonReleased(.left, let point, let modifiers):
            take(modifiers) + pointer.handle(.released(screenPoint(point)))
        case .buttonPressed(.wheel(let ticks), let point, let modifiers):
            // Without Alt or Control, the phone gets the wheel's ticks itself.
            pointer.isPressed || !modifiers.alt ? [] : wheel.turn(byTicks: ticks, at: screenPoint(point))
        case .pointerLeft:
            pointer.handle(.left)
        case .modifiersChanged(let modifiers):
            take(modifiers)
        case .inputLost:
            pointer.handle(.inputLost) + wheel.lift()
        case .touch(let phase, let id, let point):
            touch(phase, .touch(id), screenPoint(point))
        case .pinchBegan(let point):
            wheel.lift() + pinch.begin(at: screenPoint(point))
        case .pinchChanged(let vector, let scale, let angle):
            pinch.change(movedBy: CGVector(dx: vector.dx / zoom, dy: vector.dy / zoom), scale: scale, turnedBy: angle)
        case .pinchEnded(let isCancelled):
            pinch.end(isCancelled: isCancelled)
        case .buttonPressed(.other, _, _), .buttonPressed(.right, _, _), .buttonReleased, .keyPressed, .exposed, .closeRequested:
            []
        }
    }

    /// Lets time pass on the phone. Fingers that move by themselves move a step.
    mutating func advance(by duration: TimeInterval) -> [FingerCommand] {
        wheel.advance(by: duration)
    }

    /// Takes a new size of the screen after the phone was turned.
    mutating func screenChanged(to size: CGSize) -> [FingerCommand] {
        screenSize = size
        return pointer.handle(.screenChanged(size)) + wheel.screenChanged(to: size) + pinch.screenChanged(to: size)
    }

    private mutating func take(_ modifiers: WindowEvent.Modifiers) -> [FingerCommand] {
        pointer.handle(.altChanged(modifiers.alt)) + pointer.handle(.shiftChanged(modifiers.shift))
    }

    /// Returns the commands for a touch. A touch that lands outside the screen puts no finger down, so its later commands are ignored.
    private func touch(_ phase: WindowEvent.TouchPhase, _ finger: FingerName, _ point: CGPoint) -> [FingerCommand] {
        let place = FingerPlace(finger, at: screenSize.clamp(point))
        switch phase {
        case .began: return screenSize.contains(point) ? [.land([place])] : []
        case .moved: return [.move([place])]
        case .ended: return [.move([place]), .lift([finger])]
        }
    }

    private func screenPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x / zoom, y: point.y / zoom)
    }
}
