import HeadlessDevice
import UIKit

/// Writes an animated PNG that loops forever. Frames are written as they are appended, so at most three pictures are in memory.
///
/// The compressed pixels come from each frame's own PNG. Equal frames become one longer frame. From other frames, only the box that changed
/// is written. All pictures must be opaque, like screens, because all frames of a PNG have the same kind of pixels.
final class AnimatedPNG {
    private let file: OutputFile
    /// The frame that was appended last, which is written when its duration is certain.
    private var pending: (picture: Picture, duration: TimeInterval)?
    private var written: Picture?
    /// The bytes of opaque pixels in a PNG's header: 8 bits per channel, red, green and blue, not interlaced.
    private static let opaquePixels = Data([8, 2, 0, 0, 0])
    private var controlOffset = 0
    private var frameCount: UInt32 = 0
    private var sequenceNumber: UInt32 = 0
    /// The duration of all frames, in seconds, and its written part, in milliseconds. With totals, rounding errors don't add up.
    private var elapsed: TimeInterval = 0
    private var writtenMilliseconds = 0

    /// Creates an animation that is written to a file from the file's beginning.
    init(writingTo file: OutputFile) {
        self.file = file
    }

    /// Appends a frame, with its duration in seconds.
    ///
    /// - Throws: `OutputError` if the file can't be written, or if a frame is not opaque or has another size than the first.
    func append(_ picture: Picture, for duration: TimeInterval) throws(OutputError) {
        let duration = duration.isFinite ? max(duration, 0) : 0
        guard let last = pending else {
            pending = (picture, duration)
            return
        }
        guard picture.width == last.picture.width, picture.height == last.picture.height else {
            let size = "\(last.picture.width) × \(last.picture.height)"
            throw file.error("a frame of \(picture.width) × \(picture.height) pixels in an animation of \(size)")
        }
        if picture.box(changedFrom: last.picture) == nil {
            pending = (last.picture, last.duration + duration)
        } else {
            try write(last.picture, for: last.duration)
            pending = (picture, duration)
        }
    }

    /// Writes the rest of the file. After this call, no frame can be appended.
    ///
    /// - Throws: `OutputError` if the file can't be written, or if no frame was appended.
    func finish() throws(OutputError) {
        guard let last = pending else { throw file.error("an animation without a frame") }
        try write(last.picture, for: last.duration)
        pending = nil
        written = nil
        try file.write(PNGChunk(type: "IEND", data: Data()).bytes)
        try file.overwrite(animationControl.bytes, at: controlOffset)
    }

    private func write(_ picture: Picture, for duration: TimeInterval) throws(OutputError) {
        let box = written.flatMap(picture.box(changedFrom:)) ?? picture.box
        guard let chunks = PNGChunk.chunks(of: picture.cropped(to: box).pngData), let header = chunks.first, header.type == "IHDR"
        else {
            throw file.error("a frame of \(picture.width) × \(picture.height) pixels became no PNG")
        }
        guard header.data.dropFirst(8) == AnimatedPNG.opaquePixels else {
            throw file.error("a frame with transparent pixels in an opaque animation")
        }
        let isFirst = written == nil
        if isFirst {
            try file.write(PNGChunk.signature + header.bytes)
            // The number of frames is written at the end, when it is certain.
            controlOffset = file.length
            try file.write(animationControl.bytes)
        }
        elapsed += duration
        let milliseconds = max(Int((elapsed * 1000).rounded()) - writtenMilliseconds, 1)
        writtenMilliseconds += milliseconds
        try file.write(frameControl(of: box, milliseconds: milliseconds).bytes)
        let compressed = chunks.filter { $0.type == "IDAT" }.reduce(into: Data()) { $0.append($1.data) }
        try file.write(isFirst ? PNGChunk(type: "IDAT", data: compressed).bytes : frameData(compressed).bytes)
        frameCount += 1
        written = picture
    }

    private var animationControl: PNGChunk {
        var data = Data()
        data.append(bigEndian: frameCount)
        // In PNG, 0 loops mean an endless animation.
        data.append(bigEndian: UInt32(0))
        return PNGChunk(type: "acTL", data: data)
    }

    private func frameControl(of box: PixelBox, milliseconds: Int) -> PNGChunk {
        var data = Data()
        data.append(bigEndian: nextSequenceNumber())
        for number in [box.width, box.height, box.x, box.y] { data.append(bigEndian: UInt32(number)) }
        // A delay is a fraction of two 16-bit numbers, so beyond 65 seconds its unit is a hundredth of a second.
        let isLong = milliseconds > UInt16.max
        data.append(bigEndian: isLong ? UInt16(clamping: milliseconds / 10) : UInt16(milliseconds))
        data.append(bigEndian: UInt16(isLong ? 100 : 1000))
        // The frame replaces the pixels of its box (blend operation 0), and the pixels stay for the next frame (dispose operation 0).
        data.append(contentsOf: [0, 0])
        return PNGChunk(type: "fcTL", data: data)
    }

    private func frameData(_ compressed: Data) -> PNGChunk {
        var data = Data(capacity: compressed.count + 4)
        data.append(bigEndian: nextSequenceNumber())
        data.append(compressed)
        return PNGChunk(type: "fdAT", data: data)
    }

    private func nextSequenceNumber() -> UInt32 {
        defer { sequenceNumber += 1 }
        return sequenceNumber
    }
}
