import HeadlessDevice
import TouchRecorder
import UIKit

/// Plays a recording, frame by frame.
@MainActor struct TouchPlayback {
    private let recording: TouchRecording
    private let device: HeadlessDevice
    private let start: TimeInterval
    private var rest: ArraySlice<TouchRecording.Event>
    private var fingers: [Int: Finger] = [:]
    private var frameCount = 0
    /// The time at which the phone must be at rest, or `nil` until all events have been delivered.
    private var limit: TimeInterval?

    /// - Throws: `TouchRecordingError` if the recording is not valid, `TouchPlayerError` if its screen has another size than the phone's.
    init(_ recording: TouchRecording, on device: HeadlessDevice) throws {
        try recording.validate()
        let size = UIScreen.main.bounds.size
        guard size == recording.screen.size else {
            throw TouchPlayerError.otherScreen(recording: recording.name, its: recording.screen.size, phone: size)
        }
        self.recording = recording
        self.device = device
        start = device.now
        rest = recording.events[...]
    }

    /// Delivers the events before the next frame, and shows the frame. Returns nil if all events are delivered and the phone is at rest.
    ///
    /// - Throws: `TouchPlayerError` if the phone does not come to rest. No finger stays down.
    mutating func nextFrame() throws -> TouchPlayer.Frame? {
        while let first = rest.first {
            // Times are rounded to millionths of a second, so an event can come just before its frame.
            guard nextFrameTime > start + first.time + 1e-6 else { return showFrame() }
            if device.now < start + first.time { device.advance(by: start + first.time - device.now) }
            deliverEvents(at: first)
        }
        guard let limit else {
            // Shows at least one frame after the last event, so that the event's effect is visible.
            limit = device.now + TouchPlayer.idleLimit
            return showFrame()
        }
        let work = device.workUnderWay
        guard !work.isEmpty else { return nil }
        guard device.now < limit else {
            cancelFingers()
            throw TouchPlayerError.restless(recording: recording.name, work: work)
        }
        return showFrame()
    }

    mutating func cancelFingers() {
        let down = fingers.sorted { $0.key < $1.key }.map(\.value)
        if !down.isEmpty { device.cancel(down) }
        fingers = [:]
    }

    // MARK: Time

    private mutating func showFrame() -> TouchPlayer.Frame {
        device.advanceFrames()
        frameCount += 1
        return TouchPlayer.Frame(number: frameCount, time: device.now - start, fingers: fingers.mapValues(\.location))
    }

    /// The time of the next frame. Frames come at whole multiples of their duration.
    private var nextFrameTime: TimeInterval {
        let frame = 1 / Double(device.configuration.framesPerSecond)
        return ((device.now / frame + 1e-6).rounded(.down) + 1) * frame
    }

    // MARK: Fingers

    private mutating func deliverEvents(at first: TouchRecording.Event) {
        // If a finger is reported twice at the same time, the second report is a separate event.
        var numbers: Set<Int> = []
        let events = rest.prefix { event in
            event.time == first.time && event.phase == first.phase && numbers.insert(event.finger).inserted
        }
        rest = rest.dropFirst(events.count)
        deliver(Array(events), first.phase)
    }

    private mutating func deliver(_ events: [TouchRecording.Event], _ phase: TouchRecording.Phase) {
        switch phase {
        case .began:
            let landed = device.touchDown(at: events.map(\.point))
            for (event, finger) in zip(events, landed) { fingers[event.finger] = finger }
        case .moved:
            device.move(down(events).map { (finger: $0.finger, point: $0.point) })
        case .ended:
            leave(events, device.lift)
        case .cancelled:
            leave(events, device.cancel)
        }
    }

    private mutating func leave(_ events: [TouchRecording.Event], _ leave: ([Finger]) -> Void) {
        let leaving = down(events)
        // A phone's finger lifts at its current position. A finger whose lift has another position is moved there first.
        let moves = leaving.filter { $0.finger.location != $0.point }
        if !moves.isEmpty { device.move(moves.map { (finger: $0.finger, point: $0.point) }) }
        leave(leaving.map(\.finger))
        for event in events { fingers[event.finger] = nil }
    }

    private func down(_ events: [TouchRecording.Event]) -> [(finger: Finger, point: CGPoint)] {
        events.compactMap { event in fingers[event.finger].map { ($0, event.point) } }
    }
}
