import HeadlessDevice
import ImageIO
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/imageio/cgimagesource, and the pages of `CGImageSourceGetCount(_:)`,
/// `CGImageSourceCopyProperties(_:_:)`, `CGImageSourceCopyPropertiesAtIndex(_:_:_:)` and of the keys of GIF and WebP files.
@MainActor @Suite("Animated files", .timeLimit(.minutes(20))) struct AnimatedFileTests {
    struct File: Sendable, CustomTestStringConvertible {
        let name: String
        let fileExtension: String
        let width: Int
        let loopCount: Int
        /// In seconds.
        let delays: [Double]

        var testDescription: String { fileExtension }

        func data() throws -> Data { try ImageFixture.data("\(name).\(fileExtension)") }
        var dictionaryKey: CFString { fileExtension == "gif" ? kCGImagePropertyGIFDictionary : kCGImagePropertyWebPDictionary }
        var loopKey: CFString { fileExtension == "gif" ? kCGImagePropertyGIFLoopCount : kCGImagePropertyWebPLoopCount }
        var delayKey: CFString { fileExtension == "gif" ? kCGImagePropertyGIFDelayTime : kCGImagePropertyWebPDelayTime }
        var unclampedKey: CFString {
            fileExtension == "gif" ? kCGImagePropertyGIFUnclampedDelayTime : kCGImagePropertyWebPUnclampedDelayTime
        }
    }

    nonisolated static let files = [
        File(name: "disposal", fileExtension: "gif", width: 20, loopCount: 3, delays: [0.05, 0.2, 0, 1, 0.1]),
        File(name: "animated", fileExtension: "webp", width: 24, loopCount: 2, delays: [0.05, 0.2, 0.12, 1]),
    ]

    private func source(_ data: Data) throws -> CGImageSource { try #require(CGImageSourceCreateWithData(data as CFData, nil)) }

    private func picture(_ source: CGImageSource, _ frame: Int) throws -> Picture {
        try #require(CGImageSourceCreateImageAtIndex(source, frame, nil).flatMap { Picture(UIImage(cgImage: $0)) })
    }

    @Test("The file says how often its frames are played, and each frame for how long it is shown, with at least 0.1 s", arguments: files)
    func times(file: File) throws {
        let source = try source(file.data())
        #expect(CGImageSourceGetCount(source) == file.delays.count)
        let properties = CGImageSourceCopyProperties(source, nil)?[file.dictionaryKey] as? NSDictionary
        #expect(properties?[file.loopKey] as? Int == file.loopCount)
        for (index, delay) in file.delays.enumerated() {
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
            let times = try #require(properties[file.dictionaryKey] as? NSDictionary)
            #expect(times[file.unclampedKey] as? Double == delay && times[file.delayKey] as? Double == max(delay, 0.1))
            #expect(properties[kCGImagePropertyPixelWidth] as? Int == file.width)
        }
        #expect(CGImageSourceCopyPropertiesAtIndex(source, file.delays.count, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, -1, nil) == nil)
    }

    // GIF89a, 23: a frame is left in its place, its area is cleared, or restored to the previous content, before the next one is drawn.
    @Test("Each frame is composed with those before it, in whatever order the frames are needed", arguments: files)
    func frames(file: File) throws {
        let source = try source(file.data())
        for frame in Array(file.delays.indices) + [3, 1, 1, 2, 0, 3] {
            let expected = try ImageFixture.expected(file.name, frame: frame, width: file.width)
            #expect(try ImageFixture.largestSeenDifference(picture(source, frame), expected) <= 1, "frame \(frame)")
        }
        #expect(CGImageSourceCreateImageAtIndex(source, file.delays.count, nil) == nil)
    }

    @Test("A frame has thumbnails, and is decoded when it is drawn or at once", arguments: files)
    func thumbnails(file: File) throws {
        try HeadlessDevice.run { device in
            let source = try source(file.data())
            let options: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: file.width / 2,
            ]
            let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 1, options as CFDictionary))
            #expect(thumbnail.width == file.width / 2 && device.decodedPixels.byteCountOnMainActor == 0)
            let now = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 1, now))
            #expect(device.decodedPixels.byteCountOnMainActor == file.width * image.height * 4)
        }
    }

    // From https://developer.apple.com/documentation/imageio/cgimagesourcestatus: "The end of the file occurred unexpectedly".
    @Test("Of a file that breaks off, the frames before the last one are there, and the last one is incomplete", arguments: files)
    func cutOff(file: File) throws {
        let data = try file.data()
        for count in stride(from: 0, to: data.count, by: 3) {
            let source = try source(data.prefix(count))
            let frames = CGImageSourceGetCount(source)
            for frame in 0..<frames {
                let status = CGImageSourceGetStatusAtIndex(source, frame)
                #expect(status == (frame == frames - 1 ? .statusUnexpectedEOF : .statusComplete), "frame \(frame) of \(count) bytes")
                let picture = try picture(source, frame)
                guard frame < frames - 1 else { continue }
                let expected = try ImageFixture.expected(file.name, frame: frame, width: file.width)
                #expect(ImageFixture.largestSeenDifference(picture, expected) <= 1, "frame \(frame) of \(count) bytes")
            }
        }
    }

    @Test("A still file has no times; one without a number of plays has none", .chosen)
    func still() throws {
        let source = try source(ImageFixture.data("lossy.webp"))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyWebPDictionary] == nil)
        #expect(CGImageSourceCopyProperties(source, nil)?.count == 0)
        // A GIF of a single pixel, without a block of NETSCAPE2.0.
        let gif = try #require(Data(base64Encoded: "R0lGODdhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="))
        let single = try self.source(gif)
        #expect(CGImageSourceGetCount(single) == 1 && CGImageSourceCopyProperties(single, nil)?.count == 0)
        #expect(try picture(single, 0)[0, 0] == Ink.red)
    }

    @Test("A frame that is larger than its canvas is cut", .chosen)
    func beyond() throws {
        var gif = try #require(Data(base64Encoded: "R0lGODdhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="))
        // The frame's size is behind the mark of an image and four bytes of its place.
        let frame = try #require(gif.firstIndex(of: 0x2C))
        gif.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xFF, 0xFF, 0xFF])
        let picture = try picture(source(gif), 0)
        #expect((picture.width, picture.height) == (1, 1))
        gif.replaceSubrange((frame + 1)..<(frame + 5), with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try self.picture(source(gif), 0)[0, 0].alpha == 0)
    }
}
