import UIKit

@testable import PinchDemo
@testable import TouchRecorder

/// Fingers that move in straight lines, as a touch screen of 120 Hz reports them.
struct ScriptedFingers {
    private var events: [TouchRecording.Event] = []
    private var count = 0
    private let screen: TouchRecording.Screen

    init(_ screen: TouchRecording.Screen = TouchRecording.Screen(width: 390, height: 844)) {
        self.screen = screen
    }

    /// Moves several fingers that land together at a time and lift together. Each finger moves from its first point to the next ones, one
    /// leg after the other.
    mutating func move(_ ways: [[CGPoint]], at start: TimeInterval, each leg: TimeInterval) {
        let legs = (ways.map(\.count).max() ?? 1) - 1
        let steps = Int((leg * 120).rounded())
        for step in 0...(legs * steps) {
            for (index, way) in ways.enumerated() {
                let (number, part) = (step / steps, CGFloat(step % steps) / CGFloat(steps))
                let (from, to) = (way[min(number, way.count - 1)], way[min(number + 1, way.count - 1)])
                let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                let phase: TouchRecording.Phase = step == 0 ? .began : step == legs * steps ? .ended : .moved
                events.append(
                    TouchRecording.Event(time: start + Double(step) / 120, finger: count + index + 1, phase: phase, at: point)
                )
            }
        }
        count += ways.count
    }

    /// Returns the recording of all movements, ordered by time.
    func recording(named name: String, start: TouchRecording.Start = TouchRecording.Start()) -> TouchRecording {
        let ordered = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        return TouchRecording(screen: screen, name: name, note: "", start: start, events: ordered)
    }
}

extension TouchRecording {
    /// Two fingers spread the feed's first photo and lift. Then a finger drags the feed, and a second one lands and spreads the photo. Then
    /// a flick scrolls the feed, and a finger stops it and drags it. Finally a finger moves first across and then down.
    static let feedGestures: TouchRecording = {
        var fingers = ScriptedFingers()
        fingers.move(
            [
                [CGPoint(x: 170, y: 300), CGPoint(x: 130, y: 280), CGPoint(x: 100, y: 290)],
                [CGPoint(x: 220, y: 300), CGPoint(x: 270, y: 330), CGPoint(x: 310, y: 320)],
            ],
            at: 0,
            each: 0.15
        )
        fingers.move([[CGPoint(x: 225, y: 420), CGPoint(x: 225, y: 380), CGPoint(x: 310, y: 380)]], at: 1.1, each: 0.2)
        fingers.move([[CGPoint(x: 165, y: 370), CGPoint(x: 80, y: 360)]], at: 1.32, each: 0.2)
        fingers.move([[CGPoint(x: 200, y: 620), CGPoint(x: 203, y: 480)]], at: 2.3, each: 0.1)
        fingers.move([[CGPoint(x: 200, y: 400), CGPoint(x: 202, y: 406), CGPoint(x: 202, y: 440)]], at: 2.6, each: 0.1)
        fingers.move([[CGPoint(x: 150, y: 400), CGPoint(x: 175, y: 402), CGPoint(x: 178, y: 460)]], at: 3.1, each: 0.1)
        return fingers.recording(named: "feed-gestures")
    }()

    /// Two fingers spread the feed's first photo, and lift.
    static let pinch: TouchRecording = {
        var fingers = ScriptedFingers()
        fingers.move(
            [[CGPoint(x: 170, y: 300), CGPoint(x: 110, y: 280)], [CGPoint(x: 220, y: 300), CGPoint(x: 290, y: 330)]],
            at: 0,
            each: 0.2
        )
        return fingers.recording(named: "pinch")
    }()

    /// A finger drags the feed up slowly, and lifts.
    static let scroll: TouchRecording = {
        var fingers = ScriptedFingers()
        fingers.move([[CGPoint(x: 200, y: 620), CGPoint(x: 203, y: 540)]], at: 0, each: 0.2)
        return fingers.recording(named: "scroll")
    }()
}
