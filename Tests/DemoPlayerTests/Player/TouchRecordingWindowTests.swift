import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import DemoPlayer
@testable import TouchRecorder

@MainActor @Suite("A window records its touches", .timeLimit(.minutes(20)), .phones, .given(\.fingers, .together))
struct TouchRecordingWindowTests {
    private func window(on device: HeadlessDevice) -> TouchRecordingWindow {
        let window = TouchRecordingWindow(windowScene: device.scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.startRecording()
        return window
    }

    @Test("A recording that is played on it comes back the same", arguments: Recordings.names)
    func comesBack(name: String) throws {
        var recording = try ShippedRecordings.recording(name)
        let device = HeadlessDevice()
        let window = window(on: device)
        window.startRecording(as: recording.start)
        device.advance(by: 0.123)
        try TouchPlayer.play(recording, on: device)
        let recorded = window.stopRecording(name: recording.name, note: recording.note)
        recording.screen = TouchRecording.Screen(width: 390, height: 844, scale: 2)
        recording.device = TouchRecording.Device(showing: window)
        recording.answers = recorded.answers
        #expect(recorded == recording)
        #expect(try TouchRecording(jsonLines: recorded.jsonLines) == recording)
    }

    @Test("Fingers that are down when it stops are cancelled, and what they do later is no part of the next recording")
    func stopsInFlight() throws {
        let device = HeadlessDevice()
        let window = window(on: device)
        let fingers = device.touchDown(at: [CGPoint(x: 200, y: 300), CGPoint(x: 100, y: 400)])
        device.advance(by: 0.1)
        fingers[0].move(to: CGPoint(x: 210, y: 300))
        let first = window.stopRecording()
        try first.validate()
        #expect(first.events.map(\.finger) == [1, 2, 2, 1, 2])
        #expect(first.events.map(\.phase) == [.began, .began, .moved, .cancelled, .cancelled])
        #expect(first.events.map(\.x) == [100, 200, 210, 100, 210])
        #expect(first.events.last?.time == 0.1)
        window.startRecording()
        device.advance(by: 0.1)
        fingers[1].move(to: CGPoint(x: 120, y: 400))
        let third = device.touchDown(at: CGPoint(x: 50, y: 50))
        device.advance(by: 0.1)
        device.lift(fingers + [third])
        let second = window.stopRecording()
        #expect(second.events.map(\.phase) == [.began, .ended])
        #expect(second.events.map(\.time) == [0, 0.1])
        #expect(window.stopRecording().events == [])
    }

    @Test("A finger that goes past the edge of the screen is recorded at the edge")
    func pastTheEdge() throws {
        let device = HeadlessDevice()
        let window = window(on: device)
        let finger = device.touchDown(at: CGPoint(x: 380, y: 10))
        finger.move(to: CGPoint(x: 400, y: -5))
        finger.lift()
        let recording = window.stopRecording()
        try recording.validate()
        #expect(recording.events.map(\.x) == [380, 390, 390])
        #expect(recording.events.map(\.y) == [10, 0, 0])
    }
}
