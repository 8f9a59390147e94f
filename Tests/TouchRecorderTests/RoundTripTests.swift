import Foundation
import Testing

@testable import TouchRecorder

@Suite("Recordings are written and read", .timeLimit(.minutes(20))) struct RoundTripTests {
    private static let plain = """
        {"format":"touches","version":1,"width":390,"height":844,"name":"n","note":"a note"}
        {"time":0,"finger":1,"phase":"began","x":195,"y":400.5}
        {"time":0.016,"finger":1,"phase":"moved","x":0.333333,"y":0}
        {"time":0.016,"finger":1,"phase":"ended","x":390,"y":844}

        """

    @Test("What is written reads back the same", arguments: 1...40)
    func roundTrip(seed: Int) throws {
        let recording = RandomRecording.make(seed: UInt64(seed))
        try recording.validate()
        let text = recording.jsonLines
        #expect(try TouchRecording(jsonLines: text) == recording)
        #expect(try TouchRecording(jsonLines: Data(text.utf8)) == recording)
        #expect(try TouchRecording(jsonLines: text).jsonLines == text)
    }

    @Test("Lines written are the lines read, in their plainest form")
    func plain() throws {
        let recording = try TouchRecording(jsonLines: Self.plain)
        #expect(recording.screen == TouchRecording.Screen(width: 390, height: 844))
        #expect(recording.name == "n")
        #expect(recording.note == "a note")
        #expect(recording.events[1] == TouchRecording.Event(time: 0.016, finger: 1, phase: .moved, x: 0.333333, y: 0))
        #expect(recording.start == TouchRecording.Start(screen: .feed, pinch: .zooms))
        #expect(recording.jsonLines == Self.plain)
        #expect(recording.duration == 0.016)
    }

    @Test("How the app was is written where it is not as usual")
    func start() throws {
        var recording = try TouchRecording(jsonLines: Self.plain)
        recording.start = TouchRecording.Start(screen: .grid, pinch: .opens)
        #expect(recording.jsonLines.contains(#""start":"grid","pinch":"opens","name":"n""#))
        #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording)
    }

    @Test("Every line is JSON to Foundation as well", arguments: 1...5)
    func foundation(seed: Int) throws {
        let recording = RandomRecording.make(seed: UInt64(seed), eventCount: 20)
        let lines = recording.jsonLines.split(separator: "\n")
        let header = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        // Foundation drops byte order marks.
        #expect(header["name"] as? String == recording.name.replacingOccurrences(of: "\u{FEFF}", with: ""))
        #expect(header["note"] as? String == recording.note.replacingOccurrences(of: "\u{FEFF}", with: ""))
        for (line, event) in zip(lines.dropFirst(), recording.events) {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(object["time"] as? Double == event.time)
            #expect(object["y"] as? Double == event.y)
        }
    }

    @Test("Carriage returns before line feeds are accepted, and so is a last line without an end")
    func lineEnds() throws {
        let recording = try TouchRecording(jsonLines: Self.plain)
        #expect(try TouchRecording(jsonLines: Self.plain.replacingOccurrences(of: "\n", with: "\r\n")) == recording)
        #expect(try TouchRecording(jsonLines: String(Self.plain.dropLast())) == recording)
    }

    @Test("Keys come in any order, with spaces between, and numbers in any form that JSON has")
    func forms() throws {
        let text = """
             { "note" : "\\u00e9\\ud83d\\udc63" , "name":"\\/","height":8.44e2,"width":3900E-1,"version":1,"format":"touches" }
            {"y":-0,"x":0.12345678901234567890,"phase":"began","finger":1,"time":1.0}
            {"time":1e0,"finger":1,"phase":"ended","x":1,"y":1}
            """
        let recording = try TouchRecording(jsonLines: text)
        #expect(recording.note == "é👣")
        #expect(recording.name == "/")
        #expect(recording.screen == TouchRecording.Screen(width: 390, height: 844))
        #expect(recording.events[0] == TouchRecording.Event(time: 1, finger: 1, phase: .began, x: 0.123457, y: 0))
        #expect(recording.jsonLines.contains(#""x":0.123457,"y":0}"#))
    }

    @Test("Recordings of twenty thousand events are read as they were")
    func long() throws {
        let recording = RandomRecording.make(seed: 9, eventCount: 20_000)
        #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording)
    }

    @Test("A recording of eight times as many events takes eight times as long to read, not sixty-four times")
    func readingIsLinear() throws {
        /// Returns the least processor time of this thread in three tries, in seconds. Other processes on the machine do not count.
        func cost(of eventCount: Int) throws -> Double {
            let text = RandomRecording.make(seed: 9, eventCount: eventCount).jsonLines
            let tries = try (0..<3).map { _ in
                let start = Self.processorTime
                _ = try TouchRecording(jsonLines: text)
                return Self.processorTime - start
            }
            return tries.min() ?? 0
        }
        let ratio = try cost(of: 16_000) / cost(of: 2_000)
        #expect(ratio < 12, "\(ratio)")
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
