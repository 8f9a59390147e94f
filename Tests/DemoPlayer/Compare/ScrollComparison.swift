import Foundation
import TouchRecorder

/// Compares the positions and the flags of scroll views.
struct ScrollComparison {
    private(set) var quantities: [ComparedQuantity] = []

    private typealias Report = (time: TimeInterval, report: TouchRecording.ScrollReport)

    init(_ measured: [TouchRecording.Answer], _ ours: [TouchRecording.Answer], _ frames: FrameTimes) {
        let (measured, ours) = (ScrollComparison.reports(measured), ScrollComparison.reports(ours))
        var names: [String] = []
        for (_, report) in measured + ours where !names.contains(report.name) { names.append(report.name) }
        for name in names {
            compare(name, measured.filter { $0.report.name == name }, ours.filter { $0.report.name == name }, frames)
        }
    }

    private mutating func compare(_ name: String, _ measured: [Report], _ ours: [Report], _ frames: FrameTimes) {
        var offset = ComparedQuantity("\(name): offset", .offset)
        var zoom = ComparedQuantity("\(name): zoom scale", .scale)
        func compare(_ quantity: inout ComparedQuantity, _ values: (TouchRecording.ScrollReport) -> [Double]) {
            let curve = ScrollComparison.curve(of: values, in: measured)
            quantity.note(curve, ScrollComparison.curve(of: values, in: ours), longestStep: frames.longestStep)
        }
        compare(&offset) { [$0.x, $0.y] }
        compare(&zoom) { [$0.zoom] }
        quantities += [offset, zoom]
        var flags = ComparedQuantity("\(name): flags", .flags)
        var times = ComparedQuantity("\(name): flags change at", .callTime)
        let (ones, others) = (ScrollComparison.changes(measured), ScrollComparison.changes(ours))
        for step in SequenceDifference(measured: ones.map(\.report.flags), ours: others.map(\.report.flags)).steps {
            switch step {
            case .both(let one, let other):
                flags.note(ones[one].report.flags.inWords, others[other].report.flags.inWords, at: ones[one].time)
                times.note([ones[one].time], [others[other].time], at: ones[one].time)
            case .measuredOnly(let one): flags.note(ones[one].report.flags.inWords, nil, at: ones[one].time)
            case .oursOnly(let other): flags.note(nil, others[other].report.flags.inWords, at: others[other].time)
            }
        }
        quantities += [flags, times]
    }

    private static func reports(_ answers: [TouchRecording.Answer]) -> [Report] {
        answers.compactMap { answer in
            guard case .scroll(let report) = answer.content else { return nil }
            return (answer.time, report)
        }
    }

    private static func curve(of values: (TouchRecording.ScrollReport) -> [Double], in reports: [Report]) -> AnswerCurve {
        AnswerCurve(reports.map { AnswerCurve.Sample(time: $0.time, values: values($0.report)) })
    }

    /// Returns the reports whose flags differ from those of the report before.
    private static func changes(_ reports: [Report]) -> [Report] {
        reports.enumerated().filter { $0.offset == 0 || reports[$0.offset - 1].report.flags != $0.element.report.flags }.map(\.element)
    }
}

extension TouchRecording.ScrollReport.Flags {
    /// The flags as words, as in a file.
    fileprivate var inWords: String {
        let words = Self.words.filter { contains($0.flag) }.map(\.word)
        return words.isEmpty ? "no flag" : words.joined(separator: " ")
    }
}
