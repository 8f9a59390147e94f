import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Tests of a photo file's properties, and of the tiles that are decoded from the file.
@Suite("Photos: files", timeLimit(minutes: 20)) struct PhotoFileTests {
    /// Returns a photo of stripes, as JPEG or PNG.
    private func data(width: Int, height: Int, isJPEG: Bool) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for column in stride(from: 0, to: width, by: 64) {
                UIColor(red: CGFloat(column) / CGFloat(width), green: 0.5, blue: column % 128 == 0 ? 1 : 0, alpha: 1).setFill()
                context.fill(CGRect(x: column, y: 0, width: 64, height: height))
            }
        }
        return try #require(isJPEG ? image.jpegData(compressionQuality: 0.9) : image.pngData())
    }

    @Test("The size is the file's; photos above 12 megapixels, and those longer than 8192 pixels, are decoded in tiles")
    func header() throws {
        let file = try PhotoFile(data(width: 1400, height: 1100, isJPEG: true), limits: PhotoFile.Limits())
        #expect(file.grid == TileGrid(width: 1400, height: 1100) && file.orientation == .up && file.ifTiled == nil)
        #expect(file.displayedSize == CGSize(width: 1400, height: 1100) && file.image.size == file.displayedSize)
        #expect(try PhotoFile(data(width: 9000, height: 8, isJPEG: false), limits: PhotoFile.Limits()).ifTiled != nil)
    }

    @Test("The frames of a GIF have their own limit, with one frame and with several; other photos don't")
    func frameLimit() throws {
        var limits = PhotoFile.Limits()
        limits.framePixelCount = 10_000
        for frames in [Array(AnimatedGIF.colors.prefix(1)), AnimatedGIF.colors] {
            _ = try PhotoFile(AnimatedGIF.data(width: 100, height: 100, frames: frames), limits: limits)
            #expect(throws: PhotoLimitError(description: "10100 pixels to decode as a whole, and the limit is 10000")) {
                try PhotoFile(AnimatedGIF.data(width: 101, height: 100, frames: frames), limits: limits)
            }
        }
        _ = try PhotoFile(data(width: 101, height: 100, isJPEG: true), limits: limits)
    }

    @Test("A format without parts has the limit of frames: 38 bytes of WebP that ask for 16383 × 16383 pixels are refused")
    func wholeFormats() throws {
        let flood = try #require(Data(base64Encoded: "UklGRh4AAABXRUJQVlA4TBEAAAAv/r//DwdQjyLXo/+BiOh/AAA="))
        #expect(throws: PhotoLimitError(description: "268402689 pixels to decode as a whole, and the limit is 50000000")) {
            try PhotoFile(flood, limits: PhotoFile.Limits())
        }
    }

    @Test("Of a HEIC or AVIF file of two pictures, the primary one is the photo and has the tiles", arguments: TwoPictures.files)
    func primary(data: Data) async throws {
        let file = try PhotoFile(data, limits: PhotoFile.Limits(), inHighRange: true)
        #expect(file.grid == TileGrid(width: 96, height: 64) && file.image.size == CGSize(width: 96, height: 64) && file.timing == nil)
        let tile = TileGrid.Tile(factor: 1, column: 0, row: 0)
        #expect(await file.decode([tile])[tile]?.image.size == CGSize(width: 96, height: 64))
        #expect(await file.decodeStandardRange(in: CGSize(width: 48, height: 32))?.size == CGSize(width: 48, height: 32))
    }

    /// Returns the header of a JPEG: a frame of three components, and the header of the first pass.
    private func jpegHeader(frame: UInt8, firstPass componentCount: UInt8) -> Data {
        let frameBytes: [UInt8] = [0xFF, 0xFF, frame, 0, 17, 8, 0, 9, 0, 9, 3] + Array(repeating: 1, count: 9)
        let segments: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 0xFF, 0xC2, 0, 0, 0xFF, 0xC4, 0, 3, 0]
        return Data(segments + frameBytes + [0xFF, 0xDA, 0, 12, componentCount])
    }

    @Test("A JPEG with several passes and an interlaced PNG are found by their headers, cut off or not")
    func passes() throws {
        for frame in [0xC2, 0xC6, 0xCA, 0xCE] as [UInt8] { #expect(jpegHeader(frame: frame, firstPass: 3).isStoredInPasses) }
        for frame in [0xC0, 0xC1, 0xC3, 0xC9] as [UInt8] {
            #expect(!jpegHeader(frame: frame, firstPass: 3).isStoredInPasses && jpegHeader(frame: frame, firstPass: 1).isStoredInPasses)
        }
        let sequential = jpegHeader(frame: 0xC0, firstPass: 3)
        for end in 0...sequential.count { #expect(!sequential.prefix(end).isStoredInPasses, "\(end) bytes") }
        var png = try data(width: 9, height: 9, isJPEG: false)
        #expect(!png.isStoredInPasses && !png.prefix(28).isStoredInPasses)
        png[28] = 1
        #expect(png.isStoredInPasses && !Data([0xFF, 0xD8, 0xFF]).isStoredInPasses && !Data().isStoredInPasses)
    }

    @Test("A progressive JPEG has the limit of formats without parts")
    func progressive() throws {
        var jpeg = try data(width: 101, height: 100, isJPEG: true)
        let frame = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0])))
        var limits = PhotoFile.Limits()
        limits.framePixelCount = 10_000
        _ = try PhotoFile(jpeg, limits: limits)
        jpeg[frame.lowerBound + 1] = 0xC2
        #expect(throws: PhotoLimitError(description: "10100 pixels to decode as a whole, and the limit is 10000")) {
            try PhotoFile(jpeg, limits: limits)
        }
    }

    @Test("An animated photo plays if a frame has a quarter of the limit's pixels, and otherwise its first frame stands")
    func animatedLimit() throws {
        var limits = PhotoFile.Limits()
        limits.framePixelCount = 40_000
        let frames = AnimatedGIF.colors
        #expect(try PhotoFile(AnimatedGIF.data(width: 100, height: 100, frames: frames), limits: limits).timing != nil)
        #expect(try PhotoFile(AnimatedGIF.data(width: 101, height: 100, frames: frames), limits: limits).timing == nil)
    }

    @Test("A band's tiles have their own pixels and a border of one pixel, except at the photo's edges", arguments: [true, false])
    func bands(isJPEG: Bool) async throws {
        let file = try PhotoFile(data(width: 1400, height: 1100, isJPEG: isJPEG), limits: PhotoFile.Limits())
        for factor in TileGrid.factors {
            let tiles = file.grid.tiles(in: file.grid.bounds, at: factor)
            let pictures = await file.decode(tiles)
            #expect(Set(pictures.keys) == Set(tiles), "1/\(factor)")
            let size = file.grid.size(at: factor)
            for (tile, picture) in pictures {
                let area = file.grid.area(of: tile)
                let padded = area.insetBy(dx: -1, dy: -1).intersection(CGRect(x: 0, y: 0, width: size.width, height: size.height))
                #expect(picture.image.size == padded.size, "\(tile)")
                #expect(isClose(picture.part.width * padded.width, area.width) && isClose(picture.part.height * padded.height, area.height))
                #expect(isClose(picture.part.minX * padded.width, area.minX - padded.minX))
                #expect(isClose(picture.part.minY * padded.height, area.minY - padded.minY))
            }
        }
        #expect(await file.decode([]).isEmpty)
    }

    @Test("Whatever a damaged file says, it is refused, or its tiles are decoded or missing", arguments: [true, false])
    func damaged(isJPEG: Bool) async throws {
        let whole = try data(width: 700, height: 600, isJPEG: isJPEG)
        var limits = PhotoFile.Limits()
        limits.pixelCount = 4_000_000
        for seed in 1...100 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: 35_500 + seed)
            var data = whole
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                // Half of the damage is in the header.
                let end = Bool.random(using: &random) ? data.count : min(data.count, 700)
                data[Int.random(in: 0..<end, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            }
            if Bool.random(using: &random) { data = data.prefix(Int.random(in: 0...data.count, using: &random)) }
            guard let file = try? PhotoFile(data, limits: limits) else { continue }
            let factor = TileGrid.factors.randomElement(using: &random) ?? 1
            let tiles = file.grid.tiles(in: file.grid.bounds, at: factor)
            #expect(Set(await file.decode(tiles).keys).isSubset(of: tiles), "seed \(seed)")
        }
    }
}
