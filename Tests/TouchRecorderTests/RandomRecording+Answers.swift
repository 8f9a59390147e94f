import PortableTestSupport

@testable import TouchRecorder

extension RandomRecording {
    /// Returns a recording of random fingers with answers of every kind, before, between and after the fingers' events.
    static func makeAnswered(seed: UInt64, eventCount: Int = 60) -> TouchRecording {
        var recording = make(seed: seed, eventCount: eventCount)
        var random = SeededGenerator(seed: seed ^ 0xA5A5)
        if Int.random(in: 0..<4, using: &random) > 0 {
            recording.device = TouchRecording.Device(
                model: "iPhone17,3",
                system: "iOS 26.2",
                build: Bool.random(using: &random) ? "23C54" : "",
                framesPerSecond: Bool.random(using: &random) ? 120 : 59.94
            )
        }
        // Some answers come at the time of an event, some between events.
        var times = recording.events.map(\.time)
        times += (0..<eventCount).map { _ in Double.random(in: 0...(recording.duration + 1), using: &random).roundedToMillionths }
        recording.answers = times.sorted().map { TouchRecording.Answer(time: $0, content: content(&random)) }
        return recording
    }

    private static func content(_ random: inout SeededGenerator) -> TouchRecording.Answer.Content {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .recognizer(recognizer(&random))
        case 1: .scroll(scroll(&random))
        case 2: .call(TouchRecording.CallReport(name: name(&random), caller: name(&random)))
        case 3: .frame(TouchRecording.FrameReport(number: Int.random(in: 0...999_999_999, using: &random), flying: nil))
        default: .frame(TouchRecording.FrameReport(number: Int.random(in: 0...999, using: &random), flying: flying(&random)))
        }
    }

    private static func recognizer(_ random: inout SeededGenerator) -> TouchRecording.RecognizerReport {
        typealias Report = TouchRecording.RecognizerReport
        let kind = Report.Kind.allCases.randomElement(using: &random) ?? .other
        let measure: Report.Measure =
            switch kind {
            case .pinch: .scale(number(&random), velocity: number(&random))
            case .rotation: .angle(number(&random), velocity: number(&random))
            case .pan, .edgePan: .translation(dx: number(&random), dy: number(&random), vx: number(&random), vy: number(&random))
            case .swipe, .tap, .doubleTap, .longPress, .other: .none
            }
        return Report(
            kind: kind,
            owner: name(&random),
            state: Report.State.allCases.randomElement(using: &random) ?? .failed,
            measure: Int.random(in: 0..<5, using: &random) == 0 ? .none : measure,
            x: number(&random),
            y: number(&random),
            touchCount: Int.random(in: 0...5, using: &random)
        )
    }

    private static func scroll(_ random: inout SeededGenerator) -> TouchRecording.ScrollReport {
        TouchRecording.ScrollReport(
            name: name(&random),
            x: number(&random),
            y: number(&random),
            zoom: Bool.random(using: &random) ? 1 : number(&random),
            flags: TouchRecording.ScrollReport.Flags(rawValue: Int.random(in: 0..<64, using: &random))
        )
    }

    private static func flying(_ random: inout SeededGenerator) -> TouchRecording.FlyingReport {
        TouchRecording.FlyingReport(
            name: name(&random),
            x: number(&random),
            y: number(&random),
            width: number(&random),
            height: number(&random),
            a: number(&random),
            b: number(&random),
            c: number(&random),
            d: number(&random),
            alpha: number(&random),
            backdrop: Bool.random(using: &random) ? number(&random) : nil
        )
    }

    private static func name(_ random: inout SeededGenerator) -> String {
        ["photo 0", "feed", "", "“page” \"2\"\\", "a\nb", "👣"].randomElement(using: &random) ?? "feed"
    }

    private static func number(_ random: inout SeededGenerator) -> Double {
        [0, 1, -1, 0.1, 1e9, -2.5e12].randomElement(using: &random).flatMap { Bool.random(using: &random) ? $0 : nil }
            ?? Double.random(in: -2000...2000, using: &random)
    }
}
