import Foundation

extension TouchRecording {
    /// Reads a recording, strictly: all of it is right, or none of it is taken.
    ///
    /// - Throws: `TouchRecordingError` with the first line that is wrong. A finger that never lifts is found last, and named with the line on
    ///   which it landed.
    init(jsonLines text: String) throws(TouchRecordingError) {
        try self.init(bytes: Array(text.utf8))
    }

    /// Reads a recording from a file's contents.
    ///
    /// - Throws: `TouchRecordingError`, as for a text.
    init(jsonLines data: Data) throws(TouchRecordingError) {
        try self.init(bytes: Array(data))
    }

    private init(bytes: [UInt8]) throws(TouchRecordingError) {
        guard !bytes.isEmpty else { throw TouchRecordingError(line: 1, problem: "the file is empty") }
        var line = 0
        var start = 0
        var header: TouchRecording?
        var events: [Event] = []
        var ledger: FingerLedger?
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let next = end + 1
            if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            line += 1
            var object = JSONLineScanner(bytes, start..<end, line: line)
            if header == nil {
                let read = try TouchRecording(header: &object)
                header = read
                ledger = FingerLedger(screen: read.screen)
            } else {
                let event = try Event(object: &object)
                try ledger?.enter(event, line: line)
                events.append(event)
            }
            start = next
        }
        guard var header, !events.isEmpty else { throw TouchRecordingError.noEvents }
        try ledger?.close()
        header.events = events
        self = header
    }

    /// The header, with no events yet.
    private init(header object: inout JSONLineScanner) throws(TouchRecordingError) {
        var format: String?
        var version: Int?
        var width: Double?
        var height: Double?
        var scale: Double?
        var name: String?
        var note: String?
        var startScreen: String?
        var pinch: String?
        var network: String?
        while let key = try object.nextKey() {
            switch key {
            case "format": try object.string(key, into: &format)
            case "version": try object.wholeNumber(key, into: &version)
            case "width": try object.number(key, into: &width)
            case "height": try object.number(key, into: &height)
            case "scale": try object.number(key, into: &scale)
            case "name": try object.string(key, into: &name)
            case "note": try object.string(key, into: &note)
            case "start": try object.string(key, into: &startScreen)
            case "pinch": try object.string(key, into: &pinch)
            case "network": try object.string(key, into: &network)
            default: throw object.unknown(key)
            }
        }
        let foundFormat = try object.require(format, "format")
        guard foundFormat == TouchRecording.format else {
            throw object.error("the format is \(foundFormat.inQuotes), not “\(TouchRecording.format)”")
        }
        let foundVersion = try object.require(version, "version")
        guard foundVersion == TouchRecording.version else {
            throw object.error("version \(foundVersion) of the format is unknown; this reads version \(TouchRecording.version)")
        }
        let screen = try Screen(width: object.require(width, "width"), height: object.require(height, "height"), scale: scale)
        try screen.validate(line: object.line)
        let start = try Start(
            screen: object.choice(startScreen, "start", unless: DemoScreen.feed),
            pinch: object.choice(pinch, "pinch", unless: Start.Pinch.zooms),
            network: object.choice(network, "network", unless: SimulatedNetwork.Quality.fast)
        )
        try self.init(screen: screen, name: object.require(name, "name"), note: object.require(note, "note"), start: start, events: [])
    }
}

extension TouchRecording.Event {
    fileprivate init(object: inout JSONLineScanner) throws(TouchRecordingError) {
        var time: Double?
        var finger: Int?
        var phase: String?
        var x: Double?
        var y: Double?
        while let key = try object.nextKey() {
            switch key {
            case "time": try object.number(key, into: &time)
            case "finger": try object.wholeNumber(key, into: &finger)
            case "phase": try object.string(key, into: &phase)
            case "x": try object.number(key, into: &x)
            case "y": try object.number(key, into: &y)
            default: throw object.unknown(key)
            }
        }
        let foundPhase = try object.require(phase, "phase")
        guard let knownPhase = TouchRecording.Phase(rawValue: foundPhase) else {
            throw object.error("the phase \(foundPhase.inQuotes) is unknown; there are began, moved, ended and cancelled")
        }
        try self.init(
            time: object.require(time, "time"),
            finger: object.require(finger, "finger"),
            phase: knownPhase,
            x: object.require(x, "x"),
            y: object.require(y, "y")
        )
    }
}
