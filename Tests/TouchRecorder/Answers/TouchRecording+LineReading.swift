extension TouchRecording.Line {
    /// Reads a line after the header.
    ///
    /// - Parameter version: The version in the header. In version 1, all lines are events.
    init(_ object: JSONLineScanner, version: Int) throws(TouchRecordingError) {
        var fields = try JSONLineFields(object) { key throws(TouchRecordingError) in
            if let type = Self.eventKeys[key] { return type }
            guard let type = Self.answerKeys[key] else { return nil }
            guard version > 1 else { throw object.error("the key “\(key)” belongs to version 2 of the format, and the header says 1") }
            return type
        }
        if let content = try fields.answer() {
            self = try .answer(TouchRecording.Answer(time: fields.takeNumber("time"), content: content))
            try fields.close(content.words)
        } else {
            self = try .event(fields.event())
            try fields.close("an event")
        }
    }

    private static let eventKeys: [String: JSONLineFields.ValueType] = [
        "time": .number, "finger": .wholeNumber, "phase": .string, "x": .number, "y": .number,
    ]

    private static let answerKeys: [String: JSONLineFields.ValueType] = [
        "recognizer": .string, "on": .string, "state": .string, "scale": .number, "angle": .number, "velocity": .number, "dx": .number,
        "dy": .number, "vx": .number, "vy": .number, "touches": .wholeNumber, "scroll": .string, "zoom": .number, "flags": .string,
        "call": .string, "by": .string, "frame": .wholeNumber, "flies": .string, "width": .number, "height": .number, "a": .number,
        "b": .number, "c": .number, "d": .number, "alpha": .number, "backdrop": .number,
    ]
}

extension JSONLineFields {
    fileprivate mutating func event() throws(TouchRecordingError) -> TouchRecording.Event {
        let phase: TouchRecording.Phase = try takeWord("phase")
        return try TouchRecording.Event(
            time: takeNumber("time"),
            finger: takeWholeNumber("finger"),
            phase: phase,
            x: takeNumber("x"),
            y: takeNumber("y")
        )
    }

    /// Reads the content of an answer. Returns nil if the line is not an answer.
    fileprivate mutating func answer() throws(TouchRecordingError) -> TouchRecording.Answer.Content? {
        if has("recognizer") { return try .recognizer(recognizer()) }
        if has("scroll") { return try .scroll(scroll()) }
        if has("call") { return try .call(TouchRecording.CallReport(name: takeString("call"), caller: takeString("by"))) }
        guard has("frame") else { return nil }
        return try .frame(TouchRecording.FrameReport(number: takeWholeNumber("frame"), flying: has("flies") ? flying() : nil))
    }

    private mutating func recognizer() throws(TouchRecordingError) -> TouchRecording.RecognizerReport {
        let kind: TouchRecording.RecognizerReport.Kind = try takeWord("recognizer")
        return try TouchRecording.RecognizerReport(
            kind: kind,
            owner: takeString("on"),
            state: takeWord("state"),
            measure: measure(),
            x: takeNumber("x"),
            y: takeNumber("y"),
            touchCount: takeWholeNumber("touches")
        )
    }

    private mutating func measure() throws(TouchRecordingError) -> TouchRecording.RecognizerReport.Measure {
        if has("scale") { return try .scale(takeNumber("scale"), velocity: takeNumber("velocity")) }
        if has("angle") { return try .angle(takeNumber("angle"), velocity: takeNumber("velocity")) }
        guard has("dx") else { return .none }
        return try .translation(dx: takeNumber("dx"), dy: takeNumber("dy"), vx: takeNumber("vx"), vy: takeNumber("vy"))
    }

    private mutating func scroll() throws(TouchRecordingError) -> TouchRecording.ScrollReport {
        try TouchRecording.ScrollReport(
            name: takeString("scroll"),
            x: takeNumber("x"),
            y: takeNumber("y"),
            zoom: takeNumberIfPresent("zoom") ?? 1,
            flags: flags()
        )
    }

    private mutating func flags() throws(TouchRecordingError) -> TouchRecording.ScrollReport.Flags {
        let all = TouchRecording.ScrollReport.Flags.words
        var flags: TouchRecording.ScrollReport.Flags = []
        for word in try takeString("flags").split(separator: " ", omittingEmptySubsequences: true) {
            guard let flag = all.first(where: { $0.word == word })?.flag else {
                let words = all.map(\.word).joined(separator: ", ")
                throw error("the flag \(String(word).inQuotes) is unknown; there are \(words)")
            }
            guard flags.insert(flag).inserted else { throw error("the flag “\(word)” is there twice") }
        }
        return flags
    }

    private mutating func flying() throws(TouchRecordingError) -> TouchRecording.FlyingReport {
        try TouchRecording.FlyingReport(
            name: takeString("flies"),
            x: takeNumber("x"),
            y: takeNumber("y"),
            width: takeNumber("width"),
            height: takeNumber("height"),
            a: takeNumber("a"),
            b: takeNumber("b"),
            c: takeNumber("c"),
            d: takeNumber("d"),
            alpha: takeNumber("alpha"),
            backdrop: takeNumberIfPresent("backdrop")
        )
    }
}

extension TouchRecording.Answer.Content {
    /// The kind of the answer, in words for an error.
    fileprivate var words: String {
        switch self {
        case .recognizer: "a recognizer's answer"
        case .scroll: "a scroll view's answer"
        case .call: "a call"
        case .frame(let report): report.flying == nil ? "a frame in which nothing flies" : "what flies in a frame"
        }
    }
}
