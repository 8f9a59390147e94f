import HeadlessDevice
import UIKit

@testable import PinchZoomTestSupport

/// The photos of a storm's album. All photos are small, because the storms read and decode them again and again.
@MainActor enum AlbumPhotos {
    static let images = [
        TestImages.make(size: CGSize(width: 39, height: 26), hue: 0.1), TestImages.make(size: CGSize(width: 160, height: 90), hue: 0.3),
        TestImages.make(size: CGSize(width: 30, height: 120), hue: 0.5), TestImages.make(size: CGSize(width: 500, height: 2), hue: 0.7),
        TestImages.make(size: CGSize(width: 700, height: 500), hue: 0.9),
    ]

    static let jpeg = MadePhoto.jpeg(width: 320, height: 240, orientation: .right)

    /// Whole files, truncated files, damaged files, a file without a photo, and an empty file. The widest file is decoded in tiles.
    static let files = [
        jpeg, MadePhoto.png(width: 90, height: 120), MadePhoto.png(width: 9_000, height: 24), part(of: jpeg),
        part(of: MadePhoto.png(width: 90, height: 120)), part(of: MadePhoto.png(width: 9_000, height: 24)), damaged(jpeg),
        damaged(MadePhoto.png(width: 90, height: 120)), Data("no photo".utf8), Data(),
    ]

    private static func part(of file: Data) -> Data { file.prefix(file.count * 2 / 3) }

    /// Returns the file with damaged pixels behind an intact header.
    private static func damaged(_ file: Data) -> Data {
        var file = file
        for index in stride(from: file.count * 2 / 3, to: file.count, by: 20) { file[index] ^= 0x55 }
        return file
    }
}
