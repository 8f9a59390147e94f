import UIKit

/// A window that records, while it is asked to, the touches it gets and what UIKit answers, and hands them on as every window does.
///
/// Each landing gets the next number, from 1; fingers that land in the same event are numbered from left to right. Times count from the
/// first event. Points are the window's, which fills the screen. Fingers that were down before are no part of it.
package final class TouchRecordingWindow: UIWindow {
    /// How the app was when the recording was started; what a recording says of it.
    private var appStart = TouchRecording.Start()
    private var events: [TouchRecording.Event] = []
    private var start: TimeInterval?
    private var fingerCount = 0
    /// When a finger has landed last, in seconds from the first event.
    private var lastLanding: TimeInterval?
    /// Where it ends whenever it is stopped, if that is to be earlier.
    private var end: TimeInterval?
    /// The fingers that are down and where they were last. UIKit keeps a touch's object while its finger is down.
    private var fingers: [ObjectIdentifier: (number: Int, point: CGPoint)] = [:]
    /// Notes what UIKit answers; nil while nothing is recorded.
    private(set) var answerRecorder: AnswerRecorder?

    /// Whether it records.
    package var isRecording: Bool { answerRecorder != nil }

    package override func sendEvent(_ event: UIEvent) {
        guard let answerRecorder, event.type == .touches, let touches = event.touches(for: self) else { return super.sendEvent(event) }
        record(touches, at: event.timestamp)
        guard start != nil else { return super.sendEvent(event) }
        answerRecorder.watch(touches, at: event.timestamp) { super.sendEvent(event) }
    }

    /// Records from the next landing on. What was recorded before is gone.
    ///
    /// - Parameter appStart: how the app is.
    package func startRecording(as appStart: TouchRecording.Start = TouchRecording.Start()) {
        reset()
        self.appStart = appStart
        answerRecorder = AnswerRecorder(in: self)
    }

    /// Makes the recording end where the finger landed that did so last, with what comes after it left out, when it is stopped.
    package func markEnd() {
        end = lastLanding
    }

    /// Lets the recording go on.
    package func clearEnd() {
        end = nil
    }

    /// Ends the recording and hands it over.
    ///
    /// Fingers that are still down are cancelled, at the time of the last event. Without any touch, the recording has no events.
    package func stopRecording(name: String = "recording", note: String = "") -> TouchRecording {
        let time = events.last?.time ?? 0
        for finger in fingers.values.sorted(by: { $0.number < $1.number }) {
            events.append(TouchRecording.Event(time: time, finger: finger.number, phase: .cancelled, at: finger.point))
        }
        var recording = TouchRecording(
            screen: TouchRecording.Screen(size: bounds.size, scale: traitCollection.displayScale),
            name: name,
            note: note,
            start: appStart,
            events: events,
            device: TouchRecording.Device(showing: self),
            answers: answerRecorder?.answers ?? []
        )
        if let end { recording.end(before: end) }
        reset()
        return recording
    }

    private func reset() {
        answerRecorder?.end()
        answerRecorder = nil
        events = []
        start = nil
        end = nil
        lastLanding = nil
        fingerCount = 0
        fingers = [:]
    }

    private func record(_ touches: Set<UITouch>, at time: TimeInterval) {
        number(touches.filter { $0.phase == .began })
        let known = touches.compactMap { touch in fingers[ObjectIdentifier(touch)].map { (touch, $0.number) } }
        for (touch, number) in known.sorted(by: { $0.1 < $1.1 }) {
            guard let phase = TouchRecording.Phase(touch.phase) else { continue }
            let start = start ?? time
            self.start = start
            // A finger that keeps moving past the edge of the window is recorded at the edge.
            let point = TouchRecording.Screen(size: bounds.size).clamp(touch.location(in: self))
            let event = TouchRecording.Event(time: time - start, finger: number, phase: phase, at: point)
            events.append(event)
            if phase == .began { lastLanding = event.time }
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
