import HeadlessDevice
import UIKit

/// The photos of a storm's album. They are small, because they are read and decoded over and over again.
@MainActor enum AlbumPhotos {
    static let images = [
        TestImages.make(size: CGSize(width: 39, height: 26), hue: 0.1), TestImages.make(size: CGSize(width: 160, height: 90), hue: 0.3),
        TestImages.make(size: CGSize(width: 30, height: 120), hue: 0.5), TestImages.make(size: CGSize(width: 500, height: 2), hue: 0.7),
        TestImages.make(size: CGSize(width: 700, height: 500), hue: 0.9),
    ]

    static let jpeg = MadePhoto.jpeg(width: 320, height: 240, orientation: .right)

    /// Files that are whole, with one that is decoded in tiles, others that break off or are damaged, and one that is no photo.
    static let files = [
        jpeg, MadePhoto.png(width: 90, height: 120), MadePhoto.png(width: 9_000, height: 24), part(of: jpeg),
        part(of: MadePhoto.png(width: 90, height: 120)), part(of: MadePhoto.png(width: 9_000, height: 24)), damaged(jpeg),
        damaged(MadePhoto.png(width: 90, height: 120)), Data("no photo".utf8), Data(),
    ]

    private static func part(of file: Data) -> Data { file.prefix(file.count * 2 / 3) }

    /// The header is sound, and the pixels are not.
    private static func damaged(_ file: Data) -> Data {
        var file = file
        for index in stride(from: file.count * 2 / 3, to: file.count, by: 20) { file[index] ^= 0x55 }
        return file
    }
}
