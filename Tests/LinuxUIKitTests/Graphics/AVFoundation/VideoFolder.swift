import AVFoundation
import TestSupport
import UIKit

/// A folder of pictures of one colour each, to be played as a video.
@MainActor struct VideoFolder {
    let url: URL

    /// - Parameter name: with the number of pictures a second, where that is not 30.
    init(_ colors: [UIColor], size: CGSize = CGSize(width: 20, height: 10), name: String = "video") throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (index, color) in colors.enumerated() {
            try makeImage(color, size: size).pngData()?.write(to: url.appendingPathComponent("frame\(index + 8).png"))
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    /// Runs a test with a folder of three pictures a second: red, green and blue.
    static func run(_ body: (URL) throws -> Void) throws {
        let folder = try VideoFolder([.red, .green, .blue], name: "video@1")
        defer { folder.remove() }
        try body(folder.url)
    }
}
