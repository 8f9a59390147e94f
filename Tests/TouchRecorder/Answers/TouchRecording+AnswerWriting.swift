import Foundation

extension TouchRecording.Answer {
    /// The answer as a line of a file, without the line feed.
    var jsonLine: String {
        let start = "{\"time\":\(TouchRecording.text(of: time))"
        switch content {
        case .recognizer(let report):
            let what = ",\"recognizer\":\"\(report.kind.rawValue)\",\"on\":\(TouchRecording.quoted(report.owner))"
            let place = text(of: [("x", report.x), ("y", report.y)])
            return start + what + ",\"state\":\"\(report.state.rawValue)\"" + text(of: report.measure.numbers) + place
                + ",\"touches\":\(report.touchCount)}"
        case .scroll(let report):
            // A zoom scale of 1 is the default and is left out.
            let zoom = report.zoom == 1 ? "" : text(of: [("zoom", report.zoom)])
            return start + ",\"scroll\":\(TouchRecording.quoted(report.name))" + text(of: [("x", report.x), ("y", report.y)]) + zoom
                + ",\"flags\":\"\(report.flags.text)\"}"
        case .call(let report):
            return start + ",\"call\":\(TouchRecording.quoted(report.name)),\"by\":\(TouchRecording.quoted(report.caller))}"
        case .frame(let report):
            let flying = report.flying.map { ",\"flies\":\(TouchRecording.quoted($0.name))" + text(of: $0.numbers) }
            return start + ",\"frame\":\(report.number)" + (flying ?? "") + "}"
        }
    }

    private func text(of numbers: [(key: String, value: Double)]) -> String {
        numbers.map { ",\"\($0.key)\":\(TouchRecording.text(of: $0.value))" }.joined()
    }
}

extension TouchRecording.ScrollReport.Flags {
    /// The words of all flags that are set, separated by spaces.
    fileprivate var text: String {
        Self.words.filter { contains($0.flag) }.map(\.word).joined(separator: " ")
    }
}
