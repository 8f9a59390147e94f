#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreGraphics
import Foundation

/// The choice of the tiles that a part of a photo needs.
struct TilePlan: Equatable, Sendable {
    /// The part of a photo that the screen shows.
    struct Sight: Equatable, Sendable {
        /// The visible part of the stored picture, in photo pixels.
        var visible: CGRect
        /// The point between the fingers, in photo pixels of the stored picture. Tiles near this point come first.
        var focus: CGPoint
        /// The number of screen pixels along one photo pixel.
        var scale: CGFloat
    }

    /// The number of screen pixels along one pixel of a picture from which the picture is replaced by a finer one. At 1.25, nobody sees a
    /// difference yet, and a screen never needs more than 2.6 times its own pixels.
    static let softness: CGFloat = 1.25

    let grid: TileGrid
    /// The number of photo pixels along one pixel of the coarse picture that always lies beneath the tiles.
    var baseFactor: CGFloat
    /// The largest size of all tiles in memory, and of the part that is decoded at once, in bytes.
    var byteLimit: Int
    /// The largest size of a level of which a part is decoded, in bytes: the decoder may have to decode the whole level.
    var levelByteLimit = Int.max

    /// Returns the level for a part of the photo, or `nil` if the coarse picture is as sharp as the screen shows it, or as sharp as the
    /// finest tiles that the limits allow.
    ///
    /// - Parameter loaded: The tiles in memory. If all tiles of a finer level are in memory, this level is used, because nothing has to be
    ///   decoded for it.
    func factor(for sight: Sight, loaded: Set<TileGrid.Tile> = []) -> Int? {
        guard sight.scale > 0, sight.scale.isFinite, baseFactor * sight.scale > TilePlan.softness else { return nil }
        let wanted = TileGrid.factors.last { CGFloat($0) * sight.scale <= TilePlan.softness } ?? TileGrid.factors[0]
        let finer = TileGrid.factors.first { factor in
            factor < wanted && fits(factor, in: sight) && grid.tiles(in: sight.visible, at: factor).allSatisfy(loaded.contains)
        }
        return finer ?? TileGrid.factors.first { $0 >= wanted && CGFloat($0) < baseFactor && isDecodable($0) && fits($0, in: sight) }
    }

    private func isDecodable(_ factor: Int) -> Bool {
        let size = grid.size(at: factor)
        return 4 * size.width * size.height <= levelByteLimit
    }

    private func fits(_ factor: Int, in sight: Sight) -> Bool {
        grid.tiles(in: sight.visible, at: factor).reduce(0) { $0 + grid.byteCount(of: $1) } <= byteLimit
    }

    /// Returns the tiles that should be in memory, within the limit, most important first: the visible tiles of the level, nearest to the
    /// focus first; then tiles of other levels that are in memory and stand in for visible tiles; then tiles around the visible part.
    func tiles(for sight: Sight, loaded: Set<TileGrid.Tile>) -> [TileGrid.Tile] {
        guard let factor = factor(for: sight, loaded: loaded) else { return [] }
        let visible = sorted(grid.tiles(in: sight.visible, at: factor), for: sight)
        var tiles = visible
        if !visible.allSatisfy(loaded.contains) {
            let others = loaded.filter { $0.factor != factor && grid.rect(of: $0).intersects(sight.visible) }
            // The finer level is the sharper one.
            tiles += TileGrid.factors.flatMap { level in sorted(others.filter { $0.factor == level }, for: sight) }
        }
        let around = sight.visible.insetBy(dx: -sight.visible.width / 4, dy: -sight.visible.height / 4)
        let seen = Set(visible)
        tiles += sorted(grid.tiles(in: around, at: factor).filter { !seen.contains($0) }, for: sight)
        var rest = byteLimit
        return Array(
            tiles.prefix { tile in
                rest -= grid.byteCount(of: tile)
                return rest >= 0
            }
        )
    }

    private func sorted(_ tiles: some Sequence<TileGrid.Tile>, for sight: Sight) -> [TileGrid.Tile] {
        func distance(_ tile: TileGrid.Tile) -> CGFloat {
            let rect = grid.rect(of: tile)
            return hypot(rect.midX - sight.focus.x, rect.midY - sight.focus.y)
        }
        return tiles.map { (tile: $0, distance: distance($0)) }
            .sorted { ($0.distance, $0.tile.row, $0.tile.column) < ($1.distance, $1.tile.row, $1.tile.column) }.map(\.tile)
    }

    /// Returns the tiles that are decoded together, as one part of the file: all missing tiles that are visible, and those around them as far
    /// as the limit allows. The result is empty if no visible tile is missing.
    ///
    /// Apple has no call that decodes a part of a file. Some decoders read all rows above the part, and others decode the whole photo. If the
    /// tiles came in several parts, each part would take this time, and the memory of the whole photo, once more.
    ///
    /// - Parameter missing: The missing tiles, most important first.
    func band(of missing: [TileGrid.Tile], for sight: Sight) -> [TileGrid.Tile] {
        guard let first = missing.first, grid.rect(of: first).intersects(sight.visible) else { return [] }
        var hull = CGRect.null
        return missing.filter { tile in
            let larger = hull.union(grid.area(of: tile))
            guard tile.factor == first.factor, 4 * Int(larger.width * larger.height) <= byteLimit else { return false }
            hull = larger
            return true
        }
    }

    /// Returns the speed of a movement from one visible part to another, in visible widths or heights for each second, whichever is larger.
    /// A change of the scale counts as the movement of an edge.
    static func speed(from former: CGRect, to visible: CGRect, in duration: TimeInterval) -> CGFloat {
        guard duration > 0, visible.width > 0, visible.height > 0 else { return 0 }
        let across = max(abs(visible.minX - former.minX), abs(visible.maxX - former.maxX)) / visible.width
        let down = max(abs(visible.minY - former.minY), abs(visible.maxY - former.maxY)) / visible.height
        return max(across, down) / duration
    }
}
#endif
