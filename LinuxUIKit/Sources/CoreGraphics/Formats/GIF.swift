import CLibGIF
import Foundation

/// Reads GIF by giflib, and composes its frames.
final class GIF: PictureFile, @unchecked Sendable {
    let typeIdentifier = "com.compuserve.gif"
    let width: Int
    let height: Int
    let hasAlpha: Bool
    let loopCount: Int?
    private let frames: [(delay: TimeInterval, hasEnd: Bool)]
    private let data: Data
    private let lock = NSLock()
    /// The canvas with the frames that are composed so far. Usually the next frame is needed next.
    private var canvas: GIFCanvas?

    /// Reads the headers of all frames.
    init?(_ data: Data) {
        guard let reader = GIFReader(data) else { return nil }
        var frames: [(delay: TimeInterval, hasEnd: Bool)] = []
        var hasAlpha = false
        while let control = reader.nextFrame() {
            if control.TransparentColor != NO_TRANSPARENT_COLOR { hasAlpha = true }
            frames.append((Double(control.DelayTime) / 100, reader.skipPixels()))
        }
        guard !frames.isEmpty else { return nil }
        frames[frames.count - 1].hasEnd = reader.hasEnded
        (width, height) = (reader.width, reader.height)
        loopCount = reader.loopCount
        self.hasAlpha = hasAlpha
        self.frames = frames
        self.data = data
    }

    var frameCount: Int { frames.count }

    func delay(of frame: Int) -> TimeInterval? { frames[frame].delay }

    func hasEnd(of frame: Int) -> Bool { frames[frame].hasEnd }

    /// Returns the whole canvas with a frame, at full size. A GIF has no smaller decoding.
    func decode(_ area: PixelArea, of frame: Int, reducedBy factor: Int) -> OpaquePointer? {
        guard Canvas.isPossible(pixelWidth: width, pixelHeight: height) else { return nil }
        return lock.withLock {
            if canvas.map({ $0.frameCount > frame + 1 }) ?? true { canvas = GIFReader(data).map(GIFCanvas.init) }
            guard let canvas else { return nil }
            while canvas.frameCount <= frame, canvas.addFrame() {}
            return Canvas.surface(pixelWidth: width, pixelHeight: height) { pixels, stride in
                canvas.copy(to: pixels, stride: stride)
                return true
            }
        }
    }
}

/// The canvas on which a GIF file's frames are drawn one after the other.
///
/// The canvas is transparent at first, and a cleared area is transparent too: browsers also ignore the file's background color. A frame
/// that reaches beyond the canvas is cut, so no frame takes more memory than the canvas.
private final class GIFCanvas {
    /// The change of the canvas before the next frame is drawn.
    private enum Disposal {
        case none
        case clear(PixelArea)
        case restore(PixelArea, words: [UInt32])
    }

    private let reader: GIFReader
    private let width: Int
    private let height: Int
    private var words: [UInt32]
    private var disposal = Disposal.none
    /// The number of frames that have been drawn.
    private(set) var frameCount = 0

    init(_ reader: GIFReader) {
        self.reader = reader
        (width, height) = (reader.width, reader.height)
        words = [UInt32](repeating: 0, count: width * height)
    }

    /// Draws the next frame. Returns false if there is no next frame.
    func addFrame() -> Bool {
        guard let control = reader.nextFrame() else { return false }
        dispose()
        let frame = reader.area
        let area = PixelArea(
            x: min(frame.x, width),
            y: min(frame.y, height),
            width: max(0, min(frame.width, width - frame.x)),
            height: max(0, min(frame.height, height - frame.y))
        )
        switch control.DisposalMode {
        case DISPOSE_BACKGROUND: disposal = .clear(area)
        case DISPOSE_PREVIOUS: disposal = .restore(area, words: content(of: area))
        default: break
        }
        let palette = reader.palette(transparentIndex: Int(control.TransparentColor))
        reader.readRows { row, indices in
            guard row < area.height else { return }
            let start = (area.y + row) * width + area.x
            for column in 0..<area.width {
                let word = palette[Int(indices[column])]
                if word != 0 { words[start + column] = word }
            }
        }
        frameCount += 1
        return true
    }

    private func dispose() {
        switch disposal {
        case .none: break
        case .clear(let area): set(area, to: [UInt32](repeating: 0, count: area.width * area.height))
        case .restore(let area, let content): set(area, to: content)
        }
        disposal = .none
    }

    private func range(ofRow row: Int, in area: PixelArea) -> Range<Int> {
        let start = (area.y + row) * width + area.x
        return start..<(start + area.width)
    }

    private func content(of area: PixelArea) -> [UInt32] {
        (0..<area.height).flatMap { words[range(ofRow: $0, in: area)] }
    }

    private func set(_ area: PixelArea, to content: [UInt32]) {
        for row in 0..<area.height {
            words.replaceSubrange(range(ofRow: row, in: area), with: content[(row * area.width)..<((row + 1) * area.width)])
        }
    }

    func copy(to pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        words.withUnsafeBufferPointer { words in
            guard let source = words.baseAddress else { return }
            for row in 0..<height {
                UnsafeMutableRawPointer(pixels + row * stride).copyMemory(from: source + row * width, byteCount: width * 4)
            }
        }
    }
}
