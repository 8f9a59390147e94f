import HeadlessDevice
import UIKit

@testable import DemoPlayer

/// An animated PNG, read by the letter of the specification: whatever it does not allow is an error.
struct StrictPNG {
    struct Frame {
        var box: PixelBox
        var delay: TimeInterval
        var milliseconds: Int
        var dispose: UInt8
        var blend: UInt8
        var compressed: Data
    }

    struct Violation: Error {
        let what: String
    }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var announcedFrames = 0
    private(set) var plays = 0
    private(set) var frames: [Frame] = []
    private(set) var chunkTypes: [String] = []
    private var header = Data()
    private var expectedSequence = 0

    init(_ file: Data) throws {
        var bytes = [UInt8](file)[...]
        try StrictPNG.require(bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]), "the signature")
        bytes = bytes.dropFirst(8)
        while !bytes.isEmpty {
            try StrictPNG.require(chunkTypes.last != "IEND", "something after IEND")
            try StrictPNG.require(bytes.count >= 12, "a whole chunk")
            let length = StrictPNG.number(bytes.prefix(4))
            try StrictPNG.require(bytes.count >= length + 12, "a chunk as long as it says")
            let typeAndData = bytes.dropFirst(4).prefix(length + 4)
            let checksum = StrictPNG.number(bytes.dropFirst(length + 8).prefix(4))
            try StrictPNG.require(checksum == StrictPNG.slowCRC(typeAndData), "the checksum of a chunk")
            try take(String(decoding: typeAndData.prefix(4), as: UTF8.self), Data(typeAndData.dropFirst(4)))
            bytes = bytes.dropFirst(length + 12)
        }
        try StrictPNG.require(chunkTypes.last == "IEND", "IEND at the end")
        try StrictPNG.require(frames.count == announcedFrames, "as many frames as announced: \(frames.count), not \(announcedFrames)")
        try StrictPNG.require(frames.allSatisfy { !$0.compressed.isEmpty }, "data in each frame")
    }

    /// What each frame shows, with the pixels that it leaves alone.
    func pictures() throws -> [Picture] {
        var shown: Picture?
        return try frames.map { frame in
            var png = PNGChunk.signature
            var size = Data()
            size.append(bigEndian: UInt32(frame.box.width))
            size.append(bigEndian: UInt32(frame.box.height))
            png.append(PNGChunk(type: "IHDR", data: size + header.dropFirst(8)).bytes)
            png.append(PNGChunk(type: "IDAT", data: frame.compressed).bytes)
            png.append(PNGChunk(type: "IEND", data: Data()).bytes)
            guard let image = UIImage(data: png), let part = Picture(image) else { throw Violation(what: "a frame that can be decoded") }
            try StrictPNG.require(part.width == frame.box.width && part.height == frame.box.height, "a frame as large as it says")
            let picture = shown?.replacing(frame.box, by: part) ?? part
            shown = picture
            return picture
        }
    }

    private mutating func take(_ type: String, _ data: Data) throws {
        let bytes = [UInt8](data)[...]
        try StrictPNG.require((type == "IHDR") == chunkTypes.isEmpty, "IHDR first and once")
        switch type {
        case "IHDR":
            try StrictPNG.require(data.count == 13, "13 bytes in IHDR")
            header = data
            (width, height) = (StrictPNG.number(bytes.prefix(4)), StrictPNG.number(bytes.dropFirst(4).prefix(4)))
        case "acTL":
            try StrictPNG.require(data.count == 8 && frames.isEmpty && !chunkTypes.contains("acTL"), "one acTL before all frames")
            (announcedFrames, plays) = (StrictPNG.number(bytes.prefix(4)), StrictPNG.number(bytes.dropFirst(4)))
        case "fcTL":
            try StrictPNG.require(data.count == 26 && chunkTypes.contains("acTL"), "26 bytes in fcTL, after acTL")
            try takeSequenceNumber(bytes)
            let numbers = (1...4).map { StrictPNG.number(bytes.dropFirst($0 * 4).prefix(4)) }
            let box = PixelBox(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
            try StrictPNG.require(box.width > 0 && box.height > 0, "pixels in a frame")
            try StrictPNG.require(box.x + box.width <= width && box.y + box.height <= height, "a frame in the picture")
            try StrictPNG.require(!frames.isEmpty || box == PixelBox(x: 0, y: 0, width: width, height: height), "a first frame of all")
            let (part, whole) = (StrictPNG.number(bytes.dropFirst(20).prefix(2)), StrictPNG.number(bytes.dropFirst(22).prefix(2)))
            try StrictPNG.require(whole > 0, "a delay's denominator")
            let delay = Double(part) / Double(whole)
            frames.append(
                Frame(
                    box: box,
                    delay: delay,
                    milliseconds: Int((delay * 1000).rounded()),
                    dispose: data[24],
                    blend: data[25],
                    compressed: Data()
                )
            )
        case "IDAT":
            try StrictPNG.require(frames.count == 1 && ["fcTL", "IDAT"].contains(chunkTypes.last), "IDAT in the first frame")
            frames[0].compressed.append(data)
        case "fdAT":
            try StrictPNG.require(frames.count > 1 && ["fcTL", "fdAT"].contains(chunkTypes.last), "fdAT in a later frame")
            try takeSequenceNumber(bytes)
            frames[frames.count - 1].compressed.append(data.dropFirst(4))
        case "IEND":
            try StrictPNG.require(data.isEmpty, "nothing in IEND")
        default:
            throw Violation(what: "a chunk of a known type, not \(type)")
        }
        chunkTypes.append(type)
    }

    private mutating func takeSequenceNumber(_ bytes: ArraySlice<UInt8>) throws {
        try StrictPNG.require(StrictPNG.number(bytes.prefix(4)) == expectedSequence, "sequence numbers without gaps")
        expectedSequence += 1
    }

    private static func require(_ isSo: Bool, _ what: String) throws {
        guard isSo else { throw Violation(what: what) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Bit by bit, without the table of what is tested.
    private static func slowCRC(_ bytes: ArraySlice<UInt8>) -> Int {
        var remainder: UInt32 = .max
        for byte in bytes {
            for bit in 0..<8 {
                let isOdd = (remainder ^ UInt32(byte >> bit)) & 1 == 1
                remainder = isOdd ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1
            }
        }
        return Int(~remainder)
    }
}
