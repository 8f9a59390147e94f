import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Photos that are decoded in tiles, on a phone that counts decoded pixels.
@MainActor @Suite("Photo pager: tiles", .timeLimit(.minutes(20)), .phones) struct TiledPhotoTests {
    /// A photo of 48 megapixels.
    nonisolated private static let data = MadePhoto.jpeg(width: 8064, height: 6048)
    /// A point in the third field, and a corner of the photo.
    nonisolated private static let points = [CGPoint(x: 0.4, y: 0.3), CGPoint(x: 1, y: 1)]

    @Test("Zoomed to their own pixels, 48 megapixels take less memory than the aim, and the main thread decodes nothing")
    func memory() async throws {
        try await TiledPhone.run(.data(Self.data)) { phone in
            #expect(phone.pager.photoView?.image?.size == CGSize(width: 780, height: 585))
            #expect(phone.tiles?.tiles == [], "at fit the photo itself is sharp")
            for point in Self.points {
                try await phone.zoom(toPixels: 1, at: point)
                let tiles = try #require(phone.tiles).tiles
                #expect(!tiles.isEmpty && tiles.allSatisfy { $0.factor == 1 })
                #expect(phone.pager.photoView?.image?.size.width == 780, "the coarse picture stays")
                let visible = phone.pager.visibleRect
                for part in [CGPoint(x: 0.1, y: 0.5), CGPoint(x: 0.5, y: 0.1), CGPoint(x: 0.9, y: 0.9)] {
                    let (x, y) = (visible.minX + part.x * visible.width, visible.minY + part.y * visible.height)
                    let color = phone.device.screenshot().color(at: CGPoint(x: part.x * 390, y: part.y * 844))
                    let field = MadePhoto.color(column: min(Int(x * 8), 7), row: min(Int(y * 6), 5))
                    #expect(color.difference(from: field) < 12, "\(point), \(part)")
                }
            }
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
            #expect(phone.device.decodedPixels.largestByteCount < phone.byteLimit)
            phone.pager.setZoomScale(1, animated: false)
            await phone.decode()
            phone.device.advanceFrames(2)
            #expect(phone.tiles?.tiles == [] && phone.device.decodedPixels.byteCount <= 4 * 780 * 585)
        }
    }

    @Test(
        "A photo at rest is sharp after one decoding, and not decoded again in the same position; no two decodings are at the same time",
        arguments: HeadlessDevice.Behavior.PartialDecoding.allCases
    )
    func decodings(partial: HeadlessDevice.Behavior.PartialDecoding) async throws {
        var configuration = HeadlessDevice.Configuration.behaving { $0.partialDecoding = partial }
        configuration.scale = 3
        try await TiledPhone.run(.data(Self.data), on: configuration) { phone in
            #expect(phone.device.decodedPixels.decodingCount == 1, "at fit")
            for scale in [0.25, 0.5, 0.8, 1] as [CGFloat] {
                for point in Self.points {
                    let former = phone.device.decodedPixels.decodingCount
                    try await phone.zoom(toPixels: scale, at: point)
                    phone.device.advance(by: 1)
                    await phone.decode()
                    let (tiles, visible) = (try #require(phone.tiles), phone.pager.visibleRect)
                    let seen = CGRect(
                        x: visible.minX * 8064,
                        y: visible.minY * 6048,
                        width: visible.width * 8064,
                        height: visible.height * 6048
                    )
                    let factor = try #require(tiles.tiles.first?.factor)
                    #expect(Set(tiles.file.grid.tiles(in: seen, at: factor)).isSubset(of: tiles.tiles), "\(scale), \(point)")
                    #expect(CGFloat(factor) * scale <= TilePlan.softness)
                    #expect(phone.device.decodedPixels.decodingCount <= former + 1, "\(scale), \(point)")
                }
            }
            #expect(phone.device.decodedPixels.largestDecodingCount == 1)
            #expect(phone.device.decodedPixels.largestByteCount < phone.byteLimit)
        }
    }

    @Test("Photos of pages side by side are decoded one after the other")
    func neighbors() async throws {
        let album = Album()
        try await HeadlessDevice.runAsynchronously { device in
            device.show(album.pager)
            for _ in 0..<10 {
                device.advanceFrames()
                try await device.finishTasks()
            }
            #expect(device.decodedPixels.decodingCount == 3 && device.decodedPixels.largestDecodingCount == 1)
            try device.advanceUntilIdle()
        }
    }

    /// A pager with three photos of 48 megapixels.
    @MainActor private final class Album: PhotoPagerDataSource {
        private(set) lazy var pager = PhotoPagerViewController(dataSource: self)

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 3 }

        func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
            .photo(.data(TiledPhotoTests.data))
        }
    }

    @Test("If the whole photo takes more than the limit for a decoding, half of its size is the sharpest level")
    func levelLimit() async throws {
        try await TiledPhone.run(.data(Self.data)) { phone in
            let former = PinchZoomMemory.shared.decodingByteLimit
            defer { PinchZoomMemory.shared.decodingByteLimit = former }
            PinchZoomMemory.shared.decodingByteLimit = 4 * 8064 * 6048 - 1
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.4, y: 0.3))
            try #expect(Set(#require(phone.tiles).tiles.map(\.factor)) == [2])
        }
    }

    @Test("A view that the app adds to the image view lies over the tiles, at rest and in flight")
    func ownView() async throws {
        let mark = UIView(frame: CGRect(x: 150, y: 80, width: 40, height: 40))
        mark.backgroundColor = .magenta
        let magenta = Picture.Pixel(red: 255, green: 0, blue: 255)
        try await TiledPhone.run(.data(Self.data), flies: true) { phone in
            phone.pager.photoView?.addSubview(mark)
            let unit = CGPoint(x: 170.0 / 390, y: 100 / 292.5)
            try await phone.zoom(toPixels: 1, at: unit)
            let tiles = try #require(phone.tiles).tiles
            #expect(!tiles.isEmpty)
            @MainActor func markColor() -> Picture.Pixel {
                phone.device.screenshot().color(at: mark.convert(CGPoint(x: 20, y: 20), to: nil))
            }
            #expect(markColor().difference(from: magenta) < 3)
            // Beside the mark, the tiles are as fine as at rest, while the photo flies with the mark.
            phone.pager.dismiss(animated: true)
            phone.device.advanceFrames(2)
            #expect(phone.flyingPhoto != nil && markColor().difference(from: magenta) < 60, "\(markColor())")
            #expect(try #require(phone.tiles).tiles.isSuperset(of: tiles))
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("At half of its pixels the tiles are half as fine, and nothing of them is left when finer ones have come")
    func levels() async throws {
        try await TiledPhone.run(.data(Self.data)) { phone in
            try await phone.zoom(toPixels: 0.5, at: CGPoint(x: 0.5, y: 0.5))
            #expect(try #require(phone.tiles).tiles.allSatisfy { $0.factor == 2 })
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.5, y: 0.5))
            let fine = try #require(phone.tiles).tiles
            #expect(!fine.isEmpty && fine.allSatisfy { $0.factor == 1 })
        }
    }

    @Test("Tiles show what the whole photo shows, whatever its orientation, at random places and scales", arguments: 1...8)
    func places(exif: Int) async throws {
        let orientation = UIImage.Orientation(exifNumber: exif)
        let data = MadePhoto.jpeg(width: 4600, height: 3000, orientation: orientation)
        let whole = try #require(UIImage(data: data))
        var random = SeededGenerator(seed: UInt64(35_400 + exif))
        let places = (0..<5).map { _ in
            let point = CGPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
            return (point: point, scale: CGFloat.random(in: 0.4...1, using: &random))
        }
        @MainActor func pictures(of source: PhotoSource) async throws -> [Picture] {
            var pictures: [Picture] = []
            // A picture with one pixel a point is made four times as fast.
            try await TiledPhone.run(source, on: HeadlessDevice.Configuration(scale: 1)) { phone in
                for place in places {
                    try await phone.zoom(toPixels: place.scale, at: place.point)
                    if case .data = source { #expect(phone.tiles?.tiles.isEmpty == false, "exif \(exif): \(place)") }
                    pictures.append(phone.device.screenshot())
                }
            }
            return pictures
        }
        let (tiled, expected) = (try await pictures(of: .data(data)), try await pictures(of: .image(whole)))
        for (index, place) in places.enumerated() {
            var different = 0
            for (x, y) in stride(from: 5, to: 385, by: 7).flatMap({ x in stride(from: 5, to: 840, by: 7).map { (x, y: $0) } }) {
                let point = CGPoint(x: x, y: y)
                if tiled[index].color(at: point).difference(from: expected[index].color(at: point)) > 12 { different += 1 }
            }
            // The two pictures differ only at the edges of the fields, where pixels are blended in another way.
            #expect(different < 300, "exif \(exif), \(place): \(different) of 6480")
        }
    }

    @Test("While the photo moves fast nothing is decoded; when it rests, what is seen then is")
    func speed() async throws {
        try await TiledPhone.run(.data(Self.data)) { phone in
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.2, y: 0.5))
            let former = try #require(phone.tiles).tiles
            let finger = phone.device.touchDown(at: CGPoint(x: 350, y: 422))
            for step in 1...8 {
                finger.move(to: CGPoint(x: 350 - step * 40, y: 422))
                phone.device.advanceFrames()
                #expect(phone.tiles?.isDecoding == false)
            }
            await phone.decode()
            #expect(try #require(phone.tiles).tiles.contains { !former.contains($0) }, "the finger is still down")
            finger.lift()
            phone.device.advance(by: 3)
            await phone.decode()
        }
    }

    @Test("A memory warning leaves the tiles that are seen")
    func memoryWarning() async throws {
        try await TiledPhone.run(.data(Self.data)) { phone in
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.45, y: 0.45))
            let tiles = try #require(phone.tiles)
            let former = tiles.tiles
            phone.device.sendMemoryWarning()
            let visible = phone.pager.visibleRect
            let seen = CGRect(x: visible.minX * 8064, y: visible.minY * 6048, width: visible.width * 8064, height: visible.height * 6048)
            #expect(tiles.tiles == Set(tiles.file.grid.tiles(in: seen, at: 1)) && tiles.tiles.count < former.count)
        }
    }

    @Test("A file that is shortened in place while it's visible is sharp all the same")
    func shortenedFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("PinchZoomOverlay-\(UUID().uuidString).jpg")
        try Self.data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await TiledPhone.run(.file(file)) { phone in
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 0)
            try handle.close()
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.4, y: 0.3))
            #expect(try #require(phone.tiles).tiles.contains { $0.factor == 1 })
            let visible = phone.pager.visibleRect
            let field = MadePhoto.color(column: min(Int(visible.midX * 8), 7), row: min(Int(visible.midY * 6), 5))
            #expect(phone.device.screenshot().color(at: CGPoint(x: 195, y: 422)).difference(from: field) < 12)
            // The shared copy is the whole photo as well.
            let copy = try #require(phone.tiles).file.writeCopy()
            defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
            #expect(try Data(contentsOf: copy) == Self.data)
        }
    }

    @Test("A lowered limit of the memory releases tiles at once, all of them if nothing is left")
    func loweredLimit() async throws {
        try await TiledPhone.run(.data(Self.data)) { phone in
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.45, y: 0.45))
            let tiles = try #require(phone.tiles)
            let (count, memory, former) = (tiles.tiles.count, PinchZoomMemory.shared, PinchZoomMemory.shared.byteLimit)
            let others = former - tiles.memory.available
            memory.byteLimit = others + 6 << 20
            #expect(!tiles.tiles.isEmpty && tiles.tiles.count < count && tiles.memory.byteCount() <= 6 << 20)
            memory.byteLimit = 0
            #expect(tiles.tiles.isEmpty && tiles.memory.byteCount() == 0)
            memory.byteLimit = former
        }
    }

    @Test("A file that says it has 64,250 × 64,250 pixels is refused with the figure, and one that is no photo fails")
    func limits() async throws {
        var data = MadePhoto.jpeg(width: 40, height: 24)
        // The segment SOF0 has its length, the precision, and then the height and the width in two bytes each.
        let header = try #require(data.firstRange(of: Data([0xFF, 0xC0])))
        data.replaceSubrange((header.upperBound + 3)..<(header.upperBound + 7), with: [0xFA, 0xFA, 0xFA, 0xFA])
        try await TiledPhone.run(.loader { _ in .data(data) }) { phone in
            #expect((phone.error as? PhotoLimitError)?.description == "4128062500 pixels, and the limit is 500000000")
            #expect(phone.device.decodedPixels.largestByteCount == 0)
        }
        try await TiledPhone.run(.data(Data("no photo".utf8))) { phone in
            #expect((phone.error as? CocoaError)?.code == .fileReadCorruptFile)
        }
        try await TiledPhone.run(.file(URL(fileURLWithPath: "/nowhere/nothing.jpg"))) { phone in #expect(phone.hasFailed) }
    }

    @Test("A panorama of 100,000 pixels shows its own pixels at its end")
    func panorama() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("PinchZoomOverlay-panorama.png")
        try MadePhoto.png(width: 100_000, height: 200).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await TiledPhone.run(.file(file)) { phone in
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 1, y: 0.5))
            let picture = phone.device.screenshot()
            #expect(picture.color(at: CGPoint(x: 380, y: 422)).difference(from: MadePhoto.color(column: 7, row: 3)) < 12)
            #expect(try #require(phone.tiles).tiles.contains { $0.factor == 1 })
            #expect(phone.device.decodedPixels.largestByteCount < phone.byteLimit)
        }
    }

    @Test("A page of 40,000 pixels is sharp where it opens, and its coarse picture is no longer than a texture")
    func longPage() async throws {
        try await TiledPhone.run(.data(MadePhoto.png(width: 800, height: 40_000))) { phone in
            #expect(!phone.hasFailed && phone.tiles?.tiles.contains { $0.factor == 1 } == true)
            let size = try #require(phone.pager.photoView?.image?.size)
            #expect((4_000...8_200).contains(size.height))
            let picture = phone.device.screenshot()
            #expect(picture.color(at: CGPoint(x: 20, y: 422)).difference(from: MadePhoto.color(column: 0, row: 0)) < 12)
            #expect(picture.color(at: CGPoint(x: 370, y: 422)).difference(from: MadePhoto.color(column: 7, row: 0)) < 12)
            #expect(phone.device.decodedPixels.largestByteCount < phone.byteLimit)
        }
    }

    /// A file whose data arrives in parts.
    @MainActor private final class Download {
        var data: Data

        init(_ data: Data) {
            self.data = data
        }
    }

    @Test(
        "A file that breaks off shows what there is and the message, and a retry the whole; a part is decoded once and not shared",
        arguments: [true, false],
        [true, false]
    )
    func brokenFile(isJPEG: Bool, isTiled: Bool) async throws {
        let (width, height) = isTiled ? (8400, 600) : (1200, 900)
        let whole = isJPEG ? MadePhoto.jpeg(width: width, height: height) : MadePhoto.png(width: width, height: height)
        let download = Download(whole.prefix(whole.count / 2))
        try await TiledPhone.run(.loader { _ in .data(download.data) }) { phone in
            #expect((phone.error as? CocoaError)?.code == .fileReadCorruptFile)
            await phone.decode()
            let photo = try #require(phone.pager.photoView)
            #expect(photo.image != nil && isClose(photo.bounds.width / photo.bounds.height * CGFloat(height) / CGFloat(width), 1, 0.02))
            let corner = photo.convert(CGPoint(x: photo.bounds.width / 16, y: photo.bounds.height / 12), to: nil)
            #expect(phone.device.screenshot().color(at: corner).difference(from: MadePhoto.color(column: 0, row: 0)) < 12)
            let size = try #require(photo.image?.size)
            #expect(phone.device.decodedPixels.byteCount <= 4 * Int(size.width * size.height), "it is decoded once")
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
            phone.pager.share()
            phone.device.advance(by: 1)
            #expect(phone.pager.presentedViewController == nil)
            if isTiled { try await phone.zoom(toPixels: 1, at: CGPoint(x: 1, y: 1)) } else { phone.pager.setZoomScale(2, animated: false) }
            let (zoom, part) = (phone.pager.zoomScale, photo.image)
            let failure = try #require(phone.pager.failure)
            let button = try #require(failure.descendants.lazy.compactMap { $0 as? UIButton }.first)
            download.data = whole
            phone.device.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            phone.device.advance(by: 1)
            #expect(part != nil && photo.image === part, "the part stays until there is more")
            await phone.decode()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.failure == nil && phone.pager.photoView?.image != nil)
            #expect(abs(phone.pager.zoomScale - zoom) < 0.01)
            phone.pager.setZoomScale(1, animated: false)
            await phone.decode()
            let last = photo.convert(CGPoint(x: photo.bounds.width * 15 / 16, y: photo.bounds.height * 11 / 12), to: nil)
            #expect(phone.device.screenshot().color(at: last).difference(from: MadePhoto.color(column: 7, row: 5)) < 12)
        }
    }
}
