import UIKit

/// A window that records the touches it gets, and hands them on as every window does.
///
/// It records from its first touch on. Each landing gets the next number, from 1; fingers that land in the same event are numbered from left
/// to right. Times count from the first event. Points are the window's, which fills the screen.
final class TouchRecordingWindow: UIWindow {
    /// How the app was when the first finger came; what a recording says of it.
    var appStart = TouchRecording.Start()
    private var events: [TouchRecording.Event] = []
    private var start: TimeInterval?
    private var fingerCount = 0
    /// The fingers that are down and where they were last. UIKit keeps a touch's object while its finger is down.
    private var fingers: [ObjectIdentifier: (number: Int, point: CGPoint)] = [:]

    override func sendEvent(_ event: UIEvent) {
        record(event)
        super.sendEvent(event)
    }

    /// Ends the recording and hands it over; the next landing starts another.
    ///
    /// Fingers that are still down are cancelled, at the time of the last event. Without any touch, the recording has no events.
    func stopRecording(name: String = "recording", note: String = "") -> TouchRecording {
        let time = events.last?.time ?? 0
        for finger in fingers.values.sorted(by: { $0.number < $1.number }) {
            events.append(TouchRecording.Event(time: time, finger: finger.number, phase: .cancelled, at: finger.point))
        }
        let screen = TouchRecording.Screen(size: bounds.size, scale: traitCollection.displayScale)
        let recording = TouchRecording(screen: screen, name: name, note: note, start: appStart, events: events)
        events = []
        start = nil
        fingerCount = 0
        fingers = [:]
        return recording
    }

    private func record(_ event: UIEvent) {
        guard event.type == .touches, let touches = event.touches(for: self) else { return }
        number(touches.filter { $0.phase == .began })
        let known = touches.compactMap { touch in fingers[ObjectIdentifier(touch)].map { (touch, $0.number) } }
        for (touch, number) in known.sorted(by: { $0.1 < $1.1 }) {
            guard let phase = TouchRecording.Phase(touch.phase) else { continue }
            let start = start ?? event.timestamp
            self.start = start
            // A finger that keeps moving past the edge of the window is recorded at the edge.
            let point = TouchRecording.Screen(size: bounds.size).clamp(touch.location(in: self))
            events.append(TouchRecording.Event(time: event.timestamp - start, finger: number, phase: phase, at: point))
            let isDown = phase == .began || phase == .moved
            fingers[ObjectIdentifier(touch)] = isDown ? (number, point) : nil
        }
    }

    private func number(_ landed: Set<UITouch>) {
        let places = landed.map { (id: ObjectIdentifier($0), point: $0.location(in: self)) }
        for place in places.sorted(by: { ($0.point.x, $0.point.y) < ($1.point.x, $1.point.y) }) {
            fingerCount += 1
            fingers[place.id] = (fingerCount, place.point)
        }
    }
}

extension TouchRecording.Phase {
    /// What a touch does in an event; nil for a finger that rests.
    fileprivate init?(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        default: return nil
        }
    }
}
