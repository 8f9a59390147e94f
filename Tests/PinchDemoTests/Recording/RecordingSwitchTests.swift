import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo
@testable import TouchRecorder

/// Tests of the switch in the settings, by fingers.
@MainActor @Suite("Recordings are made and shared by a switch", .timeLimit(.minutes(20)), .phones) struct RecordingSwitchTests {
    private static let gear = CGPoint(x: 363, y: 69)

    @Test("What was done between closing the settings and opening them again is shared as a file named by model, system and time")
    func share() throws {
        try DemoPhone.run(.feed) { phone in
            #expect(!phone.window.isRecording)
            try flip(phone)
            #expect(!phone.window.isRecording && phone.settings.recordsTouches, "it begins when the settings have closed")
            try close(phone)
            #expect(phone.window.isRecording)
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: 376), spread: 60, scale: 2))
            phone.wait()
            try flip(phone)
            #expect(!phone.window.isRecording && !phone.settings.recordsTouches)
            let sheet = try #require(settings(phone).presentedViewController as? UIActivityViewController)
            try tap(sheet.view.descendants.first { ($0 as? UILabel)?.text == "Copy" }, phone)
            let file = try #require(phone.device.sharedItems.last?.items.first as? URL)
            defer { try? FileManager.default.removeItem(at: file) }
            let name = file.lastPathComponent
            #expect(try name.contains(Regex(#"^LinuxUIKit iOS [0-9.]+ \d{4}-\d\d-\d\d at \d\d\.\d\d\.\d\d\.jsonl$"#)), "\(name)")
            let recording = try TouchRecording(jsonLines: Data(contentsOf: file))
            #expect("\(recording.name).jsonl" == name && recording.device?.model == "LinuxUIKit")
            #expect(Set(recording.events.map(\.finger)) == [1, 2], "the fingers of the settings are no part of it")
            let calls = recording.answers.compactMap(\.call).map(\.name)
            #expect(calls.first == "pinchZoomInteractionShouldBegin" && calls.last == "pinchZoomInteractionDidEnd")
            try close(phone)
            #expect(!phone.window.isRecording)
        }
    }

    @Test("Settings that are opened and closed again with the switch on are part of a recording that goes on")
    func goesOn() throws {
        try DemoPhone.run(.feed) { phone in
            phone.settings.recordsTouches = true
            phone.window.startRecording()
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: 376), spread: 60, scale: 2))
            phone.wait()
            phone.tap(Self.gear.x, Self.gear.y)
            try close(phone)
            phone.tap(195, 376)
            phone.dragDown()
            let recording = phone.window.stopRecording()
            try recording.validate()
            #expect(Set(recording.events.map(\.finger)) == [1, 2, 3, 4, 5, 6])
        }
    }

    @Test("Without a touch there is nothing to share, and the note says how the app was set")
    func nothing() throws {
        try DemoPhone.run(.feed, pinchOpensPhoto: true) { phone in
            try flip(phone)
            try close(phone)
            try flip(phone)
            #expect(try settings(phone).presentedViewController == nil && !phone.window.isRecording)
            #expect(phone.settings.recordingStart == TouchRecording.Start(screen: .feed, pinch: .opens, network: .fast))
        }
    }

    /// Opens the settings and taps the switch, which is the last row.
    private func flip(_ phone: DemoPhone) throws {
        phone.tap(Self.gear.x, Self.gear.y)
        let view = try #require(settings(phone).view)
        let scrollView = try #require(view.subviews.first as? UIScrollView)
        scrollView.contentOffset.y = max(scrollView.contentSize.height - scrollView.bounds.height, -scrollView.adjustedContentInset.top)
        phone.device.advanceFrames(2)
        try tap(view.descendants.first { $0.accessibilityLabel == "Record touches" && $0 is UISwitch }, phone)
    }

    private func close(_ phone: DemoPhone) throws {
        let bar = try #require(settings(phone).navigationController?.navigationBar)
        try tap(bar.descendants.first { ($0 as? UILabel)?.text == "Done" }, phone)
        #expect(phone.tabs.presentedViewController == nil)
    }

    private func settings(_ phone: DemoPhone) throws -> UIViewController {
        try #require((phone.tabs.presentedViewController as? UINavigationController)?.topViewController)
    }

    private func tap(_ view: UIView?, _ phone: DemoPhone) throws {
        let frame = try phone.frame(view)
        phone.tap(frame.midX, frame.midY)
    }
}
