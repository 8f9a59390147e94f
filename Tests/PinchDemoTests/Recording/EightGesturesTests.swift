import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo
@testable import TouchRecorder

/// Tests that perform the eight gestures of the page for the person with a phone, on the simulated phone.
@MainActor @Suite("The eight gestures of the recording's page", .timeLimit(.minutes(20)), .phones) struct EightGesturesTests {
    private static let photo = CGPoint(x: 195, y: 376)
    private static let middle = CGPoint(x: 195, y: 420)

    @Test("They give one file that can be read, and each shows in it")
    func all() throws {
        try DemoPhone.run(.feed) { phone in
            var marks: [Int] = []
            phone.window.startRecording()
            for gesture in [slowPinch, fingerBack, catching, scrolling, pinchInScroll, paging, zoomInPage, grid] {
                gesture(phone)
                phone.wait()
                marks.append(try #require(phone.window.answerRecorder?.answers.count))
            }
            let recording = phone.window.stopRecording(name: "eight", note: "Eight gestures.")
            #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording)
            let answers = zip([0] + marks, marks).map { Array(recording.answers[$0..<$1]) }
            for (index, part) in answers.prefix(3).enumerated() {
                #expect(states(of: .pinch, on: "photo 0", in: part).first == .began, "gesture \(index + 1)")
                #expect(part.contains { $0.flying?.name == "photo" } && part.contains { $0.call?.name == "pinchZoomInteractionDidEnd" })
            }
            #expect(answers[1].compactMap(\.recognizer).contains { $0.kind == .pinch && $0.state == .changed && $0.touchCount == 1 })
            #expect(answers[2].filter { $0.call?.name == "pinchZoomInteraction(willEndAt:)" }.count == 2, "it was caught once")
            #expect(answers[3].filter { $0.call?.name == "scrollViewWillBeginDragging" }.count >= 2)
            #expect(answers[3].compactMap(\.scroll).contains { $0.y < -100 }, "past the top edge")
            #expect(answers[4].compactMap(\.recognizer).contains { $0.owner == "feed" && $0.kind == .pan })
            #expect(answers[5].contains { $0.call?.name == "photoPager(didShowPhotoAt: 1)" })
            #expect(states(of: .pan, on: "pager", in: answers[5]).filter { $0 == .began }.count >= 2)
            #expect(answers[6].compactMap(\.scroll).contains { $0.name == "page 0" && $0.zoom > 1.5 })
            #expect(
                states(of: .other, on: "pager", in: answers[6]).last == .ended,
                "the pinch that closes is a recognizer of the component's"
            )
            #expect(answers[7].compactMap(\.recognizer).contains { $0.kind == .edgePan && $0.state == .ended })
            #expect(phone.pager == nil && phone.tabs.selectedIndex == 1)
        }
    }

    private func states(
        of kind: TouchRecording.RecognizerReport.Kind,
        on owner: String,
        in answers: [TouchRecording.Answer]
    ) -> [TouchRecording.RecognizerReport.State] {
        answers.compactMap(\.recognizer).filter { $0.kind == kind && $0.owner == owner }.map(\.state)
    }

    private func slowPinch(_ phone: DemoPhone) {
        let fingers = phone.device.pinch(at: Self.photo, spread: 60, scale: 2, duration: 1)
        phone.device.advance(by: 1)
        phone.device.lift(fingers)
    }

    private func fingerBack(_ phone: DemoPhone) {
        let fingers = phone.device.pinch(at: Self.photo, spread: 60, scale: 2)
        fingers[0].lift()
        phone.device.advance(by: 0.1)
        for step in 1...10 {
            fingers[1].move(to: CGPoint(x: 255 - 4 * CGFloat(step), y: 376 + 4 * CGFloat(step)))
            phone.device.advanceFrames()
        }
        let back = phone.device.touchDown(at: CGPoint(x: 140, y: 400))
        phone.device.advance(by: 0.1)
        phone.device.move([(finger: back, point: CGPoint(x: 120, y: 400)), (finger: fingers[1], point: CGPoint(x: 240, y: 420))])
        phone.device.advance(by: 0.1)
        phone.device.lift([back, fingers[1]])
    }

    private func catching(_ phone: DemoPhone) {
        phone.device.lift(phone.device.pinch(at: Self.photo, spread: 60, scale: 3))
        phone.device.advance(by: 0.1)
        let fingers = phone.device.touchDown(at: [CGPoint(x: 165, y: 376), CGPoint(x: 225, y: 376)])
        phone.device.advance(by: 0.3)
        phone.device.move([(finger: fingers[0], point: CGPoint(x: 150, y: 376)), (finger: fingers[1], point: CGPoint(x: 240, y: 376))])
        phone.device.advance(by: 0.1)
        phone.device.lift(fingers)
    }

    private func scrolling(_ phone: DemoPhone) {
        let (from, to) = (CGPoint(x: 195, y: 600), CGPoint(x: 195, y: 400))
        phone.device.drag(from: from, to: to).lift()
        phone.device.advance(by: 0.2)
        phone.device.tap(at: from)
        phone.device.advance(by: 0.5)
        phone.device.drag(from: from, to: to).lift()
        phone.device.advance(by: 0.2)
        phone.device.drag(from: to, to: from).lift()
        phone.wait()
        for _ in 0..<3 { phone.device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700)).lift() }
        phone.device.advance(by: 3)
    }

    private func pinchInScroll(_ phone: DemoPhone) {
        let first = phone.device.drag(from: CGPoint(x: 225, y: 420), to: CGPoint(x: 225, y: 390))
        let second = phone.device.touchDown(at: CGPoint(x: 165, y: 380))
        for step in 1...20 {
            phone.device.advanceFrames()
            let way = 3 * CGFloat(step)
            phone.device.move([
                (finger: first, point: CGPoint(x: 225 + way, y: 390)), (finger: second, point: CGPoint(x: 165 - way, y: 380)),
            ])
        }
        phone.device.lift([first, second])
        phone.wait()
        phone.device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500)).lift()
        phone.device.advance(by: 3)
    }

    private func paging(_ phone: DemoPhone) {
        phone.tap(Self.photo.x, Self.photo.y)
        phone.device.drag(from: CGPoint(x: 320, y: 420), to: CGPoint(x: 60, y: 420)).lift()
        phone.wait()
        let half = phone.device.drag(from: CGPoint(x: 60, y: 420), to: CGPoint(x: 150, y: 420))
        phone.device.advance(by: 0.3)
        half.lift()
        phone.wait()
        let little = phone.device.drag(from: Self.middle, to: CGPoint(x: 195, y: 480))
        phone.device.advance(by: 0.3)
        little.lift()
        phone.wait()
        phone.dragDown()
    }

    private func zoomInPage(_ phone: DemoPhone) {
        // The list has scrolled to the photo that has returned, so the first photo is above it.
        phone.device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700)).lift()
        phone.device.advance(by: 3)
        phone.tap(Self.photo.x, Self.photo.y)
        twoTaps(phone)
        phone.device.drag(from: CGPoint(x: 100, y: 420), to: CGPoint(x: 350, y: 420)).lift()
        phone.wait()
        twoTaps(phone)
        phone.device.lift(phone.device.pinch(at: Self.middle, spread: 300, scale: 0.3))
    }

    private func twoTaps(_ phone: DemoPhone) {
        phone.device.tap(at: Self.middle)
        phone.device.advance(by: 0.1)
        phone.tap(Self.middle.x, Self.middle.y)
    }

    private func grid(_ phone: DemoPhone) {
        phone.tapTab(1)
        phone.device.tap(at: CGPoint(x: 195, y: 200))
        phone.device.advance(by: 0.1)
        let grab = phone.device.touchDown(at: Self.middle)
        phone.device.advance(by: 0.3)
        grab.lift()
        phone.wait()
        if phone.pager == nil { phone.tap(195, 200) }
        let little = phone.device.drag(from: CGPoint(x: 2, y: 420), to: CGPoint(x: 50, y: 420))
        phone.device.advance(by: 0.3)
        little.lift()
        phone.wait()
        phone.device.drag(from: CGPoint(x: 2, y: 420), to: CGPoint(x: 300, y: 420)).lift()
    }
}
