import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Decoded photos at random places, scales and orientations, compared with the pixels that Pillow decodes there.
@MainActor @Suite("Photos: decoded places", .timeLimit(.minutes(20))) struct DecodedPlaceTests {
    nonisolated private static let photos = Set(DecodedPlace.all.map(\.photo)).sorted()
    /// The photos whose tiles are compared on a page, each with its orientation.
    nonisolated private static let pages: [Page] = {
        let pages = DecodedPlace.all.filter(\.isForPages).map { Page(photo: $0.photo, orientation: $0.orientation) }
        return Set(pages).sorted { ($0.photo, $0.orientation) < ($1.photo, $1.orientation) }
    }()

    struct Page: Hashable, Sendable {
        let photo: String
        let orientation: Int
    }

    @Test("There are places on 200 pages, with all orientations, levels and borders of tiles")
    func places() {
        let places = DecodedPlace.all
        #expect(places.count == 300 && places.filter(\.isForPages).count == 200)
        #expect(Set(places.map(\.orientation)) == Set(1...8) && Set(places.map(\.factor)) == Set(TileGrid.factors))
        #expect(Self.photos.count == 19)
    }

    @Test("The tiles of a place have the pixels of an independent decoder, also where two tiles meet", arguments: photos)
    func tiles(photo: String) async throws {
        // Beside another test, the pixels would count for the phone of that test.
        try await HeadlessDevice.inTurn { try await compareTiles(of: photo) }
    }

    private func compareTiles(of photo: String) async throws {
        let file = try PhotoFile(DecodedPlace.data(of: photo), limits: PhotoFile.Limits())
        var borderCount = 0
        for place in DecodedPlace.all where place.photo == photo {
            let (size, factor, side) = (file.grid.size(at: place.factor), place.factor, DecodedPlace.side)
            let corners = [(place.left, place.top), (place.left + side - 1, place.top + side - 1)].map {
                DecodedPlace.stored($0.0, $0.1, of: size, orientation: place.orientation)
            }
            let (left, top) = (min(corners[0].x, corners[1].x), min(corners[0].y, corners[1].y))
            let rect = CGRect(x: left * factor, y: top * factor, width: side * factor, height: side * factor)
            let tiles = file.grid.tiles(in: rect, at: factor)
            if tiles.count > 1 { borderCount += 1 }
            let pictures = await file.decode(tiles)
            try #require(Set(pictures.keys) == Set(tiles), "\(place)")
            let decoded = try tiles.map { tile in
                let picture = try #require(pictures[tile])
                let area = file.grid.area(of: tile)
                // The picture of a tile has a border, which the part leaves out.
                let margin = CGPoint(
                    x: (picture.part.minX * picture.image.size.width).rounded(),
                    y: (picture.part.minY * picture.image.size.height).rounded()
                )
                let origin = CGPoint(x: area.minX - margin.x, y: area.minY - margin.y)
                return (area: area, origin: origin, pixels: try #require(Picture(picture.image)))
            }
            let difference = place.difference { column, row in
                let pixel = DecodedPlace.stored(place.left + column, place.top + row, of: size, orientation: place.orientation)
                guard let tile = decoded.first(where: { $0.area.contains(CGPoint(x: pixel.x, y: pixel.y)) }) else {
                    return Picture.Pixel(red: 255, green: 0, blue: 255, alpha: 1)
                }
                return tile.pixels[pixel.x - Int(tile.origin.x), pixel.y - Int(tile.origin.y)]
            }
            #expect(difference <= place.tolerance, "\(place)")
        }
        if !photo.hasPrefix("odd") { #expect(borderCount > 0, "no place lies on a border") }
    }

    @Test("A page shows the pixels of an independent decoder, whatever the orientation, also where two tiles meet", arguments: pages)
    func pages(page: Page) async throws {
        // Places on coarser levels come first, since a level whose tiles are all in memory is shown in place of a coarser level.
        let places = DecodedPlace.all.filter { $0.isForPages && $0.photo == page.photo && $0.orientation == page.orientation }
            .sorted { $0.factor > $1.factor }
        let data = try DecodedPlace.data(of: page.photo, orientation: page.orientation)
        try await TiledPhone.run(.data(data)) { phone in
            phone.pager.setChromeHidden(true, animated: false)
            var (seenCount, coarseCount) = (0, 0)
            for place in places {
                let (level, coarse) = (phone.tiles?.file.grid.size(at: place.factor), phone.pager.photoView?.image?.size)
                // A panorama's coarse picture may be as fine as the level, which then needs no tiles.
                if let level, let coarse, max(coarse.width, coarse.height) >= CGFloat(max(level.width, level.height)) {
                    coarseCount += 1
                    continue
                }
                let origin = try await phone.show(place)
                #expect(phone.tiles?.tiles.contains { $0.factor == place.factor } == true, "\(place)")
                let picture = phone.device.screenshot()
                let screen = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
                let rect = CGRect(x: origin.x, y: origin.y, width: DecodedPlace.side, height: DecodedPlace.side)
                // At the photo's edge, the last column of a level may be half a pixel off the screen.
                guard screen.contains(rect) else { continue }
                seenCount += 1
                let difference = place.difference { picture[origin.x + $0, origin.y + $1] }
                #expect(difference <= place.tolerance, "\(place)")
            }
            #expect(seenCount >= places.count - coarseCount - 1 && coarseCount < places.count)
        }
    }

    @Test("No step between two pixels is larger at a border of tiles than inside a tile, at any scale")
    func seams() async throws {
        var random = SeededGenerator(seed: 36_001)
        try await TiledPhone.run(.data(DecodedPlace.data(of: "gradient.png"))) { phone in
            phone.pager.setChromeHidden(true, animated: false)
            var borderCount = 0
            for _ in 0..<12 {
                let scale = CGFloat.random(in: 0.2...1, using: &random)
                // The place is near a border of the tiles, which are 512 pixels wide and high at level 1.
                let column = CGFloat(Int.random(in: 1...7, using: &random) * 1024)
                try await phone.zoom(toPixels: scale, at: CGPoint(x: column / 8300, y: CGFloat.random(in: 0.3...0.7, using: &random)))
                let steps = try steps(on: phone)
                borderCount += steps.borderCount
                // A pixel on a border is blended from both tiles, which is rounded once more.
                #expect(steps.atBorders <= steps.inside + 1, "scale \(scale) at column \(column)")
            }
            #expect(borderCount > 12)
        }
    }

    /// Returns the largest difference of two pixels near each other, inside the tiles and on two sides of a border.
    private func steps(on phone: TiledPhone) throws -> (inside: Int, atBorders: Int, borderCount: Int) {
        let photoView = try #require(phone.pager.photoView)
        let tiles = try #require(phone.tiles)
        let scale = photoView.bounds.width / tiles.file.displayedSize.width
        let rects = tiles.tiles.map { tile in
            let rect = tiles.file.grid.rect(of: tile).applying(CGAffineTransform(scaleX: scale, y: scale))
            return photoView.convert(rect, to: nil).applying(CGAffineTransform(scaleX: 2, y: 2))
        }
        let picture = phone.device.screenshot()
        // The page, and not the photo, lies beyond the photo's edges.
        let photo = photoView.convert(photoView.bounds, to: nil).applying(CGAffineTransform(scaleX: 2, y: 2)).insetBy(dx: 4, dy: 4)
        let area = photo.intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height).insetBy(dx: 4, dy: 4))
        let columns = Set(rects.map(\.minX).filter { area.minX + 4 < $0 && $0 < area.maxX - 4 }.map { Int($0.rounded()) })
        let rows = Set(rects.map(\.minY).filter { area.minY + 4 < $0 && $0 < area.maxY - 4 }.map { Int($0.rounded()) })
        var (inside, atBorders) = (0, 0)
        /// Compares the pixels of one line, which lies across borders.
        func compare(_ range: Range<Int>, borders: Set<Int>, pixel: (Int) -> Picture.Pixel) {
            for position in range {
                let difference = pixel(position - 1).difference(from: pixel(position + 1))
                let isAtBorder = (-1...1).contains { borders.contains(position + $0) }
                if isAtBorder { atBorders = max(atBorders, difference) } else { inside = max(inside, difference) }
            }
        }
        let (across, down) = (Int(area.minX) + 2..<Int(area.maxX) - 2, Int(area.minY) + 2..<Int(area.maxY) - 2)
        for row in stride(from: down.lowerBound, to: down.upperBound, by: 23) {
            compare(across, borders: columns) { picture[$0, row] }
        }
        for column in stride(from: across.lowerBound, to: across.upperBound, by: 23) {
            compare(down, borders: rows) { picture[column, $0] }
        }
        return (inside, atBorders, columns.count + rows.count)
    }
}
