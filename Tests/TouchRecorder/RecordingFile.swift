import Foundation

/// A recording in a file of its own, named by the device's model, its system and the time.
package struct RecordingFile {
    /// What the recording and the file are called, without the file's extension: "iPhone17,3 iOS 26.2 2026-01-31 at 14.05.09".
    package let name: String

    /// - Parameter date: when it was recorded.
    package init(_ device: TouchRecording.Device, at date: Date) {
        let format = DateFormatter()
        // The same digits and the same calendar everywhere.
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd 'at' HH.mm.ss"
        name = "\(device.model) \(device.system) \(format.string(from: date))".replacingOccurrences(of: "/", with: "-")
    }

    /// Writes a recording into the system's folder for files that are soon gone.
    package func write(_ recording: TouchRecording) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name).appendingPathExtension("jsonl")
        try Data(recording.jsonLines.utf8).write(to: file, options: .atomic)
        return file
    }
}
