import Foundation

extension TouchRecording {
    /// Reads a recording. If any line is wrong, the whole recording is refused.
    ///
    /// - Throws: `TouchRecordingError` for the first wrong line. A finger that never lifts is found last, and the error names the line of
    ///   its landing.
    package init(jsonLines text: String) throws(TouchRecordingError) {
        try self.init(bytes: Array(text.utf8))
    }

    /// Reads a recording from a file's contents.
    ///
    /// - Throws: `TouchRecordingError`, as when reading a text.
    package init(jsonLines data: Data) throws(TouchRecordingError) {
        try self.init(bytes: Array(data))
    }

    private init(bytes: [UInt8]) throws(TouchRecordingError) {
        guard !bytes.isEmpty else { throw TouchRecordingError(line: 1, problem: "the file is empty") }
        var line = 0
        var start = 0
        var header: (recording: TouchRecording, version: Int)?
        var events: [Event] = []
        var answers: [Answer] = []
        var ledger: RecordingLedger?
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let next = end + 1
            if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            line += 1
            var object = JSONLineScanner(bytes, start..<end, line: line)
            if let header {
                let content = try Line(object, version: header.version)
                try ledger?.enter(content, line: line)
                switch content {
                case .event(let event): events.append(event)
                case .answer(let answer): answers.append(answer)
                }
            } else {
                let read = try TouchRecording.header(&object)
                header = read
                ledger = RecordingLedger(screen: read.recording.screen)
            }
            start = next
        }
        guard let header, !events.isEmpty else { throw TouchRecordingError.noEvents }
        try ledger?.close()
        self = header.recording
        self.events = events
        self.answers = answers
    }

    /// Reads a header. Returns its recording, still without events, and its version.
    private static func header(_ object: inout JSONLineScanner) throws(TouchRecordingError) -> (recording: TouchRecording, version: Int) {
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
        var device = DeviceKeys()
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
            case "model": try object.string(key, into: &device.model)
            case "system": try object.string(key, into: &device.system)
            case "build": try object.string(key, into: &device.build)
            case "rate": try object.number(key, into: &device.rate)
            default: throw object.unknown(key)
            }
        }
        let foundFormat = try object.require(format, "format")
        guard foundFormat == TouchRecording.format else {
            throw object.error("the format is \(foundFormat.inQuotes), not “\(TouchRecording.format)”")
        }
        let foundVersion = try object.require(version, "version")
        guard TouchRecording.versions.contains(foundVersion) else {
            throw object.error("version \(foundVersion) of the format is unknown; this reads versions 1 and 2")
        }
        let screen = try Screen(width: object.require(width, "width"), height: object.require(height, "height"), scale: scale)
        try screen.validate(line: object.line)
        let start = try Start(
            screen: object.choice(startScreen, "start", unless: Start.Screen.feed),
            pinch: object.choice(pinch, "pinch", unless: Start.Pinch.zooms),
            network: object.choice(network, "network", unless: Start.Network.fast)
        )
        let recording = try TouchRecording(
            screen: screen,
            name: object.require(name, "name"),
            note: object.require(note, "note"),
            start: start,
            events: [],
            device: device.device(object, version: foundVersion)
        )
        return (recording, foundVersion)
    }
}

/// The values of a header that describe the device.
private struct DeviceKeys {
    var model: String?
    var system: String?
    var build: String?
    var rate: Double?

    /// The device, or `nil` if the header doesn't describe a device.
    func device(_ object: JSONLineScanner, version: Int) throws(TouchRecordingError) -> TouchRecording.Device? {
        let given = [("model", model != nil), ("system", system != nil), ("build", build != nil), ("rate", rate != nil)].first { $0.1 }
        guard let key = given?.0 else { return nil }
        guard version > 1 else { throw object.error("the key “\(key)” belongs to version 2 of the format, and the header says 1") }
        let device = try TouchRecording.Device(
            model: object.require(model, "model"),
            system: object.require(system, "system"),
            build: object.require(build, "build"),
            framesPerSecond: object.require(rate, "rate")
        )
        if let problem = device.problem { throw object.error(problem) }
        return device
    }
}
