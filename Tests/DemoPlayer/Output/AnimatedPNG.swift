import HeadlessDevice
import UIKit

/// Writes an animated PNG that loops for ever, frame by frame as they come: no more than three pictures are in memory.
///
/// The compressed pixels are those of each frame's own PNG. Frames that look the same become one longer frame, and of the others only
/// the box that changed is written. Pictures are opaque, as screens are: a PNG's frames are all of one kind of pixels.
final class AnimatedPNG {
    private let file: OutputFile
    /// The frame that was handed in last: it is written when its length is known.
    private var pending: (picture: Picture, duration: TimeInterval)?
    private var written: Picture?
    /// What a PNG's header says of opaque pixels: 8 bits, red, green and blue, not interlaced.
    private static let opaquePixels = Data([8, 2, 0, 0, 0])
    private var controlOffset = 0
    private var frameCount: UInt32 = 0
    private var sequenceNumber: UInt32 = 0
    /// The frames' length so far, in seconds, and what has been written of it, in milliseconds: rounding does not add up.
    private var elapsed: TimeInterval = 0
    private var writtenMilliseconds = 0

    /// An animation that is written to a file from its beginning.
    init(writingTo file: OutputFile) {
        self.file = file
    }

    /// Appends a frame that is shown for a duration, in seconds.
    ///
    /// - Throws: `OutputError` if the file cannot be written, or a frame is not as large as the first, or not opaque.
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

    /// Writes what is left. Nothing can be appended afterwards.
    ///
    /// - Throws: `OutputError` if the file cannot be written, or there was no frame.
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
            // How many frames there are is known at the end.
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
        // 0 times is for ever.
        data.append(bigEndian: UInt32(0))
        return PNGChunk(type: "acTL", data: data)
    }

    private func frameControl(of box: PixelBox, milliseconds: Int) -> PNGChunk {
        var data = Data()
        data.append(bigEndian: nextSequenceNumber())
        for number in [box.width, box.height, box.x, box.y] { data.append(bigEndian: UInt32(number)) }
        // A delay is a fraction of two 16-bit numbers: beyond 65 seconds it is counted in hundredths.
        let isLong = milliseconds > UInt16.max
        data.append(bigEndian: isLong ? UInt16(clamping: milliseconds / 10) : UInt16(milliseconds))
        data.append(bigEndian: UInt16(isLong ? 100 : 1000))
        // The frame replaces the pixels of its box (blend operation 0), and they stay for the next (dispose operation 0).
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
