import HeadlessDevice
import Testing
import UIKit

@testable import DemoPlayer
@testable import PinchDemo
@testable import TouchRecorder

/// Traces of the simulated phone, compared with the simulated phone.
@MainActor
@Suite("Comparing traces", .timeLimit(.minutes(20)))
struct CompareTests {
    @Test(
        "A trace of LinuxUIKit compares to zero with LinuxUIKit",
        arguments: [
            ("phone-single-drag", 60), ("begun-while-scrolling", 60), ("quick-flick", 120), ("growing-card", 120), ("pinch-to-open", 60),
        ]
    )
    func isEqual(name: String, framesPerSecond: Int) async throws {
        let trace = try await RecordedTraces.trace(of: ShippedRecordings.recording(name), framesPerSecond: framesPerSecond)
        let comparison = try await Comparison(
            trace,
            TraceReplay(app: PlayedDemo(), trace: trace, itemCount: 16).answers(on: ComparedPhone())
        )
        #expect(comparison.quantities.count > 3)
        #expect(comparison.quantities.filter { $0.largest > 0 }.map(\.name) == [])
    }

    @Test("A trace of an app that somebody else has launched, and of fingers at any time, compares to zero, too")
    func isEqualByHand() async throws {
        var trace: TouchRecording?
        try await DemoPhone.runAsynchronously(.feed) { phone in
            let device = phone.device
            device.advance(by: 0.0072)
            phone.window.startRecording()
            device.lift(device.pinch(at: CGPoint(x: 195, y: 376), spread: 60, scale: 2))
            device.advance(by: 1.0031)
            device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500)).lift()
            device.advance(by: 0.2)
            device.tap(at: CGPoint(x: 195, y: 400))
            device.advance(by: 1.2)
            phone.tap(195, 400)
            phone.dragDown()
            trace = phone.window.stopRecording(name: "by-hand")
        }
        let read = try TouchRecording(jsonLines: #require(trace).jsonLines)
        let comparison = try await Comparison(
            read,
            TraceReplay(app: PlayedDemo(), trace: read, itemCount: 16).aligned().answers(on: ComparedPhone())
        )
        #expect(comparison.quantities.count >= 25)
        #expect(comparison.faults.map(\.name) == [])
    }

    @Test("A finger that has to come farther before it pans: the distance, and nothing else", arguments: [6.0, 14.0])
    func panDistance(distance: Double) async throws {
        var phone = ComparedPhone()
        phone.thresholds.panDistance = distance
        let explanation = try await explanation(of: .scroll, on: phone)
        let fit = try #require(explanation.thresholds.first { $0.threshold == .panDistance })
        let interval = try #require(fit.interval)
        #expect(interval.contains(distance) && !interval.contains(10), "\(interval)")
        #expect(explanation.steps.map(\.settings) == [[fit.setting]])
        #expect(explanation.rest.faults.map(\.name) == [])
    }

    @Test("Fingers that have to spread farther before they pinch: the distance, and nothing else", arguments: [3.0, 13.0])
    func pinchDistance(distance: Double) async throws {
        var phone = ComparedPhone()
        phone.thresholds.pinchDistance = distance
        let explanation = try await explanation(of: .pinch, on: phone)
        let fit = try #require(explanation.thresholds.first { $0.threshold == .pinchDistance })
        let interval = try #require(fit.interval)
        #expect(interval.contains(distance) && !interval.contains(8), "\(interval)")
        #expect(explanation.steps.map(\.settings) == [[fit.setting]])
        #expect(explanation.rest.faults.map(\.name) == [])
    }

    @Test("A pinch that begins with the distance moved: its scale, by the switch, and nothing else")
    func pinchScale() async throws {
        var phone = ComparedPhone()
        phone.behavior.pinchScale = .withDistanceMoved
        let explanation = try await explanation(of: .pinch, on: phone)
        #expect(explanation.comparison.faults.map(\.name).contains("pinch on photo 0: scale"))
        #expect(explanation.steps.map(\.settings) == [["pinchScale: withDistanceMoved"]])
        #expect(explanation.rest.isWithin && explanation.waysBack.isEmpty, "\(explanation.rest.faults.map(\.name))")
    }

    @Test("Two things at once: a distance, and a switch on top of it")
    func distanceAndSwitch() async throws {
        var phone = ComparedPhone()
        phone.thresholds.pinchDistance = 13
        phone.behavior.pinchScale = .withDistanceMoved
        let explanation = try await explanation(of: .pinch, on: phone)
        #expect(explanation.steps.count == 2 && explanation.steps.last?.settings == ["pinchScale: withDistanceMoved"])
        #expect(explanation.steps.first?.settings.first?.hasPrefix("pinchDistance: 1") == true)
        #expect(explanation.rest.faults.map(\.name) == [])
    }

    @Test("Another spring of the way back: that spring, by its damping ratio and response, and no switch")
    func spring() async throws {
        var phone = ComparedPhone()
        phone.spring = ComparedPhone.ReturnSpring(dampingRatio: 0.6, response: 0.5)
        let explanation = try await explanation(of: .pinch, on: phone)
        let way = try #require(explanation.waysBack.first)
        #expect(abs(way.measured.dampingRatio - 0.6) < 0.01 && abs(way.measured.response - 0.5) < 0.01, "\(way.measured)")
        #expect(abs(way.ours.dampingRatio - 0.82) < 0.01 && abs(way.ours.response - 0.36) < 0.01, "\(way.ours)")
        // The values that last as long as the flight end with it.
        let names = explanation.comparison.faults.map(\.name)
        #expect(
            names.allSatisfy { $0.hasPrefix("flight of photo: ") || ["calls: times", "feed: flags change at"].contains($0) },
            "\(names)"
        )
        #expect(explanation.comparison.faults.allSatisfy { $0.lag == nil }, "a spring is no lag")
        #expect(explanation.steps.count == 1)
        #expect(explanation.steps.first?.settings.first?.hasPrefix("the spring of the way back") == true)
        #expect(explanation.rest.faults.map(\.name) == [])
    }

    @Test("A phone whose frames lie elsewhere between the touches compares to zero: ours are put there, too", arguments: [0.003, 0.0131])
    func framePhase(delay: TimeInterval) async throws {
        var replay = TraceReplay(app: PlayedDemo(), trace: .pinch, itemCount: 16)
        replay.delay = delay
        let trace = try await replay.answers(on: ComparedPhone())
        let aligned = try await TraceReplay(app: PlayedDemo(), trace: trace, itemCount: 16).aligned()
        #expect(abs(aligned.delay - delay) < 2e-6)
        let comparison = try await Comparison(trace, aligned.answers(on: ComparedPhone()))
        #expect(comparison.isWithin && comparison.quantities.count > 15)
        #expect(comparison.quantities.filter { $0.largest > 1e-3 }.map(\.name) == [])
    }

    @Test("Switches at once that act in the same event: each is named, and none that would do for a part of them")
    func manySwitches() async throws {
        var phone = ComparedPhone()
        phone.behavior.pinchScale = .withDistanceMoved
        phone.behavior.recognizerOrder = .outermostFirst
        let explanation = try await explanation(of: .feedGestures, on: phone)
        let settings = explanation.steps.map { $0.settings.joined(separator: " or ") }.sorted()
        let expected = ["pinchScale: withDistanceMoved", "recognizerOrder: outermostFirst"]
        #expect(settings == expected, "\(settings) leave \(explanation.rest.faults.map(\.name))")
    }

    // MARK: Answers that were changed

    @Test("A frame that was left out is named as that, by its time, and no curve is blamed")
    func lateFrame() async throws {
        let trace = try await changed { answers in
            let frames = answers.filter { if case .frame = $0.content { true } else { false } }
            let missing = frames[frames.count / 2].time
            answers.removeAll { $0.time == missing }
        }
        let comparison = try await comparison(of: trace)
        #expect(comparison.faults.map(\.name) == ["frames"])
        #expect(comparison.missingFrames.count == 1)
        let fault = try #require(comparison.faults.first?.first)
        #expect(fault.measured == "a frame is missing")
    }

    @Test("A flight that was shown a frame later is said to be later by a frame")
    func lag() async throws {
        let trace = try await changed { answers in
            var former: TouchRecording.FlyingReport?
            answers = answers.map { answer in
                guard case .frame(let frame) = answer.content, let flying = frame.flying else { return answer }
                defer { former = flying }
                return TouchRecording.Answer(time: answer.time, content: .frame(.init(number: frame.number, flying: former ?? flying)))
            }
        }
        let comparison = try await comparison(of: trace)
        let position = try #require(comparison.faults.first { $0.name == "flight of photo: position" })
        #expect(abs(try #require(position.lag) - 1.0 / 60) < 0.0011)
        #expect(comparison.faults.allSatisfy { $0.name.hasPrefix("flight of photo: ") })
    }

    @Test("A call that was left out is named, and nothing else is")
    func missingCall() async throws {
        var name = ""
        let trace = try await changed { answers in
            let index = try #require(answers.firstIndex { if case .call = $0.content { true } else { false } })
            guard case .call(let report) = answers.remove(at: index).content else { return }
            name = "\(report.name) by \(report.caller)"
        }
        let comparison = try await comparison(of: trace)
        #expect(comparison.faults.map(\.name) == ["calls: order"])
        #expect(comparison.faults.first?.faultCount == 1)
        #expect(comparison.faults.first?.first?.measured == "nothing" && comparison.faults.first?.first?.ours == name)
    }

    @Test("A call that came twice is named, and nothing else is")
    func doubledCall() async throws {
        let trace = try await changed { answers in
            let index = try #require(answers.lastIndex { if case .call = $0.content { true } else { false } })
            answers.insert(answers[index], at: index)
        }
        let comparison = try await comparison(of: trace)
        #expect(comparison.faults.map(\.name) == ["calls: order"])
        #expect(comparison.faults.first?.first?.ours == "nothing")
    }

    @Test("A list that was half a point lower is named by its offset, and nothing else is")
    func shiftedOffset() async throws {
        let trace = try await changed(.scroll) { answers in
            answers = answers.map { answer in
                guard case .scroll(let report) = answer.content, report.name == "feed" else { return answer }
                let moved = TouchRecording.ScrollReport(
                    name: "feed",
                    x: report.x,
                    y: report.y + 0.5,
                    zoom: report.zoom,
                    flags: report.flags
                )
                return TouchRecording.Answer(time: answer.time, content: .scroll(moved))
            }
        }
        let fault = try #require(try await comparison(of: trace).faults.first)
        #expect(try await comparison(of: trace).faults.map(\.name) == ["feed: offset"])
        #expect(abs(fault.largest - 0.5) < 1e-6 && abs(fault.rms - 0.5) < 1e-6)
    }

    @Test("A backdrop that was a little darker is named by its alpha, and nothing else is")
    func shiftedAlpha() async throws {
        let trace = try await changed { answers in
            answers = answers.map { answer in
                guard case .frame(let frame) = answer.content, let flying = frame.flying, let backdrop = flying.backdrop else {
                    return answer
                }
                let darker = TouchRecording.FlyingReport(
                    name: flying.name,
                    x: flying.x,
                    y: flying.y,
                    width: flying.width,
                    height: flying.height,
                    a: flying.a,
                    b: flying.b,
                    c: flying.c,
                    d: flying.d,
                    alpha: flying.alpha,
                    backdrop: backdrop + 0.01
                )
                return TouchRecording.Answer(time: answer.time, content: .frame(.init(number: frame.number, flying: darker)))
            }
        }
        #expect(try await comparison(of: trace).faults.map(\.name) == ["flight of photo: backdrop"])
    }

    @Test("What no setting of the phone explains is said to be unexplained, and no switch is blamed")
    func unexplained() async throws {
        let trace = try await changed { answers in
            answers = answers.map { answer in
                guard case .scroll(let report) = answer.content else { return answer }
                let moved = TouchRecording.ScrollReport(name: report.name, x: report.x + 7, y: report.y, flags: report.flags)
                return TouchRecording.Answer(time: answer.time, content: .scroll(moved))
            }
        }
        let explanation = try await RecordedTraces.explanation(of: trace)
        #expect(explanation.steps.isEmpty && !explanation.rest.isWithin)
        let text = CompareReport(trace: trace, explanation: explanation).text
        #expect(text.contains("Nothing that was tried explains: feed: offset."), "\(text)")
    }

    // MARK: Switches

    @Test("A switch either leaves all answers as they are, or it is named", arguments: ["feed-gestures", "pinch-to-open"])
    func sweep(name: String) async throws {
        let recording = try name == "feed-gestures" ? TouchRecording.feedGestures : ShippedRecordings.recording(name)
        let base = try await RecordedTraces.trace(of: recording)
        var shown: [String] = []
        for setting in PhoneSetting.all(besides: ComparedPhone()) {
            var phone = ComparedPhone()
            setting.set(&phone)
            let trace = try await RecordedTraces.trace(of: recording, on: phone)
            guard trace.answers != base.answers else { continue }
            let explanation = try await RecordedTraces.explanation(of: trace)
            guard !explanation.comparison.isWithin else { continue }
            let name = "\(setting.name): \(setting.value)"
            let settings = explanation.steps.flatMap(\.settings)
            shown.append(settings.joined(separator: " or "))
            #expect(settings.contains(name) && explanation.steps.count == 1 && explanation.rest.isWithin, "\(name): \(settings)")
        }
        print("Switches that show in \(name): \(shown.joined(separator: ", "))")
        #expect(shown.count > 3)
    }

    // MARK: Support

    private func explanation(of recording: TouchRecording, on phone: ComparedPhone) async throws -> Explanation {
        let explanation = try await RecordedTraces.explanation(of: RecordedTraces.trace(of: recording, on: phone))
        #expect(!explanation.comparison.isWithin)
        return explanation
    }

    /// Returns a trace with changed answers.
    private func changed(
        _ recording: TouchRecording = .pinch,
        _ change: (inout [TouchRecording.Answer]) throws -> Void
    ) async throws -> TouchRecording {
        var trace = try await RecordedTraces.trace(of: recording)
        try change(&trace.answers)
        return trace
    }

    private func comparison(of trace: TouchRecording) async throws -> Comparison {
        try await Comparison(trace, RecordedTraces.trace(of: trace))
    }
}
