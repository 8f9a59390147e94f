import CLibWebP
import Foundation

/// Reads WebP by libwebp, which also composes the frames of an animation.
final class WebP: PictureFile, @unchecked Sendable {
    let typeIdentifier = "org.webmproject.webp"
    let width: Int
    let height: Int
    let exifOrientation: Int?
    let hasAlpha: Bool
    let loopCount: Int?
    private let isAnimated: Bool
    private let frames: [(delay: TimeInterval, hasEnd: Bool)]
    /// The number of bytes to the end of the last whole frame. libwebp refuses a file that is cut off within a frame.
    private let playableLength: Int
    private let data: Data
    private let lock = NSLock()
    /// The player with the frames that are composed so far. Usually the next frame is needed next.
    private var player: WebPPlayer?

    /// The largest number of frames that are read; further frames are ignored. libwebp searches for each frame from the first one on. A
    /// file with very many frames would take minutes.
    private static let frameLimit = 10_000

    init?(_ data: Data) {
        guard data.starts(with: "RIFF".utf8), data.dropFirst(8).starts(with: "WEBP".utf8) else { return nil }
        var header: (width: Int, height: Int, orientation: Int?, hasAlpha: Bool, loopCount: Int?)?
        var frames: [(delay: TimeInterval, hasEnd: Bool)] = []
        var playableLength = 0
        data.withBytes { bytes, count -> Void? in
            var file = WebPData(bytes: bytes, size: count)
            guard let demuxer = WebPDemuxPartial(&file, nil) else { return nil }
            defer { WebPDemuxDelete(demuxer) }
            func number(_ feature: WebPFormatFeature) -> Int { Int(WebPDemuxGetI(demuxer, feature)) }
            let flags = number(WEBP_FF_FORMAT_FLAGS)
            let isAnimated = flags & Int(ANIMATION_FLAG.rawValue) != 0
            header = (
                number(WEBP_FF_CANVAS_WIDTH), number(WEBP_FF_CANVAS_HEIGHT), WebP.orientation(in: demuxer),
                flags & Int(ALPHA_FLAG.rawValue) != 0, isAnimated ? number(WEBP_FF_LOOP_COUNT) : nil
            )
            var frame = WebPIterator()
            defer { WebPDemuxReleaseIterator(&frame) }
            guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { return nil }
            repeat {
                let hasEnd = frame.complete != 0
                // A frame that is cut off can't be composed with the frames before it.
                if !hasEnd, !frames.isEmpty { break }
                frames.append((Double(frame.duration) / 1000, hasEnd))
                if hasEnd, let start = frame.fragment.bytes {
                    // Content of an odd length is followed by a padding byte.
                    playableLength = min(start - bytes + frame.fragment.size + frame.fragment.size % 2, count)
                }
            } while frames.count < WebP.frameLimit && WebPDemuxNextFrame(&frame) != 0
            return nil
        }
        guard let header, !frames.isEmpty else { return nil }
        if data.count < WebP.length(of: data) { frames[frames.count - 1].hasEnd = false }
        (width, height, exifOrientation, hasAlpha, loopCount) = header
        isAnimated = loopCount != nil
        self.frames = frames
        self.playableLength = playableLength
        self.data = data
    }

    /// Returns the length in the file's first chunk, which contains all other chunks.
    private static func length(of data: Data) -> Int {
        data.withUnsafeBytes { ($0.long(at: 4, isBigEndian: false) ?? 0) + 8 }
    }

    private static func orientation(in demuxer: OpaquePointer) -> Int? {
        var chunk = WebPChunkIterator()
        defer { WebPDemuxReleaseChunkIterator(&chunk) }
        guard WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk) != 0 else { return nil }
        return ExifOrientation.find(in: UnsafeRawBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size))
    }

    var frameCount: Int { frames.count }

    func delay(of frame: Int) -> TimeInterval? { isAnimated ? frames[frame].delay : nil }

    func hasEnd(of frame: Int) -> Bool { frames[frame].hasEnd }

    /// Decodes the whole picture, or a frame of an animation at full size.
    func decode(_ area: PixelArea, of frame: Int, reducedBy factor: Int) -> OpaquePointer? {
        isAnimated ? decodeAnimation(to: frame) : decodeStill(width: width, height: height)
    }

    func decode(frame: Int, noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? {
        if isAnimated { return decodeAnimation(to: frame) }
        return decodeStill(width: min(size.width, width), height: min(size.height, height))
    }

    private func decodeAnimation(to frame: Int) -> OpaquePointer? {
        guard Canvas.isPossible(pixelWidth: width, pixelHeight: height) else { return nil }
        return lock.withLock {
            if player == nil { player = WebPPlayer(data.prefix(playableLength)) }
            guard let words = player?.canvas(of: frame) else { return nil }
            return Canvas.surface(pixelWidth: width, pixelHeight: height) { pixels, stride in
                for row in 0..<height { (pixels + row * stride).update(from: words + row * width * 4, count: width * 4) }
                return true
            }
        }
    }

    /// Returns the picture in a size no larger than its own. Rows that are cut off are transparent.
    private func decodeStill(width: Int, height: Int) -> OpaquePointer? {
        Canvas.surface(pixelWidth: width, pixelHeight: height) { pixels, stride in
            data.withBytes { bytes, count in
                var settings = WebPDecoderConfig()
                guard WebPInitDecoderConfig(&settings) != 0 else { return false }
                if (width, height) != (self.width, self.height) {
                    settings.options.use_scaling = 1
                    settings.options.scaled_width = Int32(width)
                    settings.options.scaled_height = Int32(height)
                }
                settings.output.colorspace = MODE_bgrA
                settings.output.is_external_memory = 1
                settings.output.u.RGBA = WebPRGBABuffer(rgba: pixels, stride: Int32(stride), size: stride * height)
                let status = WebPDecode(bytes, count, &settings)
                return status == VP8_STATUS_OK || status == VP8_STATUS_NOT_ENOUGH_DATA || status == VP8_STATUS_SUSPENDED
            } ?? false
        }
    }
}

/// Composes the frames of an animated WebP file one after the other. The canvas is transparent at first: browsers also ignore the file's
/// background color.
private final class WebPPlayer {
    /// The bytes that libwebp reads during playback.
    private let bytes: UnsafeMutableRawBufferPointer
    private let decoder: OpaquePointer
    private var frameCount = 0
    private var shown: UnsafeMutablePointer<UInt8>?

    /// Returns nil if the data can't be played.
    init?(_ data: Data) {
        guard data.count > 12 else { return nil }
        bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 8)
        data.copyBytes(to: bytes)
        // The first chunk gets the length of the data, so that libwebp also plays a file that has been cut off.
        bytes.storeBytes(of: UInt32(clamping: data.count - 8).littleEndian, toByteOffset: 4, as: UInt32.self)
        var options = WebPAnimDecoderOptions()
        var file = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
        guard WebPAnimDecoderOptionsInit(&options) != 0 else {
            bytes.deallocate()
            return nil
        }
        options.color_mode = MODE_bgrA
        guard let decoder = WebPAnimDecoderNew(&file, &options) else {
            bytes.deallocate()
            return nil
        }
        self.decoder = decoder
    }

    deinit {
        WebPAnimDecoderDelete(decoder)
        bytes.deallocate()
    }

    /// Returns the premultiplied pixels of the canvas with a frame, or `nil` if the frame is broken.
    func canvas(of frame: Int) -> UnsafeMutablePointer<UInt8>? {
        if frameCount > frame + 1 || shown == nil {
            WebPAnimDecoderReset(decoder)
            frameCount = 0
        }
        while frameCount <= frame {
            var time = Int32(0)
            guard WebPAnimDecoderGetNext(decoder, &shown, &time) != 0 else {
                shown = nil
                return nil
            }
            frameCount += 1
        }
        return shown
    }
}
