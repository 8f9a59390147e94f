#if os(Linux)
    import HeadlessDevice
    import UIKit

    /// A recording that is being played.
    @MainActor struct TouchPlayback {
        private let recording: TouchRecording
        private let device: HeadlessDevice
        private let start: TimeInterval
        private var fingers: [Int: Finger] = [:]
        private var frameCount = 0

        init(_ recording: TouchRecording, _ device: HeadlessDevice) {
            self.recording = recording
            self.device = device
            start = device.now
        }

        mutating func playEvents(_ eachFrame: (TouchPlayer.Frame) throws -> Void) throws {
            var rest = recording.events[...]
            while let first = rest.first {
                // A finger that is reported twice at one time makes two events.
                var numbers: Set<Int> = []
                let events = rest.prefix { event in
                    event.time == first.time && event.phase == first.phase && numbers.insert(event.finger).inserted
                }
                rest = rest.dropFirst(events.count)
                try advance(to: start + first.time, eachFrame)
                deliver(Array(events), first.phase)
            }
        }

        /// Shows at least one frame, so that what the last event did is seen.
        mutating func waitUntilIdle(_ eachFrame: (TouchPlayer.Frame) throws -> Void) throws {
            let limit = device.now + TouchPlayer.idleLimit
            repeat {
                guard device.now < limit else {
                    throw TouchPlayerError.restless(recording: recording.name, work: device.workUnderWay)
                }
                try showFrame(eachFrame)
            } while !device.workUnderWay.isEmpty
        }

        mutating func cancelFingers() {
            let down = fingers.sorted { $0.key < $1.key }.map(\.value)
            if !down.isEmpty { device.cancel(down) }
            fingers = [:]
        }

        // MARK: Time

        private mutating func advance(to time: TimeInterval, _ eachFrame: (TouchPlayer.Frame) throws -> Void) throws {
            // A nanosecond of grace, as the phone itself gives: sums of frame durations are not exact.
            while nextFrameTime <= time + 1e-9 { try showFrame(eachFrame) }
            if device.now < time { device.advance(by: time - device.now) }
        }

        private mutating func showFrame(_ eachFrame: (TouchPlayer.Frame) throws -> Void) throws {
            device.advanceFrames()
            frameCount += 1
            try eachFrame(TouchPlayer.Frame(number: frameCount, time: device.now - start, fingers: fingers.mapValues(\.location)))
        }

        /// Frames lie at whole multiples of their duration.
        private var nextFrameTime: TimeInterval {
            let frame = 1 / Double(device.configuration.framesPerSecond)
            return ((device.now / frame + 1e-6).rounded(.down) + 1) * frame
        }

        // MARK: Fingers

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
            // Fingers of the phone lift where they are: those that are to lift elsewhere go there first.
            let moves = leaving.filter { $0.finger.location != $0.point }
            if !moves.isEmpty { device.move(moves.map { (finger: $0.finger, point: $0.point) }) }
            leave(leaving.map(\.finger))
            for event in events { fingers[event.finger] = nil }
        }

        private func down(_ events: [TouchRecording.Event]) -> [(finger: Finger, point: CGPoint)] {
            events.compactMap { event in fingers[event.finger].map { ($0, event.point) } }
        }
    }
#endif
