import Foundation

/// The touches on a screen, from the first landing to the last lift. A recording can also contain UIKit's answers.
///
/// The file consists of lines of JSON. The first line is the header. "scale" can be left out, and so can "start", "pinch" and "network",
/// which describe the app's state. Each further line is an event:
///
///     {"format":"touches","version":1,"width":390,"height":844,"scale":2,"name":"quick-flick","note":"What to look at."}
///     {"time":0,"finger":1,"phase":"began","x":195,"y":400.5}
///     {"time":0.016,"finger":1,"phase":"moved","x":195,"y":402}
///     {"time":0.032,"finger":1,"phase":"ended","x":195,"y":402}
///
/// Times are in seconds and never run backwards. Positions are in points from the screen's upper left corner, and lie on the screen.
/// Numbers are rounded to six decimals. A finger keeps its number from landing to lift; the next finger that lands gets another number. At
/// the end, no finger is down. Lines end with a line feed, or with a carriage return and a line feed.
///
/// Version 2 is for recordings of a device. The header also has "model", "system", "build" and "rate". Between the events are answers; at
/// equal times, events come first. Answers are states of recognizers and scroll views, calls of delegates, and frames with flying views.
/// Answers have no effect when the recording is played.
///
///     {"time":0.05,"recognizer":"pinch","on":"photo 0","state":"began","scale":1,"velocity":2.9,"x":195,"y":376,"touches":2}
///     {"time":0.05,"scroll":"feed","x":0,"y":-91,"flags":"tracking enabled"}
///     {"time":0.05,"call":"pinchZoomInteractionWillBegin","by":"photo 0"}
///     {"time":0.066,"frame":3}
///
/// `Tests/DemoPlayer/Touches/README.md` describes every key.
package struct TouchRecording: Equatable, Sendable {
    /// The screen under the fingers.
    package var screen: Screen
    /// The recording's name.
    package var name: String
    /// A note about the recording's subject or origin.
    package var note: String
    /// The state of the app at the start.
    package var start: Start
    /// The actions of the fingers, in order of time.
    package var events: [Event]
    /// The device on which the answers were recorded, or `nil` if it was not recorded.
    package var device: Device?
    /// The answers of UIKit and the component, in order of time.
    package var answers: [Answer]

    /// The value of "format" in a file's header.
    static let format = "touches"
    /// The versions that can be read.
    static let versions = 1...2
    /// The longest possible recording: one day, in seconds.
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

    /// The "version" in the file's header: the lowest version that supports the whole recording.
    var version: Int { device == nil && answers.isEmpty ? 1 : 2 }

    /// Checks the recording in the same way as the lines of a file are checked.
    ///
    /// - Throws: The first fault, with its line in the recording's file.
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
    /// The number with at most six decimals, as in a file.
    var roundedToMillionths: Double {
        // Larger numbers can't have six decimals in a Double, and may not be finite.
        magnitude < 1e9 ? (self * 1_000_000).rounded() / 1_000_000 : self
    }
}
