import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

@testable import DemoPlayer

@MainActor @Suite("Animated PNG", .timeLimit(.minutes(20))) struct AnimatedPNGTests {
    @Test("The checksum is that of the specification")
    func checksum() {
        #expect(CRC32.checksum(of: Data("IEND".utf8)) == 0xAE42_6082)
        #expect(CRC32.checksum(of: Data("123456789".utf8)) == 0xCBF4_3926)
        #expect(CRC32.checksum(of: Data("1234".utf8), Data(), Data("56789".utf8)) == 0xCBF4_3926)
        #expect(CRC32.checksum(of: Data()) == 0)
    }

    @Test("A picture's own PNG is read chunk by chunk and written again byte by byte")
    func chunks() throws {
        let png = Picture.plain(.red, width: 20, height: 10).pngData
        let chunks = try #require(PNGChunk.chunks(of: png))
        #expect(chunks.first?.type == "IHDR" && chunks.last?.type == "IEND")
        #expect(chunks.reduce(PNGChunk.signature) { $0 + $1.bytes } == png)
        #expect(PNGChunk.chunks(of: png.dropLast()) == nil)
        #expect(PNGChunk.chunks(of: Data("no PNG at all".utf8)) == nil)
    }

    @Test("The frames come back pixel by pixel, loop for ever, and keep to the specification")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 11)
        var pictures = [Picture.plain(.white, width: 40, height: 30)]
        for _ in 0..<12 {
            let (x, y) = (Int.random(in: 0..<40, using: &generator), Int.random(in: 0..<30, using: &generator))
            let box = PixelBox(
                x: x,
                y: y,
                width: .random(in: 1...40 - x, using: &generator),
                height: .random(in: 1...30 - y, using: &generator)
            )
            let pixel = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } + [255]
            pictures.append(pictures[pictures.count - 1].painting(box, pixel))
        }
        let distinct = pictures.reduce(into: [Picture]()) { if $0.last != $1 { $0.append($1) } }
        let animation = try StrictPNG(encode(pictures.map { ($0, 0.1) }))
        #expect(animation.plays == 0, "for ever")
        #expect(animation.width == 40 && animation.height == 30)
        #expect(try animation.pictures() == distinct, "seed \(generator.seed)")
        #expect(animation.frames.allSatisfy { $0.dispose == 0 && $0.blend == 0 })
    }

    @Test("Only the box that changed is written")
    func changedBox() throws {
        let white = Picture.plain(.white, width: 40, height: 30)
        let box = PixelBox(x: 7, y: 11, width: 5, height: 3)
        let spotted = white.painting(box, [255, 0, 0, 255])
        let animation = try StrictPNG(encode([(white, 1), (spotted, 1)]))
        #expect(animation.frames.map(\.box) == [white.box, box])
        #expect(spotted.box(changedFrom: spotted) == nil)
        #expect(spotted.cropped(to: box) == .plain(.red, width: 5, height: 3))
    }

    @Test("Frames that look the same become one longer frame")
    func merging() throws {
        let (red, blue) = (Picture.plain(.red, width: 4, height: 4), Picture.plain(.blue, width: 4, height: 4))
        let animation = try StrictPNG(encode([(red, 0.1), (red, 0.1), (red, 0.3), (blue, 0.2), (red, 0.1), (red, 0.1)]))
        #expect(animation.frames.map(\.milliseconds) == [500, 200, 200])
        #expect(try animation.pictures() == [red, blue, red])
    }

    @Test("Sixtieths of a second are rounded to milliseconds so that they add up to the right time")
    func rounding() throws {
        let pair = [Picture.plain(.red, width: 2, height: 2), Picture.plain(.blue, width: 2, height: 2)]
        let animation = try StrictPNG(encode((0..<60).map { (pair[$0 % 2], 1.0 / 60) }))
        #expect(animation.frames.count == 60)
        #expect(animation.frames.map(\.milliseconds).reduce(0, +) == 1000)
        #expect(Set(animation.frames.map(\.milliseconds)) == [16, 17])
    }

    @Test("A frame may be longer than a delay's 65 seconds of milliseconds, or of no duration")
    func extremeDelays() throws {
        let pair = [Picture.plain(.red, width: 2, height: 2), Picture.plain(.blue, width: 2, height: 2)]
        let animation = try StrictPNG(encode([(pair[0], 100), (pair[1], 0), (pair[0], .infinity), (pair[1], -3)]))
        #expect(animation.frames.map(\.milliseconds) == [100_000, 1, 1, 1])
    }

    @Test("One frame is an animation as well")
    func oneFrame() throws {
        let red = Picture.plain(.red, width: 3, height: 5)
        let animation = try StrictPNG(encode([(red, 2)]))
        #expect(animation.chunkTypes == ["IHDR", "acTL", "fcTL", "IDAT", "IEND"])
        #expect(try animation.pictures() == [red])
    }

    @Test("No frame, frames of two sizes and transparent ones are errors that name the file")
    func badFrames() throws {
        let (small, large) = (Picture.plain(.red, width: 2, height: 2), Picture.plain(.red, width: 3, height: 2))
        #expect { try encode([]) } throws: { "\($0)".contains("replay.png: an animation without a frame") }
        #expect { try encode([(small, 1), (large, 1)]) } throws: {
            "\($0)".contains("replay.png: a frame of 3 × 2 pixels in an animation of 2 × 2")
        }
        let translucent = small.painting(PixelBox(x: 1, y: 1, width: 1, height: 1), [0, 0, 0, 0])
        for pictures in [[translucent], [small, translucent]] {
            #expect { try encode(pictures.map { ($0, 1) }) } throws: {
                "\($0)".hasSuffix("a frame with transparent pixels in an opaque animation")
            }
        }
    }

    @Test("A disk that is full is an error of one line")
    func fullDisk() throws {
        let animation = AnimatedPNG(writingTo: try OutputFile(path: "/dev/full"))
        try animation.append(.plain(.red, width: 2, height: 2), for: 1)
        #expect(throws: OutputError(path: "/dev/full", reason: "No space left on device")) { try animation.finish() }
    }

    private func encode(_ frames: [(Picture, TimeInterval)]) throws -> Data {
        try withScratchFolder { folder in
            let url = try OutputFolder(at: folder).write(named: "replay.png") { file in
                let animation = AnimatedPNG(writingTo: file)
                for frame in frames { try animation.append(frame.0, for: frame.1) }
                try animation.finish()
            }
            return try Data(contentsOf: url)
        }
    }
}
