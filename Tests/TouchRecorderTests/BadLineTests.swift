import Foundation
import PortableTestSupport
import Testing

@testable import TouchRecorder

@Suite("Recordings with something wrong in them are refused", .timeLimit(.minutes(20))) struct BadLineTests {
    private static let header = #"{"format":"touches","version":1,"width":390,"height":844,"name":"n","note":""}"#
    private static let landing = #"{"time":1,"finger":1,"phase":"began","x":10,"y":20}"#
    private static let lift = #"{"time":2,"finger":1,"phase":"ended","x":10,"y":20}"#

    struct Refusal: CustomTestStringConvertible, Sendable {
        let text: String
        let line: Int
        let problem: String

        var testDescription: String { problem }
    }

    /// Returns a file with another header.
    private static func header(_ text: String, _ problem: String) -> Refusal {
        Refusal(text: [text, landing, lift].joined(separator: "\n"), line: 1, problem: problem)
    }

    /// Returns a file with a line between landing and lift.
    private static func event(_ text: String, _ problem: String, line: Int = 3) -> Refusal {
        Refusal(text: [header, landing, text, lift].joined(separator: "\n"), line: line, problem: problem)
    }

    private static let headers = [
        header(#"{"version":1,"width":390,"height":844,"name":"n","note":""}"#, "the key “format” is missing"),
        header(#"{"format":"touches","width":390,"height":844,"name":"n","note":""}"#, "the key “version” is missing"),
        header(#"{"format":"touches","version":1,"height":844,"name":"n","note":""}"#, "the key “width” is missing"),
        header(#"{"format":"touches","version":1,"width":390,"name":"n","note":""}"#, "the key “height” is missing"),
        header(#"{"format":"touches","version":1,"width":390,"height":844,"note":""}"#, "the key “name” is missing"),
        header(#"{"format":"touches","version":1,"width":390,"height":844,"name":"n"}"#, "the key “note” is missing"),
        header(#"{"format":"taps","version":1,"width":390,"height":844,"name":"n","note":""}"#, "the format is “taps”"),
        header(#"{"format":"touches","version":3,"width":390,"height":844,"name":"n","note":""}"#, "version 3 of the format is unknown"),
        header(#"{"format":"touches","version":1.5,"width":390,"height":844,"name":"n","note":""}"#, "“version” must be a whole number"),
        header(#"{"format":"touches","version":1,"width":0,"height":844,"name":"n","note":""}"#, "“width” must be more than 0"),
        header(#"{"format":"touches","version":1,"width":390,"height":-1,"name":"n","note":""}"#, "“height” must be more than 0"),
        header(#"{"format":"touches","version":1,"width":390,"height":844,"scale":0,"name":"n","note":""}"#, "“scale” must be more than 0"),
        header(
            #"{"format":"touches","version":1,"width":390,"height":844,"name":3,"note":""}"#,
            "“name” must be a string in quotes, not “3”"
        ),
        header(#"{"format":"touches","version":1,"width":390,"height":844,"name":"n","note":null}"#, "“note” must be a string in quotes"),
        header(#"{"format":"touches","version":1,"width":390,"height":844,"name":"n","note":"","by":"me"}"#, "the key “by” is unknown"),
        header(
            #"{"format":"touches","version":1,"width":390,"height":844,"start":"shop","name":"n","note":""}"#,
            "“start” must be one of feed, grid, transitions, stories, cards, not “shop”"
        ),
        header(
            #"{"format":"touches","version":1,"width":390,"height":844,"pinch":"","name":"n","note":""}"#,
            "“pinch” must be one of zooms, opens, not “”"
        ),
        header(
            #"{"format":"touches","version":1,"width":390,"height":844,"network":"none","name":"n","note":""}"#,
            "“network” must be one of fast, slow, failing, not “none”"
        ),
        header(#"{"format":"touches","format":"touches"}"#, "the key “format” is there twice"),
        header("{}", "the key “format” is missing"),
        header("", "the line is blank"),
        header(landing, "the key “time” is unknown"),
    ]

    private static let notJSON = [
        event("hello", "the line is not JSON: it must begin with “{”, not “hello”"),
        event("[1]", "the line is not JSON"),
        event("", "the line is blank"),
        event("  ", "the line is blank"),
        event("{", "a key in quotes must follow, not the end of the line"),
        event(#"{"time"}"#, "“:” must follow the key “time”"),
        event(#"{"time":1,}"#, "a key in quotes must follow, not “}”"),
        event(#"{"time":1 "x":1}"#, "“,” or “}” must follow a value"),
        event(#"{"time":1,"phase":"mov"#, "a quote is opened and not closed"),
        event(#"{"time":1,"phase":"\q"}"#, "there is no escape “\\q”"),
        event(#"{"time":1,"phase":"\u12"}"#, "four hexadecimal digits"),
        event(#"{"time":1,"phase":"\ud800"}"#, "half a surrogate pair"),
        event("{\"time\":1,\"phase\":\"a\u{1}\"}", "control character"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":1,"y":1}{}"#, "nothing may follow “}”"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":1,"y":1}, "#, "nothing may follow “}”"),
        event(#"{"time":01,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number as JSON writes it, not “01”"),
        event(#"{"time":1.,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number as JSON writes it, not “1.”"),
        event(#"{"time":-,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number as JSON writes it"),
        event(#"{"time":1e,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number as JSON writes it"),
        event(#"{"time":1.2.3,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number as JSON writes it, not “1.2.3”"),
        event(#"{"time":0x1,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number as JSON writes it"),
        event(#"{"time":NaN,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number, not “NaN”"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":1e999,"y":1}"#, "“x” must be a number within reason"),
    ]

    private static let keys = [
        event(#"{"finger":1,"phase":"moved","x":1,"y":1}"#, "the key “time” is missing"),
        event(#"{"time":1,"phase":"moved","x":1,"y":1}"#, "the key “finger” is missing"),
        event(#"{"time":1,"finger":1,"x":1,"y":1}"#, "the key “phase” is missing"),
        event(#"{"time":1,"finger":1,"phase":"moved","y":1}"#, "the key “x” is missing"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":1}"#, "the key “y” is missing"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":1,"y":1,"z":1}"#, "the key “z” is unknown"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":1,"x":1,"y":1}"#, "the key “x” is there twice"),
        event(#"{"time":"1","finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number, not “\"1\"”"),
        event(#"{"time":1,"finger":"1","phase":"moved","x":1,"y":1}"#, "“finger” must be a number"),
        event(#"{"time":1,"finger":1.5,"phase":"moved","x":1,"y":1}"#, "“finger” must be a whole number, not “1.5”"),
        event(#"{"time":1,"finger":1,"phase":4,"x":1,"y":1}"#, "“phase” must be a string in quotes"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":true,"y":1}"#, "“x” must be a number, not “true”"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":1,"y":[1]}"#, "“y” must be a number"),
    ]

    private static let meanings = [
        event(#"{"time":1,"finger":1,"phase":"hovered","x":1,"y":1}"#, "the phase “hovered” is unknown"),
        event(#"{"time":-1,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be a number of seconds from 0 on, not -1"),
        event(#"{"time":0.5,"finger":1,"phase":"moved","x":1,"y":1}"#, "time runs backwards, from 1 to 0.5"),
        event(#"{"time":86401,"finger":1,"phase":"moved","x":1,"y":1}"#, "“time” must be at most 86400 seconds"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":390.01,"y":1}"#, "(390.01, 1) is not on the screen of 390 × 844 points"),
        event(#"{"time":1,"finger":1,"phase":"moved","x":1,"y":-0.5}"#, "(1, -0.5) is not on the screen"),
        event(#"{"time":1,"finger":1,"phase":"began","x":1,"y":1}"#, "finger 1 lands, but it has landed on line 2 already"),
        event(#"{"time":1,"finger":2,"phase":"moved","x":1,"y":1}"#, "finger 2 moves, but it has not landed"),
        event(#"{"time":1,"finger":2,"phase":"ended","x":1,"y":1}"#, "finger 2 lifts, but it has not landed"),
        event(#"{"time":1,"finger":2,"phase":"cancelled","x":1,"y":1}"#, "finger 2 is cancelled, but it has not landed"),
        event(#"{"time":1,"finger":1,"phase":"cancelled","x":1,"y":1}"#, "finger 1 lifts, but it has left the screen on line 3", line: 4),
        event(#"{"time":1,"finger":-2,"phase":"began","x":1,"y":1}"#, "“finger” must be a whole number from 0 to 999999999, not -2"),
        event(#"{"time":1,"finger":7,"phase":"began","x":1,"y":1}"#, "finger 7 lands here and never lifts"),
        Refusal(text: "", line: 1, problem: "the file is empty"),
        Refusal(text: header, line: 1, problem: "the recording has no events"),
        Refusal(text: header + "\n", line: 1, problem: "the recording has no events"),
        Refusal(text: "\(header)\n\(landing)\n\(lift)\n\n", line: 4, problem: "the line is blank"),
        Refusal(text: "\(header)\n\(landing)\n\(lift)\n\(landing)", line: 4, problem: "time runs backwards"),
    ]

    @Test("A bad line is refused, with its number and what is wrong", arguments: headers + notJSON + keys + meanings)
    func refused(refusal: Refusal) throws {
        let error = try #require(throws: TouchRecordingError.self) { try TouchRecording(jsonLines: refusal.text) }
        #expect(error.line == refusal.line, "\(error)")
        #expect(error.problem.contains(refusal.problem), "\(error)")
        #expect(error.localizedDescription == "line \(error.line): \(error.problem)")
    }

    @Test("Of several fingers that never lift, the one that landed first is named")
    func severalFingersDown() throws {
        let other = Self.landing.replacingOccurrences(of: "\"finger\":1", with: "\"finger\":0")
        let error = try #require(throws: TouchRecordingError.self) {
            try TouchRecording(jsonLines: [Self.header, Self.landing, other].joined(separator: "\n"))
        }
        #expect(error == TouchRecordingError(line: 2, problem: "finger 1 lands here and never lifts"))
    }

    @Test("A file that is not UTF-8 is refused")
    func notUTF8() throws {
        var data = Data(Self.header.utf8)
        data.replace(Data(#""name":"n""#.utf8), with: Data(#""name":""#.utf8) + [0xFF] + Data("\"".utf8))
        let error = try #require(throws: TouchRecordingError.self) { try TouchRecording(jsonLines: data) }
        #expect(error == TouchRecordingError(line: 1, problem: "the line is not JSON: a string is not UTF-8"))
    }

    @Test("A recording made in the program is checked as a file's is")
    func validation() throws {
        var recording = try TouchRecording(jsonLines: [Self.header, Self.landing, Self.lift].joined(separator: "\n"))
        try recording.validate()
        recording.events[1] = TouchRecording.Event(time: .nan, finger: 1, phase: .ended, x: 0, y: 0)
        let nan = try #require(throws: TouchRecordingError.self) { try recording.validate() }
        #expect(nan == TouchRecordingError(line: 3, problem: "“time” must be a number of seconds from 0 on, not nan"))
        recording.events.removeLast()
        #expect(throws: TouchRecordingError(line: 2, problem: "finger 1 lands here and never lifts")) { try recording.validate() }
        recording.events = []
        #expect(throws: TouchRecordingError.noEvents) { try recording.validate() }
        recording.screen = TouchRecording.Screen(width: .infinity, height: 1)
        #expect(throws: TouchRecordingError.self) { try recording.validate() }
    }

    @Test("A file in which bytes were changed at random is read as something valid or refused", arguments: 1...20)
    func changedBytes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = Array(RandomRecording.make(seed: UInt64(seed), eventCount: 8).jsonLines.utf8)
        let likely = Array("{}[]\":,.-+eE0123456789\\u \n\r".utf8)
        for _ in 0..<300 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<changed.count, using: &random)
                let byte = likely.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<4, using: &random) {
                case 0: changed[place] = byte
                case 1: changed[place] = UInt8.random(in: 0...255, using: &random)
                case 2: changed.insert(byte, at: place)
                default: changed.remove(at: place)
                }
            }
            let text = String(decoding: changed, as: UTF8.self)
            do {
                let recording = try TouchRecording(jsonLines: Data(changed))
                try recording.validate()
                #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording, "seed \(seed): \(text)")
            } catch {
                #expect(error.line >= 1 && error.line <= text.utf8.filter { $0 == 10 }.count + 1, "seed \(seed): \(text)")
                #expect(!error.problem.contains("\n"))
            }
        }
    }
}
