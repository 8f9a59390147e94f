import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage/imageorientation ("If the image has associated metadata (such as EXIF
/// information) … this property contains the orientation indicated by that metadata") and EXIF 2.3, 4.5 and 4.6.
@MainActor @Suite("EXIF orientation", .timeLimit(.minutes(20))) struct ExifTests {
    /// A TIFF file of entries: a tag, a type, how many and the four bytes of the value, each in the file's byte order.
    private struct Tiff {
        var isBigEndian = true
        var magic = 42
        var directory = 8
        var entries: [(tag: Int, type: Int, count: Int, value: Int)] = []

        var bytes: [UInt8] {
            var bytes: [UInt8] = Array((isBigEndian ? "MM" : "II").utf8)
            bytes += number(magic, 2) + number(directory, 4)
            bytes += [UInt8](repeating: 0, count: max(0, directory - 8)) + number(entries.count, 2)
            // A short stands at the beginning of the four bytes.
            for entry in entries {
                bytes += number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, 4)
                bytes += entry.type == 3 ? number(entry.value, 2) + [0, 0] : number(entry.value, 4)
            }
            return bytes + number(0, 4)
        }

        private func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isBigEndian ? bytes.reversed() : bytes
        }
    }

    /// A photo with segments after its first two bytes.
    private func photo(_ segments: [(marker: UInt8, content: [UInt8])]) -> Data {
        var data = MadePhoto.jpeg(width: 40, height: 24)
        var bytes: [UInt8] = []
        for segment in segments {
            let length = segment.content.count + 2
            bytes += [0xFF, segment.marker, UInt8(length >> 8), UInt8(length & 0xFF)]
            bytes += segment.content
        }
        data.insert(contentsOf: bytes, at: 2)
        return data
    }

    private func orientation(_ tiff: [UInt8], name: [UInt8] = Array("Exif".utf8) + [0, 0]) -> UIImage.Orientation? {
        UIImage(data: photo([(0xE1, name + tiff)]))?.imageOrientation
    }

    @Test("Each of the eight is read, in both byte orders", arguments: [true, false])
    func numbers(isBigEndian: Bool) {
        let expected: [UIImage.Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
        for (index, orientation) in expected.enumerated() {
            let tiff = Tiff(isBigEndian: isBigEndian, entries: [(0x0112, 3, 1, index + 1)])
            #expect(self.orientation(tiff.bytes) == orientation)
        }
    }

    @Test("It is found among other entries and behind other segments, wherever its directory lies")
    func places() {
        let others = [(0x010F, 2, 4, 0x4142_4344), (0x0110, 2, 4, 0x4142_4344)]
        #expect(orientation(Tiff(entries: others + [(0x0112, 3, 1, 6)]).bytes) == .right)
        #expect(orientation(Tiff(isBigEndian: false, directory: 30, entries: [(0x0112, 3, 1, 8), (0x011A, 3, 1, 3)]).bytes) == .left)
        let exif = Array("Exif".utf8) + [0, 0] + Tiff(entries: [(0x0112, 3, 1, 3)]).bytes
        let xmp = Array("http://ns.adobe.com/xap/1.0/".utf8) + [0, 0x3C]
        #expect(UIImage(data: photo([(0xE1, xmp), (0xE2, [1, 2, 3]), (0xE1, exif)]))?.imageOrientation == .down)
    }

    @Test("What is wrong counts as not there: the picture is upright", .chosen)
    func bad() {
        let numbers = [(0x0112, 3, 1, 0), (0x0112, 3, 1, 9), (0x0112, 3, 1, 255), (0x0112, 4, 1, 6), (0x0112, 3, 2, 6), (0x0113, 3, 1, 6)]
        for entry in numbers { #expect(orientation(Tiff(entries: [entry]).bytes) == .up, "\(entry)") }
        let good = Tiff(entries: [(0x0112, 3, 1, 6)])
        #expect(orientation(Tiff(magic: 43, entries: good.entries).bytes) == .up)
        #expect(orientation(good.bytes, name: Array("Exif".utf8) + [0, 1]) == .up)
        #expect(orientation(Array("XX".utf8) + good.bytes.dropFirst(2)) == .up)
        for count in 0..<20 { #expect(orientation(Array(good.bytes.prefix(count))) == .up, "\(count) bytes") }
        var far = good.bytes
        far.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xF0])
        #expect(orientation(far) == .up)
        #expect(orientation(good.bytes) == .right)
    }

    // From "PNG Specification: Extensions", version 1.5.0, 3.2 (eXIf), and the WebP Container Specification (EXIF).
    @Test("It is read in a PNG and in a WebP", arguments: [("turned.png", UIImage.Orientation.right), ("turned.webp", .left)])
    func otherFormats(file: String, orientation: UIImage.Orientation) throws {
        let image = try #require(UIImage(data: ImageFixture.data(file)))
        #expect(image.imageOrientation == orientation && image.size == CGSize(width: 16, height: 24))
        // In a PNG, the chunk may also be behind the pixels.
        guard file == "turned.png" else { return }
        var data = try ImageFixture.data(file)
        let name = try #require(data.firstRange(of: Data("eXIf".utf8)))
        let length = Int(data[name.lowerBound - 1]) + 12
        let chunk = Data(data[(name.lowerBound - 4)..<(name.lowerBound - 4 + length)])
        data.removeSubrange((name.lowerBound - 4)..<(name.lowerBound - 4 + length))
        #expect(UIImage(data: data)?.imageOrientation == .up)
        // The last chunk has 12 bytes.
        data.insert(contentsOf: chunk, at: data.count - 12)
        #expect(UIImage(data: data)?.imageOrientation == .right)
    }

    @Test("A photo of a size has the upright picture's size, and shows its fields where they belong")
    func seen() throws {
        let screen = LayerScreen()
        let image = try #require(UIImage(data: MadePhoto.jpeg(width: 80, height: 60, orientation: .right)))
        #expect(image.size == CGSize(width: 60, height: 80))
        let view = UIImageView(image: image)
        screen.view.addSubview(view)
        let picture = screen.picture
        for column in 0..<MadePhoto.columns {
            for row in 0..<MadePhoto.rows {
                // Fields of 10 pixels, of whose colours four pixels share theirs, are off by up to 14; no two fields are that near.
                // Clockwise: what is above goes to the right.
                let seen = picture[59 - (row * 10 + 5), column * 10 + 5]
                #expect(seen.difference(from: MadePhoto.color(column: column, row: row)) <= 20, "field \(column), \(row): \(seen)")
            }
        }
    }

    /// From Adobe's "XMP Specification Part 3", 1.1.3, and the page of `kCGImagePropertyTIFFOrientation`.
    @Test(
        "XMP data has the orientation if EXIF data has none, as an attribute or as an element",
        arguments: [
            ("tiff:Orientation=\"6\"", true), ("<tiff:Orientation> 6</tiff:Orientation>", true), ("tiff:Orientation=\"61\"", false),
        ]
    )
    func xmp(text: String, isValid: Bool) {
        let content = Array("http://ns.adobe.com/xap/1.0/\0<rdf:Description \(text)".utf8)
        #expect(UIImage(data: photo([(0xE1, content)]))?.imageOrientation == (isValid ? .right : .up))
        let exif = Array("Exif\0\0".utf8) + Tiff(entries: [(0x0112, 3, 1, 3)]).bytes
        #expect(UIImage(data: photo([(0xE1, content), (0xE1, exif)]))?.imageOrientation == .down)
    }
}
