import Foundation
import Testing

@testable import TouchRecorder

@Suite("Answers with something wrong in them are refused", .timeLimit(.minutes(20))) struct BadAnswerTests {
    private static func header(version: Int = 2, _ device: String = "") -> String {
        #"{"format":"touches","version":\#(version),"width":390,"height":844,\#(device)"name":"n","note":""}"#
    }

    private static let landing = #"{"time":1,"finger":1,"phase":"began","x":10,"y":20}"#
    private static let lift = #"{"time":2,"finger":1,"phase":"ended","x":10,"y":20}"#

    struct Refusal: CustomTestStringConvertible, Sendable {
        let lines: [String]
        let line: Int
        let problem: String

        var testDescription: String { problem }
    }

    private static func device(_ keys: String, version: Int = 2, _ problem: String) -> Refusal {
        Refusal(lines: [header(version: version, keys), landing, lift], line: 1, problem: problem)
    }

    /// Returns a file with a line between landing and lift.
    private static func answer(_ text: String, version: Int = 2, _ problem: String) -> Refusal {
        Refusal(lines: [header(version: version), landing, text, lift], line: 3, problem: problem)
    }

    private static let devices = [
        device(#""model":"m","system":"s","build":"b","#, "the key “rate” is missing"),
        device(#""model":"m","system":"s","rate":60,"#, "the key “build” is missing"),
        device(#""model":"m","build":"b","rate":60,"#, "the key “system” is missing"),
        device(#""system":"s","build":"b","rate":60,"#, "the key “model” is missing"),
        device(#""model":1,"system":"s","build":"b","rate":60,"#, "“model” must be a string in quotes, not “1”"),
        device(#""model":"m","system":"s","build":"b","rate":0,"#, "“rate” must be more than 0 and at most 10000, not 0"),
        device(#""model":"m","system":"s","build":"b","rate":"60","#, "“rate” must be a number"),
        device(
            #""model":"m","system":"s","build":"b","rate":60,"#,
            version: 1,
            "the key “model” belongs to version 2 of the format, and the header says 1"
        ),
        device("", version: 3, "version 3 of the format is unknown; this reads versions 1 and 2"),
    ]

    private static let recognizers = [
        answer(
            #"{"time":1,"recognizer":"tap","on":"feed","state":"began","x":1,"y":1,"touches":1}"#,
            version: 1,
            "the key “recognizer” belongs to version 2 of the format, and the header says 1"
        ),
        answer(
            #"{"time":1,"recognizer":"twist","on":"feed","state":"began","x":1,"y":1,"touches":1}"#,
            "the recognizer “twist” is unknown"
        ),
        answer(#"{"time":1,"recognizer":"tap","on":"feed","state":"possible","x":1,"y":1,"touches":1}"#, "the state “possible” is unknown"),
        answer(#"{"time":1,"recognizer":"tap","state":"began","x":1,"y":1,"touches":1}"#, "the key “on” is missing"),
        answer(#"{"recognizer":"tap","on":"feed","state":"began","x":1,"y":1,"touches":1}"#, "the key “time” is missing"),
        answer(#"{"time":1,"recognizer":"tap","on":"feed","state":"began","x":1,"touches":1}"#, "the key “y” is missing"),
        answer(#"{"time":1,"recognizer":"tap","on":"feed","state":"began","x":1,"y":1}"#, "the key “touches” is missing"),
        answer(
            #"{"time":1,"recognizer":"tap","on":"feed","state":"began","x":1,"y":1,"touches":-1}"#,
            "“touches” must be a whole number from"
        ),
        answer(
            #"{"time":1,"recognizer":"pinch","on":"a","state":"began","scale":1,"x":1,"y":1,"touches":1}"#,
            "the key “velocity” is missing"
        ),
        answer(
            #"{"time":1,"recognizer":"pan","on":"a","state":"began","scale":1,"velocity":1,"x":1,"y":1,"touches":1}"#,
            "a recognizer of the kind “pan” does not measure “scale”"
        ),
        answer(
            #"{"time":1,"recognizer":"pan","on":"a","state":"began","velocity":1,"x":1,"y":1,"touches":1}"#,
            "the key “velocity” does not belong to a recognizer's answer"
        ),
        answer(
            #"{"time":1,"recognizer":"tap","on":"a","state":"began","x":1,"y":1,"touches":1,"by":"b"}"#,
            "the key “by” does not belong to a recognizer's answer"
        ),
    ]

    private static let others = [
        answer(#"{"time":1,"scroll":"feed","x":0,"y":0}"#, "the key “flags” is missing"),
        answer(
            #"{"time":1,"scroll":"feed","x":0,"y":0,"flags":"tracking rolling"}"#,
            "the flag “rolling” is unknown; there are tracking, "
        ),
        answer(#"{"time":1,"scroll":"feed","x":0,"y":0,"flags":"enabled enabled"}"#, "the flag “enabled” is there twice"),
        answer(
            #"{"time":1,"scroll":"feed","x":0,"y":0,"flags":"","finger":1}"#,
            "the key “finger” does not belong to a scroll view's answer"
        ),
        answer(#"{"time":1,"call":"done"}"#, "the key “by” is missing"),
        answer(#"{"time":1,"call":"done","by":"feed","x":1}"#, "the key “x” does not belong to a call"),
        answer(#"{"time":1,"frame":1.5}"#, "“frame” must be a whole number, not “1.5”"),
        answer(#"{"time":1,"frame":-1}"#, "“frame” must be a whole number from 0 to 999999999, not -1"),
        answer(#"{"time":1,"frame":1,"x":1}"#, "the key “x” does not belong to a frame in which nothing flies"),
        answer(
            #"{"time":1,"frame":1,"flies":"p","x":1,"y":1,"width":1,"height":1,"a":1,"b":0,"c":0,"d":1}"#,
            "the key “alpha” is missing"
        ),
        answer(#"{"time":1,"flies":"p","x":1,"y":1}"#, "the key “phase” is missing"),
        answer(#"{"time":1,"finger":1,"phase":"moved","x":1,"y":1,"alpha":1}"#, "the key “alpha” does not belong to an event"),
        answer(#"{"time":0.5,"frame":1}"#, "time runs backwards, from 1 to 0.5"),
        answer(#"{"time":3,"frame":1}"#, "time runs backwards, from 3 to 2"),
        answer(#"{"time":2,"frame":1}"#, "an event follows an answer of the same time, 2; events come first"),
        answer(#"{"time":-1,"frame":1}"#, "“time” must be a number of seconds from 0 on, not -1"),
        answer(#"{"time":1,"frame":1,"frame":2}"#, "the key “frame” is there twice"),
    ]

    @Test("A bad line is refused, with its number and what is wrong", arguments: devices + recognizers + others)
    func refused(refusal: Refusal) throws {
        let error = try #require(throws: TouchRecordingError.self) {
            try TouchRecording(jsonLines: refusal.lines.joined(separator: "\n"))
        }
        // If two lines are in the wrong order, the error names the second.
        let isLate = refusal.problem.hasSuffix("to 2") || refusal.problem.hasPrefix("an event follows")
        #expect(error.line == refusal.line + (isLate ? 1 : 0), "\(error)")
        #expect(error.problem.contains(refusal.problem), "\(error)")
    }

    @Test("A recording made in the program is checked as a file's is")
    func validation() throws {
        var recording = try TouchRecording(jsonLines: [Self.header(), Self.landing, Self.lift].joined(separator: "\n"))
        recording.answers = [
            TouchRecording.Answer(time: 1.5, content: .scroll(TouchRecording.ScrollReport(name: "feed", x: 0, y: .nan, flags: [])))
        ]
        let nan = try #require(throws: TouchRecordingError.self) { try recording.validate() }
        #expect(nan == TouchRecordingError(line: 3, problem: "“y” must be a number, not nan"))
        recording.answers = []
        recording.device = TouchRecording.Device(model: "m", system: "s", build: "", framesPerSecond: .infinity)
        #expect(throws: TouchRecordingError.self) { try recording.validate() }
    }
}
