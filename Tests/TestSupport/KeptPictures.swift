import Foundation
import HeadlessDevice
import UIKit

/// Pictures that are kept in the repository, for comparison with new ones.
///
/// `make record` takes new pictures. If a picture differs, the kept picture, the new one and their difference are written side by side and
/// named.
@MainActor public struct KeptPictures {
    /// The allowed difference of a channel, of 255, for the rounding of another version of Cairo. An alpha that is off by 0.01 is off by
    /// 2.5.
    private static let tolerance = 2

    private let folder: URL

    /// Whether new pictures are taken instead of compared.
    nonisolated public static let isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"

    /// Uses the pictures in the folder `Pictures` of a test target. `testFile` is a file of that target, in any of its folders.
    public init(testFile: String = #filePath) {
        var target = URL(fileURLWithPath: testFile).deletingLastPathComponent()
        while target.pathComponents.count > 1, target.deletingLastPathComponent().lastPathComponent != "Tests" {
            target.deleteLastPathComponent()
        }
        folder = target.appendingPathComponent("Pictures")
    }

    /// Uses the pictures in a folder.
    public init(in folder: URL) {
        self.folder = folder
    }

    /// Returns the difference between a picture and the kept one in words, or `nil` if they match.
    public func fault(of picture: Picture, named name: String) throws -> String? {
        let file = folder.appendingPathComponent("\(name).png")
        if KeptPictures.isRecording {
            try picture.write(to: file)
            return nil
        }
        guard let kept = UIImage(contentsOfFile: file.path).flatMap(Picture.init) else {
            return "there is no picture \(file.path): `make record` takes it"
        }
        let isAlike =
            kept.width == picture.width && kept.height == picture.height
            && largestDifference(kept, picture) <= KeptPictures.tolerance
        return isAlike ? nil : "\(name) looks otherwise:\n" + (try write(kept: kept, new: picture, name: name)).joined(separator: "\n")
    }

    /// Writes the three pictures and returns their paths.
    private func write(kept: Picture, new: Picture, name: String) throws -> [String] {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("PinchZoomOverlay-pictures")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let difference = KeptPictures.difference(kept, new)
        return try [("expected", kept), ("actual", new), ("difference", difference)].map { kind, picture in
            let file = place.appendingPathComponent("\(name)-\(kind).png")
            try picture.write(to: file)
            return file.path
        }
    }

    /// Returns a picture that is black in equal pixels, and otherwise sixteen times as bright as the difference.
    public static func difference(_ first: Picture, _ second: Picture) -> Picture {
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
