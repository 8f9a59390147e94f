import CLibGIF
import Foundation

/// Reads a GIF file's frames in order, by giflib.
final class GIFReader {
    /// The data from which giflib reads.
    private final class Source {
        let data: Data
        private var position: Int

        init(_ data: Data) {
            self.data = data
            position = data.startIndex
        }

        func read(_ count: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
            let end = min(position + max(count, 0), data.endIndex)
            defer { position = end }
            data.copyBytes(to: target, from: position..<end)
            return end - position
        }
    }

    private let source: Source
    private let file: UnsafeMutablePointer<GifFileType>
    /// The number of times that the frames are played, or 0 for no end. The value is `nil` before the file has said the number.
    private(set) var loopCount: Int?
    /// Whether the file's end has been read.
    private(set) var hasEnded = false

    /// The frames' canvas, in pixels.
    var width: Int { Int(file.pointee.SWidth) }
    var height: Int { Int(file.pointee.SHeight) }

    init?(_ data: Data) {
        let source = Source(data)
        let file = DGifOpen(
            Unmanaged.passUnretained(source).toOpaque(),
            { file, bytes, count in
                guard let source = file?.pointee.UserData, let bytes else { return 0 }
                return Int32(Unmanaged<Source>.fromOpaque(source).takeUnretainedValue().read(Int(count), to: bytes))
            },
            nil
        )
        guard let file else { return nil }
        self.source = source
        self.file = file
    }

    deinit {
        DGifCloseFile(file, nil)
    }

    // MARK: Frames

    /// Reads the header of the next frame. Returns nil if there is no next frame.
    func nextFrame() -> GraphicsControlBlock? {
        var control = GraphicsControlBlock()
        control.TransparentColor = NO_TRANSPARENT_COLOR
        var kind = UNDEFINED_RECORD_TYPE
        while DGifGetRecordType(file, &kind) == GIF_OK {
            switch kind {
            case IMAGE_DESC_RECORD_TYPE: return DGifGetImageHeader(file) == GIF_OK ? control : nil
            case EXTENSION_RECORD_TYPE: guard readExtension(&control) else { return nil }
            default:
                hasEnded = kind == TERMINATE_RECORD_TYPE
                return nil
            }
        }
        return nil
    }

    private func readExtension(_ control: inout GraphicsControlBlock) -> Bool {
        var (code, block) = (Int32(0), UnsafeMutablePointer<GifByteType>?.none)
        guard DGifGetExtension(file, &code, &block) == GIF_OK else { return false }
        var isLoop = false
        while let content = block {
            // A block begins with its length.
            let bytes = UnsafeBufferPointer(start: content + 1, count: Int(content[0]))
            if code == GRAPHICS_EXT_FUNC_CODE { _ = DGifExtensionToGCB(bytes.count, content + 1, &control) }
            if isLoop, bytes.count >= 3, bytes[0] & 7 == 1 { loopCount = Int(bytes[1]) | Int(bytes[2]) << 8 }
            isLoop = code == APPLICATION_EXT_FUNC_CODE && (isLoop || GIFReader.loopNames.contains { bytes.elementsEqual($0.utf8) })
            guard DGifGetExtensionNext(file, &block) == GIF_OK else { return false }
        }
        return true
    }

    /// The applications whose blocks have the number of times that the frames are played.
    private static let loopNames = ["NETSCAPE2.0", "ANIMEXTS1.0"]

    /// The place of the frame whose header was read last, in pixels of the canvas. The place may be partly outside the canvas.
    var area: PixelArea {
        let image = file.pointee.Image
        return PixelArea(x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height))
    }

    /// Returns the frame's colours as opaque words 0xAARRGGBB, one for each index, with 0 for an index that isn't drawn.
    func palette(transparentIndex: Int) -> [UInt32] {
        var words = [UInt32](repeating: 0, count: 256)
        guard let map = (file.pointee.Image.ColorMap ?? file.pointee.SColorMap)?.pointee, let colors = map.Colors else { return words }
        for index in 0..<min(Int(map.ColorCount), words.count) where index != transparentIndex {
            let color = colors[index]
            words[index] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
        }
        return words
    }

    // MARK: Pixels

    /// Skips the frame's pixels, or the rest of them. Returns false if the data breaks off.
    @discardableResult func skipPixels() -> Bool {
        var block: UnsafeMutablePointer<GifByteType>?
        repeat {
            guard DGifGetCodeNext(file, &block) == GIF_OK else { return false }
        } while block != nil
        return true
    }

    /// The first row and the distance between rows, for each pass.
    private static let passes: [(first: Int, step: Int)] = [(0, 1)]
    private static let interlacedPasses: [(first: Int, step: Int)] = [(0, 8), (4, 8), (2, 4), (1, 2)]

    /// Unpacks the frame row by row, as far as the data has rows.
    ///
    /// - Parameter body: The closure to call with the row's number in the frame and the indices of the row's colours.
    func readRows(_ body: (_ row: Int, _ indices: UnsafeBufferPointer<UInt8>) -> Void) {
        let area = area
        guard area.width > 0, area.height > 0 else {
            skipPixels()
            return
        }
        var line = [GifPixelType](repeating: 0, count: area.width)
        for pass in file.pointee.Image.Interlace ? GIFReader.interlacedPasses : GIFReader.passes {
            for row in stride(from: pass.first, to: area.height, by: pass.step) {
                guard DGifGetLine(file, &line, Int32(area.width)) == GIF_OK else {
                    skipPixels()
                    return
                }
                line.withUnsafeBufferPointer { body(row, $0) }
            }
        }
    }
}
