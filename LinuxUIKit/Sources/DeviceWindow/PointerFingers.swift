import UIKit

/// Turns the events of a mouse into one or two fingers, as Apple's simulator does.
///
/// The left button is a finger. With Alt there are two fingers, mirrored about the screen's center; with Alt and Shift, both move together.
/// Each event returns commands for fingers. All points are on the phone's screen, in points.
public struct PointerFingers: Sendable {
    /// An event of the mouse, the keyboard or the window.
    public enum Event: Equatable, Sendable {
        /// The pointer has moved to a point, which may lie beside the screen.
        case moved(CGPoint)
        /// The left button has gone down at a point. A point outside the screen has no effect.
        case pressed(CGPoint)
        /// The left button has come up at a point.
        case released(CGPoint)
        /// Alt has gone down or up.
        case altChanged(Bool)
        /// Shift has gone down or up.
        case shiftChanged(Bool)
        /// The pointer has left the window.
        case left
        /// The window no longer gets events of the mouse and the keyboard. All fingers lift.
        case inputLost
        /// The screen has another size, because the phone was turned.
        case screenChanged(CGSize)
    }

    /// The rules by which the second finger follows the first.
    private enum Mirroring: Equatable {
        /// There is no second finger.
        case off
        /// The second finger mirrors the first about a center.
        case about(CGPoint)
        /// Both fingers keep their distance. The arm is the vector from their center to the first finger.
        case together(center: CGPoint, arm: CGVector)
    }

    private var screenSize: CGSize
    private var pointer = CGPoint.zero
    private var mirroring = Mirroring.off
    private var isShiftDown = false
    private var isOverScreen = false

    /// Whether the left button is down.
    public private(set) var isPressed = false

    /// The fingers that are down.
    private var landed: [FingerPlace] = []

    /// Creates a state without fingers, on a screen of a size.
    public init(screenSize: CGSize) {
        self.screenSize = screenSize
    }

    /// The places of the two fingers, or the places at which they would land. Empty unless Alt is down and the pointer is over the screen
    /// or holds fingers on it.
    public var dots: [CGPoint] {
        mirroring == .off || !(isOverScreen || isPressed) ? [] : points
    }

    /// The hint about the two fingers, or `nil` if there are no dots.
    var hint: FingerHint? {
        if dots.isEmpty { return nil }
        return if case .together = mirroring { .together } else { .mirrored }
    }

    /// Handles an event. Returns the resulting commands for the fingers, in order.
    public mutating func handle(_ event: Event) -> [FingerCommand] {
        switch event {
        case .moved(let point):
            moved(to: point)
            return update()
        case .pressed(let point):
            moved(to: point)
            isPressed = screenSize.contains(point)
            return update()
        case .released(let point):
            moved(to: point)
            let moves = update()
            isPressed = false
            return moves + update()
        case .altChanged(let isDown):
            guard isDown != (mirroring != .off) else { return [] }
            mirroring = isDown ? .about(CGPoint(x: screenSize.width / 2, y: screenSize.height / 2)) : .off
            if isDown && isShiftDown { keepDistance() }
            return update()
        case .shiftChanged(let isDown):
            guard isDown != isShiftDown else { return [] }
            isShiftDown = isDown
            if isDown {
                keepDistance()
            } else if case .together(let center, _) = mirroring {
                mirroring = .about(center)
            }
            return update()
        case .left:
            isOverScreen = false
            return []
        case .inputLost:
            isPressed = false
            isOverScreen = false
            isShiftDown = false
            mirroring = .off
            return update()
        case .screenChanged(let size):
            return screenChanged(to: size)
        }
    }

    private mutating func moved(to point: CGPoint) {
        isOverScreen = screenSize.contains(point)
        pointer = screenSize.clamp(point)
        if case .together(_, let arm) = mirroring {
            mirroring = .together(center: center(withArm: arm), arm: arm)
        }
    }

    /// From now on, moves both fingers together, from their current places. At the screen's edge the second finger isn't exactly the mirror
    /// image.
    private mutating func keepDistance() {
        guard case .about = mirroring else { return }
        let (first, second) = (points[0], points[1])
        let arm = CGVector(dx: (first.x - second.x) / 2, dy: (first.y - second.y) / 2)
        mirroring = .together(center: CGPoint(x: first.x - arm.dx, y: first.y - arm.dy), arm: arm)
    }

    /// Returns the center nearest to the pointer's wish that leaves both fingers on the screen.
    private func center(withArm arm: CGVector) -> CGPoint {
        func fit(_ wanted: CGFloat, _ arm: CGFloat, _ end: CGFloat) -> CGFloat { min(max(abs(arm), wanted), max(abs(arm), end - abs(arm))) }
        return CGPoint(
            x: fit(pointer.x - arm.dx, arm.dx, screenSize.width - 0.5),
            y: fit(pointer.y - arm.dy, arm.dy, screenSize.height - 0.5)
        )
    }

    /// Takes a new size of the screen. If Alt is down, the fingers are mirrored about the new center, and with Shift they keep their
    /// distance from there on.
    private mutating func screenChanged(to size: CGSize) -> [FingerCommand] {
        guard size != screenSize else { return [] }
        screenSize = size
        pointer = size.clamp(pointer)
        guard mirroring != .off else { return update() }
        mirroring = .about(CGPoint(x: size.width / 2, y: size.height / 2))
        if isShiftDown { keepDistance() }
        return update()
    }

    /// The places of the fingers, or the places at which they would land.
    private var points: [CGPoint] {
        switch mirroring {
        case .off:
            return [pointer]
        case .about(let center):
            return [pointer, screenSize.clamp(CGPoint(x: 2 * center.x - pointer.x, y: 2 * center.y - pointer.y))]
        case .together(let center, let arm):
            return [CGPoint(x: center.x + arm.dx, y: center.y + arm.dy), CGPoint(x: center.x - arm.dx, y: center.y - arm.dy)]
        }
    }

    /// Moves, lifts and lands fingers so that they match the state.
    private mutating func update() -> [FingerCommand] {
        let wanted = isPressed ? zip([FingerName.pointer, .mirror], points).map { FingerPlace($0, at: $1) } : []
        let moves = wanted.filter { place in landed.contains { $0.finger == place.finger && $0.point != place.point } }
        let lifts = landed.map(\.finger).filter { finger in !wanted.contains { $0.finger == finger } }
        let lands = wanted.filter { place in !landed.contains { $0.finger == place.finger } }
        landed = wanted
        var commands: [FingerCommand] = []
        if !moves.isEmpty { commands.append(.move(moves)) }
        if !lifts.isEmpty { commands.append(.lift(lifts)) }
        if !lands.isEmpty { commands.append(.land(lands)) }
        return commands
    }
}
