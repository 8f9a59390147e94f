import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import DemoPlayer
@testable import PinchDemo
@testable import TouchRecorder

/// Tests of the demo's recordings: the answers that they have beside the touches.
@MainActor @Suite("A recording holds what UIKit answered", .timeLimit(.minutes(20)), .phones) struct AnswerRecordingTests {
    /// The middle of the first photo.
    private static let photo = CGPoint(x: 195, y: 376)

    @Test("Of a pinch it holds what the recognizer told its handlers, call by call: scale, velocity, centroid, touches")
    func pinch() throws {
        try DemoPhone.run(.feed) { phone in
            let pinch = try #require(phone.tabs.feed.list.postView(0)?.media as? PhotoView).pinchZoomInteraction?.pinchGestureRecognizer
            let recognizer = try #require(pinch)
            phone.window.startRecording()
            let start = phone.device.now
            var told: [TouchRecording.Answer] = []
            recognizer.addHandler { [device = phone.device] _ in
                guard let report = TouchRecording.RecognizerReport(told: recognizer, on: "photo 0") else { return }
                told.append(TouchRecording.Answer(time: device.now - start, content: .recognizer(report)))
            }
            let fingers = phone.device.pinch(at: Self.photo, spread: 60, scale: 2.5)
            phone.device.advance(by: 0.1)
            phone.device.lift([fingers[0]])
            phone.device.advance(by: 0.1)
            fingers[1].move(to: CGPoint(x: 250, y: 420))
            phone.device.lift([fingers[1]])
            phone.wait()
            let recording = phone.window.stopRecording()
            try recording.validate()
            let noted = recording.answers.filter { answer in
                if case .recognizer(let report) = answer.content { report.owner == "photo 0" && report.kind == .pinch } else { false }
            }
            #expect(noted == told)
            let reports = noted.compactMap(\.recognizer)
            #expect(reports.first?.state == .began && reports.last?.state == .ended && reports.count > 10)
            #expect(recording.events.map(\.time).contains(try #require(noted.first?.time)))
            // After one finger has lifted, the centroid jumps to the other finger.
            let alone = try #require(reports.firstIndex { $0.touchCount == 1 })
            let other = try #require(recording.events.last { $0.time < noted[alone].time && $0.finger == recording.events.last?.finger })
            #expect(reports[alone].state == .changed && (reports[alone].x, reports[alone].y) == (other.x, other.y))
            #expect(abs(reports[alone - 1].x - Double(Self.photo.x)) < 1)
            let calls = recording.answers.compactMap(\.call)
            #expect(calls.allSatisfy { $0.caller == "photo 0" })
            #expect(
                calls.map(\.name) == [
                    "pinchZoomInteractionShouldBegin", "pinchZoomInteractionWillBegin", "pinchZoomInteraction(willEndAt:)",
                    "pinchZoomInteractionDidEnd",
                ]
            )
        }
    }

    @Test("While a photo is up it holds where the photo is in each frame, and how dark the backdrop is")
    func flight() throws {
        try DemoPhone.run(.feed) { phone in
            let interaction = try #require((phone.tabs.feed.list.postView(0)?.media as? PhotoView)?.pinchZoomInteraction)
            phone.window.startRecording()
            let fingers = phone.device.pinch(at: Self.photo, spread: 60, scale: 2)
            phone.device.advance(by: 0.1)
            let flying = try #require(phone.window.answerRecorder?.answers.compactMap(\.flying).last)
            #expect(flying.name == "photo" && flying.width == 390 && flying.height == 260 && flying.alpha == 1)
            #expect(abs(flying.a - Double(interaction.pose.scale)) < 1e-6 && flying.b == 0 && flying.c == 0 && flying.d == flying.a)
            #expect(abs(flying.x - 195 - Double(interaction.pose.translation.dx)) < 1e-4)
            #expect(abs(flying.y - 376 - Double(interaction.pose.translation.dy)) < 1e-4)
            try #expect(abs(#require(flying.backdrop) - Double(interaction.current.backdropAlpha)) < 1e-6)
            phone.device.lift(fingers)
            phone.wait()
            let frames = phone.window.stopRecording().answers.compactMap(\.frame)
            #expect(frames.map(\.number) == Array(0..<frames.count), "one thing flies, so that each frame has one line")
            #expect(frames.last?.flying == nil && frames.filter { $0.flying != nil }.count > 30)
        }
    }

    @Test(
        "Of a scroll under a finger it holds offset and flags after each event, and the delegate's calls",
        arguments: DemoSettings.FeedStyle.allCases
    )
    func scroll(_ style: DemoSettings.FeedStyle) throws {
        try DemoPhone.run(.feed) { phone in
            phone.settings.feedStyle = style
            phone.device.advance(by: 0.2)
            let scrollView = phone.tabs.feed.list.scrollView
            phone.window.startRecording()
            @MainActor func look(_ what: Comment) throws {
                let report = try #require(phone.window.answerRecorder?.answers.compactMap(\.scroll).last { $0.name == "feed" })
                #expect(report.y == Double(scrollView.contentOffset.y).roundedToMillionths, what)
                #expect(report.flags.contains(.tracking) == scrollView.isTracking, what)
                #expect(report.flags.contains(.dragging) == scrollView.isDragging, what)
                #expect(report.flags.contains(.decelerating) == scrollView.isDecelerating, what)
                #expect(report.flags.contains(.enabled) == scrollView.isScrollEnabled, what)
            }
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 650))
            try look("landed")
            for step in 1...12 {
                phone.device.advanceFrames()
                finger.move(to: CGPoint(x: 195, y: 650 - 12 * CGFloat(step)))
                try look("step \(step)")
            }
            #expect(scrollView.isDragging)
            finger.lift()
            try look("lifted")
            phone.device.advance(by: 6)
            try look("at rest")
            let calls = phone.window.stopRecording().answers.compactMap(\.call)
            #expect(calls.allSatisfy { $0.caller == "feed" })
            #expect(
                calls.map(\.name) == [
                    "scrollViewWillBeginDragging", "scrollViewDidEndDragging(willDecelerate: true)", "scrollViewDidEndDecelerating",
                ]
            )
        }
    }

    @Test("Of a transition it holds the photo's flight from place to place, both screens, and what they hear of it")
    func transition() throws {
        try DemoPhone.run(.grid) { phone in
            let cell = try phone.frame((phone.tabs.grid.collectionView.cellForItem(at: [0, 1]) as? PhotoGridCell)?.photoView)
            phone.window.startRecording()
            phone.tap(cell.midX, cell.midY)
            let page = try phone.frame(phone.pager?.pageView)
            let opening = phone.window.stopRecording()
            let photos = opening.answers.compactMap(\.flying).filter { $0.name == "photo" }
            let (first, last) = try (#require(photos.first), #require(photos.last))
            #expect(photos.count > 10)
            #expect(hypot(first.x - Double(cell.midX), first.y - Double(cell.midY)) < 30, "\(first)")
            #expect(hypot(last.x - Double(page.midX), last.y - Double(page.midY)) < 3 && abs(last.width * last.a - Double(page.width)) < 3)
            let coming = opening.answers.compactMap(\.flying).filter { $0.name == "coming screen" }
            try #expect(#require(coming.first).alpha < 0.3 && #require(coming.last).alpha > 0.97)
            #expect(calls(opening, by: "grid") == ["viewWillDisappear", "viewDidDisappear"])
            #expect(
                calls(opening, by: "pager") == [
                    "transitionController(willBegin: opening)", "transitionController(willEnd: opening, completed: true)",
                    "transitionController(didEnd: opening, completed: true)",
                ]
            )

            phone.window.startRecording()
            phone.dragDown()
            let closing = phone.window.stopRecording()
            #expect(calls(closing, by: "grid") == ["viewWillAppear", "viewDidAppear"])
            #expect(calls(closing, by: "pager").last == "transitionController(didEnd: closing, completed: true)")
            let drags = closing.answers.compactMap(\.recognizer).filter { $0.owner == "pager" && $0.kind == .pan }
            #expect(drags.first?.state == .began && drags.last?.state == .ended)
            let landing = try #require(closing.answers.compactMap(\.flying).last { $0.name == "photo" })
            #expect(hypot(landing.x - Double(cell.midX), landing.y - Double(cell.midY)) < 3, "\(landing)")
        }
    }

    private func calls(_ recording: TouchRecording, by caller: String) -> [String] {
        recording.answers.compactMap(\.call).filter { $0.caller == caller }.map(\.name)
    }

    @Test("Of UIKit's own push it holds both screens as they are presented, and not as they are to be")
    func push() throws {
        try DemoPhone.run(.transitions) { phone in
            phone.window.startRecording()
            phone.tap(195, 143)
            #expect(phone.top is StoriesViewController)
            let flying = phone.window.stopRecording().answers.compactMap(\.flying)
            let coming = flying.filter { $0.name == "coming screen" }.map(\.x)
            let leaving = flying.filter { $0.name == "leaving screen" }.map(\.x)
            #expect(coming.count > 10 && leaving.count == coming.count)
            #expect(coming == coming.sorted(by: >) && leaving == leaving.sorted(by: >))
            try #expect(#require(coming.first) > 390 && #require(coming.last) < 200)
            try #expect(#require(leaving.first) > 130 && #require(leaving.last) < 100)
        }
    }

    @Test("That a recognizer has failed is noted once, where it shows after the event", .given(\.recognizerReset, .whenTouchesHaveEnded))
    func failure() throws {
        try DemoPhone.run(.feed) { phone in
            for _ in 0..<2 {
                phone.tabs.feed.list.scrollView.contentOffset.y = -91
                phone.device.advanceFrames(2)
                phone.window.startRecording()
                phone.device.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 300)).lift()
                phone.device.advance(by: 4)
                let taps = phone.window.stopRecording().answers.filter { $0.recognizer?.kind == .tap && $0.recognizer?.owner == "feed" }
                #expect(taps.compactMap(\.recognizer?.state) == [.failed])
                #expect(taps.first?.recognizer?.measure == TouchRecording.RecognizerReport.Measure.none)
            }
        }
    }

    @Test("What scrolls and is touched in the pager has names of its own")
    func pagerNames() throws {
        try DemoPhone.run(.grid) { phone in
            phone.tap(195, 150)
            phone.window.startRecording()
            phone.device.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420)).lift()
            phone.wait()
            phone.device.tap(at: CGPoint(x: 195, y: 420))
            phone.device.advance(by: 0.1)
            phone.device.tap(at: CGPoint(x: 195, y: 420))
            phone.wait()
            let recording = phone.window.stopRecording()
            let index = try #require(phone.pager?.currentIndex)
            let scrolls = recording.answers.compactMap(\.scroll)
            let pages = scrolls.filter { $0.name == "pages" }
            #expect(pages.contains { $0.flags.contains(.dragging) } && (pages.last?.x ?? 0) > (pages.first?.x ?? 0))
            #expect((scrolls.last { $0.name == "page \(index)" }?.zoom ?? 0) > 1.5)
            #expect(
                recording.answers.compactMap(\.recognizer).contains { $0.owner == "pages" && $0.kind == .doubleTap && $0.state == .ended }
            )
            let calls = recording.answers.compactMap(\.call)
            #expect(calls.first { $0.caller == "pager" }?.name == "photoPager(didShowPhotoAt: \(index))")
        }
    }

    @Test("A window that does not record notes nothing and keeps no display link; one that does lets go of its own when all is at rest")
    func rest() throws {
        try DemoPhone.run(.grid) { phone in
            #expect(phone.window.answerRecorder == nil && phone.device.workUnderWay == [])
            phone.window.startRecording()
            #expect(phone.device.workUnderWay == [])
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 400))
            phone.device.advance(by: 1)
            finger.move(to: CGPoint(x: 195, y: 380))
            finger.move(to: CGPoint(x: 195, y: 360))
            finger.lift()
            phone.device.advance(by: 5)
            #expect(phone.device.workUnderWay == [])
            let count = try #require(phone.window.answerRecorder?.answers.count)
            #expect(count > 60)
            phone.device.advance(by: 1)
            #expect(phone.window.answerRecorder?.answers.count == count)
            _ = phone.window.stopRecording()
            #expect(phone.window.answerRecorder == nil)
        }
    }

    @Test("A recording with answers is played as one without, and gives the same answers again")
    func playedAgain() throws {
        @MainActor func record(_ play: (DemoPhone) throws -> Void) throws -> TouchRecording {
            var recording: TouchRecording?
            try DemoPhone.run(.feed) { phone in
                phone.window.startRecording()
                try play(phone)
                recording = phone.window.stopRecording()
            }
            return try #require(recording)
        }
        let first = try record { phone in
            try TouchPlayer.play(ShippedRecordings.recording("one-finger-lifted-and-back"), on: phone.device)
            phone.wait()
        }
        #expect(first.version == 2 && first.answers.count > 300)
        let again = try record { phone in
            try TouchPlayer.play(TouchRecording(jsonLines: first.jsonLines), on: phone.device)
            phone.wait()
        }
        #expect(again.events == first.events && again.answers == first.answers)
    }
}

extension TouchRecording.Answer {
    var recognizer: TouchRecording.RecognizerReport? { if case .recognizer(let report) = content { report } else { nil } }
    var scroll: TouchRecording.ScrollReport? { if case .scroll(let report) = content { report } else { nil } }
    var call: TouchRecording.CallReport? { if case .call(let report) = content { report } else { nil } }
    var frame: TouchRecording.FrameReport? { if case .frame(let report) = content { report } else { nil } }
    var flying: TouchRecording.FlyingReport? { frame?.flying }
}

extension TouchRecording.RecognizerReport {
    /// Creates a report from the pinch's properties during a handler's call. Returns nil if the state doesn't belong to a gesture.
    @MainActor fileprivate init?(told recognizer: UIPinchGestureRecognizer, on owner: String) {
        let states: [UIGestureRecognizer.State: State] = [.began: .began, .changed: .changed, .ended: .ended, .cancelled: .cancelled]
        guard let state = states[recognizer.state] else { return nil }
        let point = recognizer.location(in: nil)
        self.init(
            kind: .pinch,
            owner: owner,
            state: state,
            measure: .scale(Double(recognizer.scale), velocity: Double(recognizer.velocity)),
            x: Double(point.x),
            y: Double(point.y),
            touchCount: recognizer.numberOfTouches
        )
    }
}
