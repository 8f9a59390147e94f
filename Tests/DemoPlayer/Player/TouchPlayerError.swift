import TouchRecorder
import UIKit

/// The reason why a recording could not be played to its end.
enum TouchPlayerError: Error, Equatable {
    /// The recording was made on a screen of another size, in points.
    case otherScreen(recording: String, its: CGSize, phone: CGSize)
    /// The phone still moved `TouchPlayer.idleLimit` seconds after the last event.
    case restless(recording: String, work: [String])
}

extension TouchPlayerError: LocalizedError, CustomStringConvertible {
    var description: String {
        switch self {
        case .otherScreen(let recording, let its, let phone):
            "“\(recording)” was recorded on a screen of \(words(its)) points, and this phone's has \(words(phone))"
        case .restless(let recording, let work):
            "\(Int(TouchPlayer.idleLimit)) seconds after the end of “\(recording)” the phone is not at rest: \(work.joined(separator: ", "))"
        }
    }

    var errorDescription: String? { description }

    private func words(_ size: CGSize) -> String {
        "\(TouchRecording.text(of: Double(size.width))) × \(TouchRecording.text(of: Double(size.height)))"
    }
}
