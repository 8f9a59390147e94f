import Foundation

/// A file that violates its format, or uses the format to take memory or time.
struct HostileFile: Sendable, CustomStringConvertible {
    let name: String
    let data: Data

    var description: String { name }

    /// All hostile files, which are the same in each run.
    static let all: [HostileFile] = {
        guard let whole = try? wholeFiles() else { return [] }
        return noFormats() + floods() + whole.flatMap(cuts) + whole.filter(\.isJPEG).flatMap(jpegs)
            + whole.filter(\.isPNG).flatMap(pngs) + gifs() + whole.filter { $0.name.hasSuffix(".webp") }.flatMap(webPs)
            + whole.filter { $0.name.hasSuffix(".heic") || $0.name.hasSuffix(".avif") }.flatMap(boxes)
    }()

    /// Whole files of few pixels, one of each format that phones read.
    static func wholeFiles() throws -> [HostileFile] { try DecodedPlace.smallFiles().map { HostileFile(name: $0.name, data: $0.data) } }

    var isJPEG: Bool { name.hasSuffix(".jpg") }
    private var isPNG: Bool { name.hasSuffix(".png") }

    // MARK: Any format

    /// Small files that ask for much memory, one of each kind of which no part can be decoded without the rest.
    static func floods() -> [HostileFile] {
        let webP = Data(base64Encoded: "UklGRh4AAABXRUJQVlA4TBEAAAAv/r//DwdQjyLXo/+BiOh/AAA=") ?? Data()
        let whole = (try? wholeFiles()) ?? []
        let jpegs = whole.filter { $0.name.hasSuffix("progressive.jpg") }.flatMap { file in
            file.segments.filter { $0.marker == 0xC2 }.map { segment in
                file.changed("20,000 × 20,000") { $0.replace(at: segment.position + 5, by: big(20_000, 2) + big(20_000, 2)) }
            }
        }
        let pngs = whole.filter { $0.name.hasSuffix("passes.png") }.map { file in
            file.withHeader("20,000 × 20,000") { $0.replace(at: 0, by: big(20_000, 4) + big(20_000, 4)) }
        }
        return [HostileFile(name: "WebP, 16,383 × 16,383", data: webP)] + jpegs + pngs
            + gifs().filter { $0.name.hasSuffix("2 frames of 6,000 × 6,000") }
    }

    private static func noFormats() -> [HostileFile] {
        let beginnings: [(String, [UInt8])] = [
            ("nothing", []), ("JPEG's first bytes", [0xFF, 0xD8, 0xFF]),
            ("PNG's first bytes", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            ("GIF's first bytes", Array("GIF89a".utf8)), ("WebP's first bytes", Array("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ".utf8)),
            ("HEIC's first bytes", [0, 0, 0, 24] + Array("ftypheic".utf8)), ("TIFF's first bytes", Array("MM".utf8) + [0, 42, 0, 0, 0, 0]),
            ("words", Array("no photo".utf8)),
        ]
        let fillings: [(String, Data)] = [
            ("", Data()), (" and zeros", Data(count: 100_000)), (" and ones", Data(repeating: 0xFF, count: 100_000)),
        ]
        return beginnings.flatMap { beginning in
            fillings.map { HostileFile(name: beginning.0 + $0.0, data: Data(beginning.1) + $0.1) }
        }
    }

    /// Returns the beginnings of a file: one for each sixteenth of the file, and one for each of the first 40 bytes.
    private static func cuts(of whole: HostileFile) -> [HostileFile] {
        let ends = (1..<16).map { whole.data.count * $0 / 16 } + Array(1...40)
        return Set(ends).sorted().map { HostileFile(name: "\(whole.name), \($0) bytes", data: whole.data.prefix($0)) }
    }

    private func changed(_ change: String, _ body: (inout Data) -> Void) -> HostileFile {
        var data = data
        body(&data)
        return HostileFile(name: "\(name), \(change)", data: data)
    }

    // MARK: JPEG

    private static func jpegs(of whole: HostileFile) -> [HostileFile] {
        guard let frame = whole.segments.first(where: { (0xC0...0xC2).contains($0.marker) })?.position else { return [] }
        var files: [HostileFile] = []
        let sides = [
            (64_250, 64_250), (65_535, 65_535), (65_500, 1), (1, 65_500), (30_000, 30_000), (20_000, 15_000), (0, 61), (97, 0), (0, 0),
        ]
        for (width, height) in sides {
            files.append(whole.changed("\(width) × \(height)") { $0.replace(at: frame + 5, by: big(height, 2) + big(width, 2)) })
        }
        for depth in [0, 1, 12, 16, 255] { files.append(whole.changed("\(depth) bits") { $0[frame + 4] = UInt8(depth) }) }
        for count in [0, 2, 4, 255] { files.append(whole.changed("\(count) components") { $0[frame + 9] = UInt8(count) }) }
        for sampling in [0x00, 0x0F, 0xFF, 0x44, 0x33] {
            files.append(whole.changed("sampled by \(sampling)") { $0[frame + 11] = UInt8(sampling) })
        }
        for kind in [0xC1, 0xC3, 0xC9, 0xCF] { files.append(whole.changed("of kind \(kind)") { $0[frame + 1] = UInt8(kind) }) }
        for segment in whole.segments {
            for length in [0, 1, 2, 3, 0x7FFF, 0xFFFF] {
                files.append(
                    whole.changed("segment \(segment.marker) of \(length) bytes") {
                        $0.replace(at: segment.position + 2, by: big(length, 2))
                    }
                )
            }
            files.append(whole.changed("without segment \(segment.marker)") { $0.removeSubrange(segment.range) })
            files.append(
                whole.changed("2000 segments \(segment.marker)") { data in
                    let copies = repeated(data.subdata(in: segment.range), 2_000)
                    data.insert(contentsOf: copies, at: segment.position)
                }
            )
        }
        if let scan = whole.segments.last(where: { $0.marker == 0xDA }) {
            files.append(whole.changed("5000 scans") { $0.append(repeated(whole.data[scan.range], 5_000)) })
            for mark in [0xD0, 0xFF, 0x00] as [UInt8] {
                files.append(
                    whole.changed("100,000 marks \(mark)") { data in
                        data.insert(contentsOf: repeated(Data([0xFF, mark]), 100_000), at: scan.range.upperBound)
                    }
                )
            }
        }
        for (name, content) in exifs { files.append(whole.changed(name) { $0.insertSegment(0xE1, Data("Exif\0\0".utf8) + content) }) }
        for (name, content) in profiles {
            files.append(whole.changed(name) { $0.insertSegment(0xE2, Data("ICC_PROFILE\0".utf8) + content) })
        }
        return files
    }

    /// TIFF files whose directories lie elsewhere, refer to each other, or have an invalid orientation.
    private static let exifs: [(String, Data)] = {
        /// Returns a directory with an entry for the orientation.
        func directory(offset: Int = 8, count: Int = 1, type: Int = 3, values: Int = 1, value: Int = 6, next: Int = 0) -> Data {
            Data("MM\0*".utf8) + big(offset, 4) + big(count, 2) + big(0x0112, 2) + big(type, 2) + big(values, 4) + big(value, 4)
                + big(next, 4)
        }
        var files: [(String, Data)] = []
        for offset in [0, 1, 7, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF_FFF8] {
            files.append(("a directory at \(offset)", directory(offset: offset)))
        }
        for count in [0, 2, 0x7FFF, 0xFFFF] { files.append(("\(count) entries", directory(count: count))) }
        for type in [0, 2, 4, 9, 13, 0xFFFF] { files.append(("an orientation of type \(type)", directory(type: type))) }
        for values in [0, 2, 0x7FFF_FFFF, 0xFFFF_FFFF] { files.append(("\(values) orientations", directory(values: values))) }
        for value in [0, 0x0009_0000, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF_0000] {
            files.append(("the orientation \(value)", directory(value: value)))
            files.append(("the long orientation \(value)", directory(type: 9, value: value)))
        }
        for next in [8, 10, 22, 0xFFFF_FFFF] { files.append(("a next directory at \(next)", directory(next: next))) }
        files.append(("nothing in the segment", Data()))
        files.append(("entries to the segment's end", directory(count: 5_000) + Data(repeating: 0xFF, count: 60_000)))
        return files
    }()

    /// Color profiles with missing parts or wrong sizes.
    private static let profiles: [(String, Data)] = {
        var files: [(String, Data)] = []
        for size in [0, 127, 128, 0x7FFF_FFFF, 0xFFFF_FFFF] {
            files.append(("a profile of \(size) bytes", Data([1, 1]) + big(size, 4) + Data(count: 124) + big(0xFFFF_FFFF, 4)))
        }
        for (part, count) in [(0, 0), (0, 255), (255, 255), (2, 1)] as [(UInt8, UInt8)] {
            files.append(("part \(part) of \(count) of a profile", Data([part, count]) + big(132, 4) + Data(count: 128)))
        }
        return files
    }()

    /// A segment of a JPEG, without its pixels.
    private struct Segment {
        let marker: UInt8
        let position: Int
        let range: Range<Int>
    }

    /// The segments before the pixels. The last segment begins the pixels.
    private var segments: [Segment] {
        var segments: [Segment] = []
        var position = 2
        while position + 4 <= data.count, data[position] == 0xFF, data[position + 1] != 0xD9 {
            let end = position + 2 + Int(data[position + 2]) << 8 + Int(data[position + 3])
            guard end <= data.count else { break }
            segments.append(Segment(marker: data[position + 1], position: position, range: position..<end))
            if data[position + 1] == 0xDA { break }
            position = end
        }
        return segments
    }

    // MARK: PNG

    private static func pngs(of whole: HostileFile) -> [HostileFile] {
        var files: [HostileFile] = []
        let sides = [
            (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF_FFFF, 0xFFFF_FFFF), (0x8000_0000, 1), (64_250, 64_250), (1_000_000, 1), (1, 1_000_000),
            (200_001, 1), (20_000, 15_000), (30_000, 400), (0, 61), (97, 0),
        ]
        for (width, height) in sides {
            files.append(whole.withHeader("\(width) × \(height)") { $0.replace(at: 0, by: big(width, 4) + big(height, 4)) })
        }
        for depth in [0, 1, 3, 8, 16, 32, 255] { files.append(whole.withHeader("\(depth) bits") { $0[8] = UInt8(depth) }) }
        for kind in [0, 1, 2, 3, 4, 5, 6, 7, 255] { files.append(whole.withHeader("of kind \(kind)") { $0[9] = UInt8(kind) }) }
        for (index, name) in ["packing", "filters", "passes"].enumerated() {
            for value in [1, 2, 255] { files.append(whole.withHeader("\(name) \(value)") { $0[10 + index] = UInt8(value) }) }
        }
        for chunk in whole.chunks {
            for length in [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF_FFF4] {
                files.append(whole.changed("chunk \(chunk.name) of \(length) bytes") { $0.replace(at: chunk.position, by: big(length, 4)) })
            }
            files.append(whole.changed("a false checksum of \(chunk.name)") { $0[chunk.range.upperBound - 1] ^= 0xFF })
            files.append(whole.changed("without \(chunk.name)") { $0.removeSubrange(chunk.range) })
            files.append(
                whole.changed("3000 chunks \(chunk.name)") { data in
                    let copies = repeated(data.subdata(in: chunk.range), 3_000)
                    data.insert(contentsOf: copies, at: chunk.position)
                }
            )
        }
        let additions: [(String, String, Data)] =
            exifs.map { ($0.0, "eXIf", $0.1) } + [
                ("a profile that isn't packed", "iCCP", Data("profile\0\0".utf8) + Data(repeating: 0xFF, count: 5_000)),
                ("a profile of another packing", "iCCP", Data("profile\0\u{7F}".utf8) + Data(count: 100)),
                ("a profile without a name", "iCCP", Data(count: 4)),
                ("a text that isn't packed", "zTXt", Data("text\0\0".utf8) + Data(count: 50)),
                ("4 billion frames", "acTL", big(0xFFFF_FFFF, 4) + big(0, 4)), ("a palette of 257 colors", "PLTE", Data(count: 771)),
                ("a palette of 5 bytes", "PLTE", Data(count: 5)), ("too many opacities", "tRNS", Data(count: 300)),
                ("no gamma", "gAMA", big(0, 4)),
                ("a large unknown chunk", "ruSt", Data(count: 100_000)), ("a large needed chunk", "RUST", Data(count: 20_000)),
            ]
        for (name, chunk, content) in additions {
            files.append(whole.changed(name) { $0.insert(contentsOf: HostileFile.chunk(chunk, content), at: 33) })
        }
        return files
    }

    private struct Chunk {
        let name: String
        let position: Int
        let range: Range<Int>
    }

    private var chunks: [Chunk] {
        var chunks: [Chunk] = []
        var position = 8
        while position + 12 <= data.count {
            let length = data[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
            guard position + 12 + length <= data.count else { break }
            let name = String(decoding: data[(position + 4)..<(position + 8)], as: UTF8.self)
            chunks.append(Chunk(name: name, position: position, range: position..<(position + 12 + length)))
            position += 12 + length
        }
        return chunks
    }

    /// Returns a PNG with a changed header and the right checksum.
    private func withHeader(_ change: String, _ body: (inout Data) -> Void) -> HostileFile {
        changed(change) { data in
            var header = data.subdata(in: 16..<29)
            body(&header)
            data.replace(at: 8, by: HostileFile.chunk("IHDR", header))
        }
    }

    private static func chunk(_ name: String, _ content: Data) -> Data {
        let checked = Data(name.utf8) + content
        return big(content.count, 4) + checked + big(checksum(of: checked), 4)
    }

    private static func checksum(of data: Data) -> Int {
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in data {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        return Int(~checksum)
    }

    /// The file with the right checksums. With wrong checksums, PNG decoders refuse most damaged files before they use the damaged bytes.
    var repaired: Data {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return data }
        var data = data
        for chunk in chunks {
            let end = chunk.range.upperBound - 4
            data.replace(at: end, by: big(HostileFile.checksum(of: data[(chunk.position + 4)..<end]), 4))
        }
        return data
    }

    // MARK: GIF, WebP, HEIC

    private static func gifs() -> [HostileFile] {
        /// Returns a picture of one pixel, with a delay.
        func frame(x: Int = 0, width: Int = 1, codeSize: UInt8 = 2) -> Data {
            let delay = Data([0x21, 0xF9, 4, 0, 1, 0, 0, 0])
            return delay + Data([0x2C]) + little(x, 2) + little(0, 2) + little(width, 2) + little(1, 2)
                + Data([0, codeSize, 2, 0x44, 1, 0])
        }
        func file(_ name: String, width: Int = 1, height: Int = 1, _ frames: Data, hasEnd: Bool = true) -> HostileFile {
            let header = Data("GIF89a".utf8) + little(width, 2) + little(height, 2) + Data([0x80, 0, 0, 0, 0, 0, 255, 255, 255])
            return HostileFile(name: "GIF, \(name)", data: header + frames + (hasEnd ? Data([0x3B]) : Data()))
        }
        var files = [
            file("100,000 frames", repeated(frame(), 100_000)), file("2,001 frames", repeated(frame(), 2_001)),
            file("no end", repeated(frame(), 50), hasEnd: false),
            file("65,535 × 65,535", width: 65_535, height: 65_535, frame(width: 65_535)),
            file("2,000 frames of 30,000 × 15,000", width: 30_000, height: 15_000, repeated(frame(width: 30_000), 2_000)),
            file("6,000 × 6,000", width: 6_000, height: 6_000, frame()),
            file("2 frames of 6,000 × 6,000", width: 6_000, height: 6_000, repeated(frame(), 2)),
            file("no size", width: 0, height: 0, frame(width: 0)), file("a frame beside the picture", frame(x: 60_000, width: 60_000)),
            file("no frame", Data()),
            file("a block without an end", Data([0x21, 0xFE]) + repeated(Data([255]) + Data(count: 255), 5_000), hasEnd: false),
            file("an unknown block", Data([0x99]) + frame()),
        ]
        for codeSize in [0, 1, 8, 11, 12, 255] as [UInt8] { files.append(file("codes of \(codeSize) bits", frame(codeSize: codeSize))) }
        return files
    }

    private static func webPs(of whole: HostileFile) -> [HostileFile] {
        var files: [HostileFile] = []
        for size in [0, 1, 0x7FFF_FFFF, 0xFFFF_FFFF] {
            for position in [4, 16, 34] where position + 4 <= whole.data.count {
                files.append(whole.changed("\(size) bytes at \(position)") { $0.replace(at: position, by: little(size, 4)) })
            }
        }
        func canvas(_ side: Int) -> Data {
            Data("VP8X".utf8) + little(10, 4) + Data([2, 0, 0, 0]) + little(side - 1, 3) + little(side - 1, 3)
        }
        let animation = Data("ANIM".utf8) + little(6, 4) + Data(count: 6)
        let frame = Data("ANMF".utf8) + little(24, 4) + Data(count: 16) + Data("VP8L".utf8) + little(0, 4)
        for (side, count) in [(1, 100_000), (1 << 24, 1), (16_384, 2_000)] {
            let body = Data("WEBP".utf8) + canvas(side) + animation + repeated(frame, count)
            files.append(HostileFile(name: "WebP, \(count) frames of \(side)", data: Data("RIFF".utf8) + little(body.count, 4) + body))
        }
        return files
    }

    /// Returns damaged files whose format consists of boxes: HEIC and AVIF.
    private static func boxes(of whole: HostileFile) -> [HostileFile] {
        var files: [HostileFile] = []
        for name in ["ftyp", "meta", "iloc", "iinf", "iprp", "ipco", "ispe", "ipma", "mdat"] {
            guard let found = whole.data.firstRange(of: Data(name.utf8)), found.lowerBound >= 4 else { continue }
            for size in [0, 1, 7, 8, 0x7FFF_FFFF, 0xFFFF_FFFF] {
                files.append(whole.changed("\(name) of \(size) bytes") { $0.replace(at: found.lowerBound - 4, by: big(size, 4)) })
            }
            files.append(
                whole.changed("\(name) of 2 to the power of 63 bytes") {
                    $0.replace(at: found.lowerBound - 4, by: big(1, 4) + Data(name.utf8) + big(.max, 8))
                }
            )
        }
        if let found = whole.data.firstRange(of: Data("ispe".utf8)) {
            for (width, height) in [(0xFFFF_FFFF, 0xFFFF_FFFF), (64_250, 64_250), (0, 61), (30_000, 400)] {
                files.append(
                    whole.changed("\(width) × \(height)") { $0.replace(at: found.upperBound + 4, by: big(width, 4) + big(height, 4)) }
                )
            }
        }
        let nested = (1...5_000).reduce(Data()) { $0 + big(8 * (5_001 - $1), 4) + Data("meta".utf8) }
        files.append(HostileFile(name: "\(whole.name), 5000 boxes in each other", data: whole.data.prefix(24) + nested))
        return files
    }
}

/// Returns the same bytes, repeated a number of times.
private func repeated(_ data: Data, _ count: Int) -> Data {
    var bytes = Data(capacity: data.count * count)
    for _ in 0..<count { bytes.append(data) }
    return bytes
}

/// Returns the bytes of a number, the highest byte first.
private func big(_ value: Int, _ count: Int) -> Data { Data(little(value, count).reversed()) }

/// Returns the bytes of a number, the lowest byte first.
private func little(_ value: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }) }

extension Data {
    /// Replaces bytes from a position on. Bytes beyond the end of the data are left out.
    fileprivate mutating func replace(at position: Int, by bytes: Data) {
        let end = Swift.min(position + bytes.count, count)
        guard position < end else { return }
        replaceSubrange(position..<end, with: bytes.prefix(end - position))
    }

    /// Inserts a segment at the beginning of a JPEG.
    fileprivate mutating func insertSegment(_ marker: UInt8, _ content: Data) {
        insert(contentsOf: Data([0xFF, marker]) + big(content.count + 2, 2) + content, at: 2)
    }
}
