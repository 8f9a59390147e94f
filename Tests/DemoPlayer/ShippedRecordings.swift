import TouchRecorder
import UIKit

/// The recordings that come with the demo.
enum ShippedRecordings {
    /// The folder of the recordings in the player's resources.
    static var folder: URL? { Bundle.module.url(forResource: "Touches", withExtension: nil) }

    /// Reads the recording with a name.
    static func recording(_ name: String) throws -> TouchRecording {
        guard let file = folder?.appendingPathComponent(name).appendingPathExtension(fileExtension) else {
            throw DemoError(description: "the demo's own recordings are missing from its resources")
        }
        return try TouchRecording(jsonLines: Data(contentsOf: file))
    }

    /// Returns the files of the recordings, in order of their names.
    static func files() throws(DemoError) -> [URL] {
        let all = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
        guard let all else { throw DemoError(description: "the demo's own recordings are missing from its resources") }
        return all.filter { $0.pathExtension == fileExtension }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The extension of a recording's file.
    static let fileExtension = "jsonl"

    /// The recordings of real phones: the name of each trace, and a note.
    private static let traces = [
        ("phone-two-finger-drag", "A person’s two fingers on a Samsung Galaxy S: uneven reports lift the photo once, without flicker."),
        ("phone-single-drag", "A person’s finger on a Samsung Galaxy S, dragged across the feed. No photo lifts, as it should be."),
    ]

    /// Writes all recordings into a folder, each to a file with its name.
    ///
    /// - Returns: The files.
    @discardableResult
    static func write(to folder: URL) throws -> [URL] {
        let gestures = FeedGestures()
        let real = try traces.map { name, note in try converted(name, note, on: gestures.screen) }
        let recordings = gestures.all + real + TransitionGestures().all
        for recording in recordings { try recording.validate() }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try recordings.map { recording in
            let file = folder.appendingPathComponent(recording.name).appendingPathExtension(fileExtension)
            try Data(recording.jsonLines.utf8).write(to: file, options: .atomic)
            return file
        }
    }

    private static func converted(_ name: String, _ note: String, on screen: TouchRecording.Screen) throws -> TouchRecording {
        guard let file = Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Touches/Traces") else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "Touches/Traces/\(name).csv"])
        }
        return try PhoneTrace(csv: String(contentsOf: file, encoding: .utf8)).recording(on: screen, name: name, note: note)
    }
}
