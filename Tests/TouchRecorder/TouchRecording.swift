import Foundation

/// What fingers did on a screen, from the first landing to the last lift, and perhaps what UIKit answered.
///
/// As a file it is lines of JSON. The first line is the header; "scale", and "start", "pinch" and "network", which say how the app was, may
/// be left out. Each further line is an event:
///
///     {"format":"touches","version":1,"width":390,"height":844,"scale":2,"name":"quick-flick","note":"What to look at."}
///     {"time":0,"finger":1,"phase":"began","x":195,"y":400.5}
///     {"time":0.016,"finger":1,"phase":"moved","x":195,"y":402}
///     {"time":0.032,"finger":1,"phase":"ended","x":195,"y":402}
///
/// Times are in seconds and never run backwards; points are in points from the screen's upper left corner, and lie on the screen. Numbers
/// have six decimals at most: what has more is rounded. A finger has one number from landing to lifting, and who lands next has another.
/// In the end all fingers are up. Lines end with a line feed, or a carriage return and a line feed.
///
/// Version 2 is for recordings of a device. Its header has "model", "system", "build" and "rate" as well, and between the events stand
/// answers, at the same time after them: of recognizers, of scroll views, calls of delegates, and frames with what flies in them. They
/// change nothing of how it is played.
///
///     {"time":0.05,"recognizer":"pinch","on":"photo 0","state":"began","scale":1,"velocity":2.9,"x":195,"y":376,"touches":2}
///     {"time":0.05,"scroll":"feed","x":0,"y":-91,"flags":"tracking enabled"}
///     {"time":0.05,"call":"pinchZoomInteractionWillBegin","by":"photo 0"}
///     {"time":0.066,"frame":3}
///
/// `Tests/DemoPlayer/Touches/README.md` has every key.
package struct TouchRecording: Equatable, Sendable {
    /// The screen that the fingers were on.
    package var screen: Screen
    /// What the recording is called.
    package var name: String
    /// What to look at, or how it came about.
    package var note: String
    /// How the app was when they came.
    package var start: Start
    /// What the fingers did, in order of time.
    package var events: [Event]
    /// The device whose answers these are; nil if nobody noted it.
    package var device: Device?
    /// What UIKit and the component answered, in order of time.
    package var answers: [Answer]

    /// The "format" in a file's header.
    static let format = "touches"
    /// The versions that are read.
    static let versions = 1...2
    /// The longest recording: a day, in seconds.
    static let longestTime: TimeInterval = 86_400

    package init(
        screen: Screen,
        name: String,
        note: String,
        start: Start = Start(),
        events: [Event],
        device: Device? = nil,
        answers: [Answer] = []
    ) {
        self.screen = screen
        self.name = name
        self.note = note
        self.start = start
        self.events = events
        self.device = device
        self.answers = answers
    }

    /// The time of the last event, in seconds.
    package var duration: TimeInterval { events.last?.time ?? 0 }

    /// The "version" in its file's header: the first that can say all of it.
    var version: Int { device == nil && answers.isEmpty ? 1 : 2 }

    /// Checks what a file's lines are checked for.
    ///
    /// - Throws: the first thing that is wrong, with the line that it would be on in a file.
    package func validate() throws(TouchRecordingError) {
        try screen.validate(line: 1)
        if let problem = device?.problem { throw TouchRecordingError(line: 1, problem: problem) }
        guard !events.isEmpty else { throw TouchRecordingError.noEvents }
        var ledger = RecordingLedger(screen: screen)
        for (index, line) in lines.enumerated() { try ledger.enter(line, line: index + 2) }
        try ledger.close()
    }
}

extension Double {
    /// The number as a file keeps it: with six decimals at most.
    var roundedToMillionths: Double {
        // Larger numbers have no room for six decimals, and may not be finite.
        magnitude < 1e9 ? (self * 1_000_000).rounded() / 1_000_000 : self
    }
}
