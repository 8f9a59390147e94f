import Foundation
import HeadlessDevice
import Testing
import UIKit

/// Compares pictures with those that are kept in the repository, in the folder `Pictures`.
///
/// `make record` takes them anew. On a difference the kept picture, the new one and their difference are written side by side and named.
@MainActor enum KeptPicture {
    /// How far a channel may be off, of 255: what another version of Cairo may round otherwise. An alpha that is off by 0.01 is off by 2.5.
    private static let tolerance = 2

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Pictures")
    /// Whether pictures are taken anew instead of compared.
    nonisolated static let isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"

    static func expect(_ picture: Picture, isLike name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = folder.appendingPathComponent("\(name).png")
        if isRecording {
            try picture.write(to: file)
            return
        }
        let kept = UIImage(contentsOfFile: file.path).flatMap(Picture.init)
        guard let kept else {
            Issue.record("There is no picture \(file.path): `make record` takes it", sourceLocation: sourceLocation)
            return
        }
        guard kept.width == picture.width, kept.height == picture.height, largestDifference(kept, picture) <= tolerance else {
            let written = try write(kept: kept, new: picture, name: name)
            Issue.record("\(name) looks otherwise:\n\(written.joined(separator: "\n"))", sourceLocation: sourceLocation)
            return
        }
    }

    /// Writes the three pictures and answers where they are.
    private static func write(kept: Picture, new: Picture, name: String) throws -> [String] {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("PinchZoomOverlay-pictures")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return try [("expected", kept), ("actual", new), ("difference", difference(kept, new))].map { kind, picture in
            let file = place.appendingPathComponent("\(name)-\(kind).png")
            try picture.write(to: file)
            return file.path
        }
    }

    /// Black where two pictures are the same, and brighter by sixteen times what they differ by.
    static func difference(_ first: Picture, _ second: Picture) -> Picture {
        let width = max(first.width, second.width)
        let height = max(first.height, second.height)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                guard column < min(first.width, second.width), row < min(first.height, second.height) else {
                    pixels += [255, 0, 255, 255]
                    continue
                }
                let one = first[column, row]
                let other = second[column, row]
                for (a, b) in [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)] {
                    pixels.append(UInt8(min(abs(Int(a) - Int(b)) * 16, 255)))
                }
                pixels.append(255)
            }
        }
        return Picture(width: width, height: height, scale: 1, pixels: pixels)
    }
}
