import Foundation
import Testing

@testable import DemoPlayer
@testable import TouchRecorder

@Suite("Recordings come with the demo", .timeLimit(.minutes(20))) struct ShippedRecordingsTests {
    @Test("Those in the resources are those that are written now: make touches was run")
    func upToDate() throws {
        let folder = URL(fileURLWithPath: "/tmp/touches-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try ShippedRecordings.write(to: folder)
        #expect(files.map { $0.deletingPathExtension().lastPathComponent } == Recordings.names)
        for (file, name) in zip(files, Recordings.names) {
            let written = try TouchRecording(jsonLines: Data(contentsOf: file))
            #expect(written.name == name)
            #expect(written == (try ShippedRecordings.recording(name)), "\(name)")
        }
    }

    @Test("Every landing of a generated recording is on the first photo", arguments: [150.0...540, 100.0...360, 47.0...300])
    func onThePhoto(photo: ClosedRange<Double>) {
        let recordings = FeedGestures(photo: photo).all
        for recording in recordings {
            for event in recording.events where event.phase == .began {
                #expect(photo.contains(event.y), "\(recording.name): \(event)")
            }
        }
    }

    @Test("The real recordings have every report of the phone, and lift when it reports no finger")
    func real() throws {
        let two = try ShippedRecordings.recording("phone-two-finger-drag")
        #expect(two.events.count == 202)
        #expect(two.events.first == TouchRecording.Event(time: 0, finger: 1, phase: .began, x: 4.0 / 1023 * 390, y: 608.0 / 1023 * 844))
        #expect(two.events.filter { $0.phase == .began }.map(\.time) == [0, 0.104264])
        #expect(two.events.suffix(3).map(\.time) == [1.100205, 1.100205, 1.100787])
        #expect(two.events.suffix(3).map(\.phase) == [.ended, .moved, .ended])
        #expect(two.events.suffix(3).map(\.finger) == [2, 1, 1])
        let one = try ShippedRecordings.recording("phone-single-drag")
        #expect(one.events.count == 25)
        #expect(one.duration == 0.414277)
    }

    @Test("A finger of a trace lifts with the first report without it, and its number is used again under another")
    func trace() throws {
        let csv = "time_s,finger,x,y\n0,0,0,0\n0,1,1023,1023\n0.1,1,1023,0\n0.2,0,0,1023\n0.2,1,0,0\n0.3,,,\n"
        let screen = TouchRecording.Screen(width: 100, height: 200)
        let recording = try PhoneTrace(csv: csv).recording(on: screen, name: "t", note: "")
        try recording.validate()
        #expect(recording.events.map(\.finger) == [1, 2, 1, 2, 3, 2, 3, 2])
        #expect(recording.events.map(\.phase) == [.began, .began, .ended, .moved, .began, .moved, .ended, .ended])
        #expect(throws: TouchRecordingError(line: 2, problem: "“0,0” is no row of time, finger, x and y")) { try PhoneTrace(csv: "t\n0,0") }
    }
}
