import Foundation

extension TouchRecording {
    /// The text of the recording's file, with a line feed after each line. Reading this text gives the same recording.
    package var jsonLines: String {
        var text = "{\"format\":\(TouchRecording.quoted(TouchRecording.format)),\"version\":\(version)"
        text += ",\"width\":\(TouchRecording.text(of: screen.width)),\"height\":\(TouchRecording.text(of: screen.height))"
        if let scale = screen.scale { text += ",\"scale\":\(TouchRecording.text(of: scale))" }
        if start.screen != .feed { text += ",\"start\":\(TouchRecording.quoted(start.screen.rawValue))" }
        if start.pinch != .zooms { text += ",\"pinch\":\(TouchRecording.quoted(start.pinch.rawValue))" }
        if start.network != .fast { text += ",\"network\":\(TouchRecording.quoted(start.network.rawValue))" }
        if let device {
            text += ",\"model\":\(TouchRecording.quoted(device.model)),\"system\":\(TouchRecording.quoted(device.system))"
            text += ",\"build\":\(TouchRecording.quoted(device.build)),\"rate\":\(TouchRecording.text(of: device.framesPerSecond))"
        }
        text += ",\"name\":\(TouchRecording.quoted(name)),\"note\":\(TouchRecording.quoted(note))}\n"
        for line in lines {
            switch line {
            case .event(let event):
                text += "{\"time\":\(TouchRecording.text(of: event.time)),\"finger\":\(event.finger),\"phase\":\"\(event.phase.rawValue)\""
                text += ",\"x\":\(TouchRecording.text(of: event.x)),\"y\":\(TouchRecording.text(of: event.y))}\n"
            case .answer(let answer): text += "\(answer.jsonLine)\n"
            }
        }
        return text
    }

    /// Returns a number in as few characters as possible, with at most six decimals.
    package static func text(of number: Double) -> String {
        // Whole millionths are exact, and much faster to format than a fraction.
        guard number.magnitude < 1e9 else { return "\(number)" }
        let millionths = Int((number * 1_000_000).rounded())
        let (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        let sign = millionths < 0 ? "-" : ""
        guard fraction > 0 else { return "\(sign)\(whole)" }
        var rest = fraction
        var decimals = 6
        while rest % 10 == 0 {
            rest /= 10
            decimals -= 1
        }
        let digits = String(rest)
        return "\(sign)\(whole).\(String(repeating: "0", count: decimals - digits.utf8.count))\(digits)"
    }

    /// Returns a text as a JSON string.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20: quoted += String(format: "\\u%04x", scalar.value)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
