import Foundation

/// A file with one recording. The device's model, its system and the time make the file's name.
package struct RecordingFile {
    /// The name of the recording and of its file, without the extension: "iPhone17,3 iOS 26.2 2026-01-31 at 14.05.09".
    package let name: String

    /// - Parameter date: The time of the recording.
    package init(_ device: TouchRecording.Device, at date: Date) {
        let format = DateFormatter()
        // With this locale, digits and calendar are the same in every region.
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd 'at' HH.mm.ss"
        name = "\(device.model) \(device.system) \(format.string(from: date))".replacingOccurrences(of: "/", with: "-")
    }

    /// Writes a recording into the system's folder for temporary files.
    package func write(_ recording: TouchRecording) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name).appendingPathExtension("jsonl")
        try Data(recording.jsonLines.utf8).write(to: file, options: .atomic)
        return file
    }
}
