import Foundation
import Testing

@testable import TouchRecorder

@Suite("Recordings with answers are written and read", .timeLimit(.minutes(20))) struct AnswerRoundTripTests {
    private static let plain = """
        {"format":"touches","version":2,"width":390,"height":844,"model":"iPhone17,3","system":"iOS 26.2","build":"23C54","rate":120,"name":"n","note":""}
        {"time":0,"finger":1,"phase":"began","x":195,"y":400.5}
        {"time":0,"recognizer":"pinch","on":"photo 0","state":"began","scale":1,"velocity":0.2,"x":195,"y":400,"touches":2}
        {"time":0,"recognizer":"pan","on":"feed","state":"changed","dx":0,"dy":-12.5,"vx":0,"vy":-300,"x":195,"y":400,"touches":1}
        {"time":0,"recognizer":"rotation","on":"photo 0","state":"ended","angle":0.1,"velocity":-1,"x":195,"y":400,"touches":0}
        {"time":0,"recognizer":"tap","on":"feed","state":"failed","x":195,"y":400,"touches":1}
        {"time":0.01,"scroll":"feed","x":0,"y":-91,"flags":"tracking dragging enabled"}
        {"time":0.01,"scroll":"page 2","x":0,"y":0,"zoom":1.5,"flags":""}
        {"time":0.01,"call":"pinchZoomInteractionDidBegin","by":"photo 0"}
        {"time":0.016,"finger":1,"phase":"ended","x":390,"y":844}
        {"time":0.016,"frame":7}
        {"time":0.1,"frame":8,"flies":"photo","x":195,"y":380,"width":390,"height":260,"a":1,"b":0,"c":0,"d":1,"alpha":1,"backdrop":0.3}
        {"time":0.1,"frame":8,"flies":"screen","x":195,"y":380,"width":390,"height":260,"a":1,"b":0,"c":0,"d":1,"alpha":0.5}

        """

    @Test("What is written reads back the same", arguments: 1...40)
    func roundTrip(seed: Int) throws {
        let recording = RandomRecording.makeAnswered(seed: UInt64(seed))
        try recording.validate()
        let text = recording.jsonLines
        let read = try TouchRecording(jsonLines: text)
        #expect(read == recording)
        #expect(read.jsonLines == text)
        for line in text.split(separator: "\n") { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    @Test("Lines written are the lines read, in their plainest form")
    func plain() throws {
        let recording = try TouchRecording(jsonLines: Self.plain)
        #expect(recording.device == TouchRecording.Device(model: "iPhone17,3", system: "iOS 26.2", build: "23C54", framesPerSecond: 120))
        #expect(recording.events.count == 2 && recording.answers.count == 10 && recording.version == 2)
        #expect(recording.jsonLines == Self.plain)
        guard case .recognizer(let pinch) = recording.answers[0].content, case .scroll(let feed) = recording.answers[4].content else {
            Issue.record("the first answer is a recognizer's, the fifth a scroll view's")
            return
        }
        #expect(pinch.scale == 1 && pinch.velocity == 0.2 && pinch.touchCount == 2 && pinch.kind == .pinch && pinch.state == .began)
        #expect(feed.flags == [.enabled, .tracking, .dragging] && feed.y == -91 && feed.zoom == 1)
    }

    @Test("Without a device and without answers a recording is one of version 1; with either of them it is one of version 2")
    func version() throws {
        var recording = try TouchRecording(jsonLines: Self.plain)
        recording.device = nil
        #expect(recording.jsonLines.contains(#""version":2"#))
        #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording)
        recording.answers = []
        #expect(recording.jsonLines.contains(#""version":1"#))
        #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording)
        recording.device = TouchRecording.Device(model: "LinuxUIKit", system: "", build: "", framesPerSecond: 60)
        #expect(recording.jsonLines.contains(#""version":2"#))
        #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording)
    }
}
