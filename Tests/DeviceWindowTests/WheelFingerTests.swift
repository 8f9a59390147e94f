import DeviceWindow
import Testing
import UIKit

@Suite("A wheel makes a finger that drags", .timeLimit(.minutes(20))) struct WheelFingerTests {
    private let size = CGSize(width: 400, height: 800)
    private let frame = 1.0 / 60

    @Test("It lands at the pointer, goes as far as the wheel turns, in small steps, and lifts 120 ms after the last tick")
    func drag() {
        var wheel = WheelFinger(screenSize: size)
        #expect(wheel.advance(by: frame) == [])
        #expect(wheel.turn(byTicks: CGVector(dx: 0, dy: -1), at: CGPoint(x: 200, y: 400)) == [.land([.wheel(200, 400)])])
        let commands = (1...8).map { _ in wheel.advance(by: frame) }
        let places = commands.dropLast().flatMap { $0 }.compactMap { command -> CGFloat? in
            guard case .move(let places) = command else { return nil }
            return places[0].point.y
        }
        #expect(places.count == 2)
        #expect(abs(places.last! - 360) < 1e-9)
        #expect(commands[6] == [], "7 frames are 117 ms")
        #expect(commands[7] == [.lift([.wheel])], "8 frames are 133 ms")
        #expect(wheel.advance(by: frame) == [])
    }

    @Test("A tick in time keeps it down")
    func keepsDown() {
        var wheel = WheelFinger(screenSize: size)
        _ = wheel.turn(byTicks: CGVector(dx: 0, dy: -1), at: CGPoint(x: 200, y: 400))
        for _ in 0..<7 { _ = wheel.advance(by: frame) }
        #expect(wheel.turn(byTicks: CGVector(dx: 1, dy: 0), at: CGPoint(x: 200, y: 400)) == [])
        let commands = (0..<7).flatMap { _ in wheel.advance(by: frame) }
        #expect(commands.count == 2)
        #expect(wheel.advance(by: frame) == [.lift([.wheel])])
    }

    @Test("At the screen's edge it takes a new hold, and goes on")
    func newHold() {
        var wheel = WheelFinger(screenSize: size)
        #expect(wheel.turn(byTicks: CGVector(dx: 0, dy: -5), at: CGPoint(x: 200, y: 130)) == [.land([.wheel(200, 130)])])
        let commands = (0..<8).flatMap { _ in wheel.advance(by: frame) }
        #expect(commands.filter { $0 == .land([.wheel(200, 130)]) }.count == 1)
        #expect(commands.filter { $0 == .lift([.wheel]) }.count == 1)
        for case .move(let places) in commands { #expect(places[0].point.y >= 0) }
    }

    @Test("Near an edge it lands where it has room")
    func room() {
        var wheel = WheelFinger(screenSize: size)
        #expect(wheel.turn(byTicks: CGVector(dx: 0, dy: -1), at: CGPoint(x: 200, y: 10)) == [.land([.wheel(200, 120)])])
        _ = wheel.lift()
        #expect(wheel.turn(byTicks: CGVector(dx: 0, dy: 1), at: CGPoint(x: 200, y: 790)) == [.land([.wheel(200, 680)])])
    }

    @Test("Beside the screen a wheel does nothing, and a turn of the phone lifts the finger")
    func beside() {
        var wheel = WheelFinger(screenSize: size)
        #expect(wheel.turn(byTicks: CGVector(dx: 0, dy: -1), at: CGPoint(x: 200, y: 810)) == [])
        _ = wheel.turn(byTicks: CGVector(dx: 0, dy: -1), at: CGPoint(x: 200, y: 400))
        #expect(wheel.screenChanged(to: size) == [])
        #expect(wheel.screenChanged(to: CGSize(width: 800, height: 400)) == [.lift([.wheel])])
    }
}

@Suite("A pinch on a touchpad makes two fingers", .timeLimit(.minutes(20))) struct PinchGestureFingersTests {
    private let size = CGSize(width: 400, height: 800)

    @Test("They land about the pointer and follow the scale, the angle and the centre")
    func follow() {
        var pinch = PinchGestureFingers(screenSize: size)
        #expect(pinch.begin(at: CGPoint(x: 200, y: 400)) == [.land([.pinch(0, 140, 400), .pinch(1, 260, 400)])])
        #expect(pinch.change(movedBy: .zero, scale: 2, turnedBy: 0) == [.move([.pinch(0, 80, 400), .pinch(1, 320, 400)])])
        _ = pinch.change(movedBy: CGVector(dx: 10, dy: 20), scale: 1, turnedBy: 45)
        let commands = pinch.change(movedBy: .zero, scale: 1, turnedBy: 45)
        guard case .move(let places) = commands.first else {
            Issue.record("no move: \(commands)")
            return
        }
        // A quarter turn clockwise: the right finger is below.
        #expect(abs(places[1].point.x - 210) < 1e-9 && abs(places[1].point.y - 480) < 1e-9)
        #expect(pinch.dots == places.map(\.point))
        #expect(pinch.end() == [.lift([.pinch(0), .pinch(1)])])
        #expect(pinch.dots == [])
        #expect(pinch.end() == [])
    }

    @Test("They stay on the screen; a pinch that begins beside it is none; one that is taken away is cancelled")
    func edges() {
        var pinch = PinchGestureFingers(screenSize: size)
        #expect(pinch.begin(at: CGPoint(x: 200, y: 900)) == [])
        #expect(pinch.change(movedBy: .zero, scale: 2, turnedBy: 0) == [])
        _ = pinch.begin(at: CGPoint(x: 200, y: 400))
        #expect(pinch.change(movedBy: .zero, scale: 9, turnedBy: 0) == [.move([.pinch(0, 0, 400), .pinch(1, 399.5, 400)])])
        #expect(pinch.end(isCancelled: true) == [.cancel([.pinch(0), .pinch(1)])])
    }
}
