#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreGraphics

/// The tiles of a photo: squares of the stored picture, at the photo's size and at the fractions of this size that can be decoded without
/// decoding the whole photo.
struct TileGrid: Equatable, Sendable {
    /// A tile at one of the levels.
    struct Tile: Hashable, Sendable {
        /// The level: the number of photo pixels along each side of one tile pixel.
        var factor: Int
        var column: Int
        var row: Int
    }

    /// The levels, from the photo's own pixels to the smallest fraction.
    static let factors = [1, 2, 4, 8]
    /// The side of a whole tile, in pixels of its level. A tile takes 256 KiB. With larger tiles, more pixels would lie outside the screen.
    static let side = 256

    /// The size of the stored picture, in pixels.
    let width: Int
    let height: Int

    /// The bounds of the stored picture, in photo pixels.
    var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

    /// Returns the size of the picture at a level, in pixels of the level. The last pixel of a row may be only partly in the photo.
    func size(at factor: Int) -> (width: Int, height: Int) { ((width + factor - 1) / factor, (height + factor - 1) / factor) }

    /// Returns a tile's part of the picture, in pixels of the tile's level.
    func area(of tile: Tile) -> CGRect {
        let size = size(at: tile.factor)
        let (x, y) = (tile.column * TileGrid.side, tile.row * TileGrid.side)
        return CGRect(x: x, y: y, width: min(TileGrid.side, size.width - x), height: min(TileGrid.side, size.height - y))
    }

    /// Returns a tile's part of the picture, in photo pixels.
    func rect(of tile: Tile) -> CGRect {
        let (area, factor) = (area(of: tile), CGFloat(tile.factor))
        return CGRect(x: area.minX * factor, y: area.minY * factor, width: area.width * factor, height: area.height * factor)
    }

    /// Returns rectangles that together with some tiles of one level cover the picture, without an overlap, in photo pixels.
    ///
    /// The rectangles reach beyond the picture. Otherwise, a pixel of the screen at the picture's edge might be in none of them.
    func rects(outside tiles: Set<Tile>) -> [CGRect] {
        let whole = bounds.insetBy(dx: -CGFloat(TileGrid.side), dy: -CGFloat(TileGrid.side))
        guard let factor = tiles.first?.factor else { return [whole] }
        let hull = tiles.reduce(CGRect.null) { $0.union(rect(of: $1)) }
        let around = [
            CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: hull.minY - whole.minY),
            CGRect(x: whole.minX, y: hull.maxY, width: whole.width, height: whole.maxY - hull.maxY),
            CGRect(x: whole.minX, y: hull.minY, width: hull.minX - whole.minX, height: hull.height),
            CGRect(x: hull.maxX, y: hull.minY, width: whole.maxX - hull.maxX, height: hull.height),
        ]
        let gaps = self.tiles(in: hull, at: factor).filter { !tiles.contains($0) }.map(rect)
        return gaps + around
    }

    /// Returns the size of a tile in memory, in bytes.
    func byteCount(of tile: Tile) -> Int {
        let area = area(of: tile)
        return 4 * Int(area.width) * Int(area.height)
    }

    /// Returns the tiles of a level that show a part of the picture, row by row.
    ///
    /// - Parameter rect: The part, in photo pixels.
    func tiles(in rect: CGRect, at factor: Int) -> [Tile] {
        let part = rect.intersection(bounds)
        guard !part.isNull, part.width > 0, part.height > 0 else { return [] }
        let side = CGFloat(TileGrid.side * factor)
        func indices(_ start: CGFloat, _ end: CGFloat, of length: Int) -> ClosedRange<Int> {
            let last = (length - 1) / TileGrid.side
            let first = min(Int(start / side), last)
            return first...min(max(first, Int((end / side).rounded(.up)) - 1), last)
        }
        let size = size(at: factor)
        let columns = indices(part.minX, part.maxX, of: size.width)
        return indices(part.minY, part.maxY, of: size.height).flatMap { row in
            columns.map { Tile(factor: factor, column: $0, row: row) }
        }
    }
}
#endif
