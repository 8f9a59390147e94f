import UIKit

/// Turns what a mouse does into one or two fingers, as Apple's simulator does.
///
/// The left button is a finger. With Alt there are two, mirrored about the screen's centre; with Alt and Shift both move together. Events
/// go in, commands for fingers come out; all points are on the phone's screen, in points.
public struct PointerFingers: Sendable {
    /// What the mouse and the keyboard do.
    public enum Event: Equatable, Sendable {
        /// The pointer has moved to a point, which may lie beside the screen.
        case moved(CGPoint)
        /// The left button has gone down at a point. Beside the screen nothing comes of it.
        case pressed(CGPoint)
        /// The left button has come up at a point.
        case released(CGPoint)
        /// Alt has gone down or up.
        case altChanged(Bool)
        /// Shift has gone down or up.
        case shiftChanged(Bool)
        /// The pointer has left the window.
        case left
        /// The window hears no more of the mouse and the keyboard: all fingers lift.
        case inputLost
        /// The screen has another size: the phone was turned.
        case screenChanged(CGSize)
    }

    /// How the second finger follows the first.
    private enum Mirroring: Equatable {
        /// There is none.
        case off
        /// It is the first one's image about a centre.
        case about(CGPoint)
        /// Both keep their distance; the arm goes from their centre to the first.
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

    /// No finger on a screen of a size.
    public init(screenSize: CGSize) {
        self.screenSize = screenSize
    }

    /// Where the two fingers are or would land: empty unless Alt is down and the pointer is over the screen or holds fingers on it.
    public var dots: [CGPoint] {
        mirroring == .off || !(isOverScreen || isPressed) ? [] : points
    }

    /// What there is to say of the two fingers, where there are any.
    var hint: FingerHint? {
        if dots.isEmpty { return nil }
        return if case .together = mirroring { .together } else { .mirrored }
    }

    /// Takes an event in. The result is what the fingers do because of it, in order.
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

    /// From now on both fingers move together: from where they are, which at the screen's edge is not quite the image.
    private mutating func keepDistance() {
        guard case .about = mirroring else { return }
        let (first, second) = (points[0], points[1])
        let arm = CGVector(dx: (first.x - second.x) / 2, dy: (first.y - second.y) / 2)
        mirroring = .together(center: CGPoint(x: first.x - arm.dx, y: first.y - arm.dy), arm: arm)
    }

    /// The centre nearest to where the pointer would have it, with both fingers on the screen.
    private func center(withArm arm: CGVector) -> CGPoint {
        func fit(_ wanted: CGFloat, _ arm: CGFloat, _ end: CGFloat) -> CGFloat { min(max(abs(arm), wanted), max(abs(arm), end - abs(arm))) }
        return CGPoint(
            x: fit(pointer.x - arm.dx, arm.dx, screenSize.width - 0.5),
            y: fit(pointer.y - arm.dy, arm.dy, screenSize.height - 0.5)
        )
    }

    /// Alt and Shift, if they are down, begin anew about the new centre.
    private mutating func screenChanged(to size: CGSize) -> [FingerCommand] {
        guard size != screenSize else { return [] }
        screenSize = size
        pointer = size.clamp(pointer)
        guard mirroring != .off else { return update() }
        mirroring = .about(CGPoint(x: size.width / 2, y: size.height / 2))
        if isShiftDown { keepDistance() }
        return update()
    }

    /// Where the fingers are or would be.
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

    /// Brings the fingers that are down to where they are to be.
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
