import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import DemoPlayer
@testable import TouchRecorder

@MainActor @Suite("Recordings play on a phone", .timeLimit(.minutes(20)), .phones, .given(\.fingers, .together)) struct TouchPlayerTests {
    private func recording(_ lines: String...) throws -> TouchRecording {
        let header = #"{"format":"touches","version":1,"width":390,"height":844,"name":"test","note":""}"#
        return try TouchRecording(jsonLines: ([header] + lines).joined(separator: "\n"))
    }

    /// Returns a phone whose screen is filled with a view that notes its touches.
    private func phone(framesPerSecond: Int = 60) -> (HeadlessDevice, TouchLog) {
        let device = HeadlessDevice(HeadlessDevice.Configuration(framesPerSecond: framesPerSecond))
        let log = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        log.isMultipleTouchEnabled = true
        device.show(log)
        return (device, log)
    }

    @Test("Every recording of the demo plays on a phone that shows an empty view", arguments: Recordings.names, [60, 120])
    func shipped(name: String, framesPerSecond: Int) throws {
        let recording = try ShippedRecordings.recording(name)
        let (device, log) = phone(framesPerSecond: framesPerSecond)
        var frames: [TouchPlayer.Frame] = []
        try TouchPlayer.play(recording, on: device) { frames.append($0) }
        #expect(log.entries.map(\.count).reduce(0, +) == recording.events.count)
        #expect(frames.count == Int((recording.duration * Double(framesPerSecond)).rounded(.down)) + 1)
        #expect(frames.map(\.number) == Array(1...frames.count))
        #expect(frames.last?.fingers.isEmpty == true)
        try device.shutDown()
    }

    @Test("Events happen at their own times, between frames; what fingers do at one time is one event")
    func times() throws {
        let recording = try recording(
            #"{"time":0,"finger":1,"phase":"began","x":10,"y":10}"#,
            #"{"time":0.02,"finger":2,"phase":"began","x":50,"y":10}"#,
            #"{"time":0.02,"finger":3,"phase":"began","x":90,"y":10}"#,
            #"{"time":0.021,"finger":1,"phase":"moved","x":11,"y":10}"#,
            #"{"time":0.021,"finger":3,"phase":"moved","x":91,"y":10}"#,
            #"{"time":0.021,"finger":3,"phase":"moved","x":92,"y":10}"#,
            #"{"time":0.04,"finger":2,"phase":"ended","x":50,"y":10}"#,
            #"{"time":0.04,"finger":3,"phase":"cancelled","x":92,"y":10}"#,
            #"{"time":0.1,"finger":1,"phase":"ended","x":30,"y":30}"#
        )
        let (device, log) = phone()
        device.advance(by: 0.005)
        var frames: [TouchPlayer.Frame] = []
        try TouchPlayer.play(recording, on: device) { frames.append($0) }
        let expected: [(Double, UITouch.Phase, Int)] = [
            (0, .began, 1), (0.02, .began, 2), (0.021, .moved, 2), (0.021, .moved, 1), (0.04, .ended, 1), (0.04, .cancelled, 1),
            (0.1, .moved, 1), (0.1, .ended, 1),
        ]
        #expect(log.entries.count == expected.count)
        for (entry, expected) in zip(log.entries, expected) {
            #expect(abs(entry.time - 0.005 - expected.0) < 1e-9)
            #expect(entry.phase == expected.1)
            #expect(entry.count == expected.2)
        }
        // Frames lie at multiples of a 60th of a second on the phone's clock, which was at 0.005 when the recording began.
        #expect(frames.count == 7)
        for frame in frames { #expect(abs(frame.time + 0.005 - Double(frame.number) / 60) < 1e-9) }
        #expect(frames.map(\.fingers.count) == [1, 3, 1, 1, 1, 1, 0])
        #expect(frames[1].fingers[3] == CGPoint(x: 92, y: 10))
    }

    @Test("A recording made on another screen is refused in words")
    func otherScreen() throws {
        let recording = try ShippedRecordings.recording("quick-flick")
        let device = HeadlessDevice(HeadlessDevice.Configuration(size: CGSize(width: 320, height: 568)))
        let error = try #require(throws: TouchPlayerError.self) { try TouchPlayer.play(recording, on: device) }
        #expect(
            error.localizedDescription
                == "“quick-flick” was recorded on a screen of 390 × 844 points, and this phone's has 320 × 568"
        )
        #expect(device.now == 0)
    }

    @Test("A recording that is not valid is not played at all")
    func invalid() throws {
        var recording = try ShippedRecordings.recording("quick-flick")
        recording.events.removeLast()
        let (device, log) = phone()
        #expect(throws: TouchRecordingError.self) { try TouchPlayer.play(recording, on: device) }
        #expect(log.entries == [])
    }

    @Test("The phone goes on until it is at rest, and a phone that does not come to rest within five seconds is told of")
    func idle() throws {
        let recording = try recording(
            #"{"time":0,"finger":1,"phase":"began","x":10,"y":10}"#,
            #"{"time":0.1,"finger":1,"phase":"ended","x":10,"y":10}"#
        )
        let (device, log) = phone()
        UIView.animate(withDuration: 2) { log.alpha = 0.5 }
        try TouchPlayer.play(recording, on: device)
        #expect(device.now >= 2 && device.now < 2.1)
        UIView.animate(withDuration: 20) { log.alpha = 1 }
        let start = device.now
        let error = try #require(throws: TouchPlayerError.self) { try TouchPlayer.play(recording, on: device) }
        #expect(error.description.hasPrefix("5 seconds after the end of “test” the phone is not at rest: "))
        #expect(abs(device.now - start - 5.1) < 0.02)
    }

    @Test("When a frame's closure throws, the fingers are taken off the screen")
    func throwing() throws {
        struct Enough: Error {}
        let (device, log) = phone()
        #expect(throws: Enough.self) {
            try TouchPlayer.play(ShippedRecordings.recording("slow-and-careful"), on: device) { frame in
                if frame.number == 30 { throw Enough() }
            }
        }
        #expect(log.entries.last?.phase == .cancelled)
        try device.shutDown()
    }
}
