import UIKit

/// A window that can record its touches and UIKit's answers.
///
/// Each landing gets the next number, starting at 1; fingers that land in the same event are numbered from left to right. Times are
/// relative to the first event. Points are in the window's coordinates, and the window fills the screen. Fingers that were already down are
/// not recorded.
package final class TouchRecordingWindow: UIWindow {
    /// The state of the app when the recording started.
    private var appStart = TouchRecording.Start()
    private var events: [TouchRecording.Event] = []
    private var start: TimeInterval?
    private var fingerCount = 0
    /// The time of the last landing, in seconds from the first event.
    private var lastLanding: TimeInterval?
    /// The time at which the recording ends when it is stopped, or `nil` to end at the last event.
    private var end: TimeInterval?
    /// The numbers and last positions of the fingers that are down. UIKit uses the same touch object while a finger is down.
    private var fingers: [ObjectIdentifier: (number: Int, point: CGPoint)] = [:]
    /// The recorder of UIKit's answers, or `nil` while nothing is recorded.
    private(set) var answerRecorder: AnswerRecorder?

    package var isRecording: Bool { answerRecorder != nil }

    package override func sendEvent(_ event: UIEvent) {
        guard let answerRecorder, event.type == .touches, let touches = event.touches(for: self) else { return super.sendEvent(event) }
        record(touches, at: event.timestamp)
        guard start != nil else { return super.sendEvent(event) }
        answerRecorder.watch(touches, at: event.timestamp) { super.sendEvent(event) }
    }

    /// Starts a recording at the next landing. A recording that was running is discarded.
    ///
    /// - Parameter appStart: The current state of the app.
    package func startRecording(as appStart: TouchRecording.Start = TouchRecording.Start()) {
        reset()
        self.appStart = appStart
        answerRecorder = AnswerRecorder(in: self)
    }

    /// Sets the end of the recording to the last landing. When the recording is stopped, this touch and everything after it are left out.
    package func markEnd() {
        end = lastLanding
    }

    /// Removes the end that ``markEnd()`` has set.
    package func clearEnd() {
        end = nil
    }

    /// Stops the recording and returns it.
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
            // A finger that moves past the window's edge is recorded at the edge.
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
    /// Converts the phase of a touch. Returns nil for a finger that rests.
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
