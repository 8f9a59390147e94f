import CoreGraphics
import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

@Suite("Photos: tiles", timeLimit(minutes: 20)) struct TileGridTests {
    @Test("48 megapixels are 32 columns and 24 rows of tiles, and 4 columns and 3 rows at an eighth")
    func usual() {
        let grid = TileGrid(width: 8064, height: 6048)
        #expect(grid.tiles(in: grid.bounds, at: 1).count == 32 * 24 && grid.tiles(in: grid.bounds, at: 8).count == 12)
        let last = TileGrid.Tile(factor: 1, column: 31, row: 23)
        #expect(grid.area(of: last) == CGRect(x: 7936, y: 5888, width: 128, height: 160) && grid.byteCount(of: last) == 128 * 160 * 4)
        #expect(grid.rect(of: TileGrid.Tile(factor: 8, column: 3, row: 2)) == CGRect(x: 6144, y: 4096, width: 1920, height: 1952))
        #expect(grid.tiles(in: CGRect(x: 255, y: 256, width: 2, height: 256), at: 1).map { [$0.column, $0.row] } == [[0, 1], [1, 1]])
        #expect(grid.tiles(in: CGRect(x: 8064, y: 0, width: 10, height: 10), at: 1).isEmpty)
        #expect(grid.tiles(in: .null, at: 1).isEmpty && grid.tiles(in: .zero, at: 1).isEmpty)
    }

    @Test("The tiles of a part cover the part, have no pixel twice, and are no more than the part needs", arguments: 0..<20)
    func property(seed: UInt64) {
        var random = SeededGenerator(seed: 35_200 + seed)
        for _ in 0..<50 {
            let grid = TileGrid(width: .random(in: 1...20_000, using: &random), height: .random(in: 1...9_000, using: &random))
            let factor = TileGrid.factors.randomElement(using: &random) ?? 1
            let (x, y) = (
                CGFloat.random(in: -100..<CGFloat(grid.width), using: &random),
                CGFloat.random(in: -100..<CGFloat(grid.height), using: &random)
            )
            let part = CGRect(
                x: x,
                y: y,
                width: .random(in: 0.01...6_000, using: &random),
                height: .random(in: 0.01...6_000, using: &random)
            )
            let tiles = grid.tiles(in: part, at: factor)
            let seen = part.intersection(grid.bounds)
            guard !seen.isNull, seen.width > 0, seen.height > 0 else {
                #expect(tiles.isEmpty, "seed \(seed)")
                continue
            }
            #expect(Set(tiles).count == tiles.count, "seed \(seed)")
            #expect(tiles.allSatisfy { grid.rect(of: $0).intersects(part) && grid.area(of: $0).width > 0 && grid.area(of: $0).height > 0 })
            let hull = tiles.reduce(CGRect.null) { $0.union(grid.rect(of: $1)) }
            #expect(isClose(hull.union(seen), hull, 1e-6), "seed \(seed): \(hull) and \(seen)")
            // Tiles of one level don't overlap and leave no gaps, so the sum of their areas equals their hull's area.
            let area = tiles.reduce(0) { $0 + grid.area(of: $1).width * grid.area(of: $1).height }
            let level = tiles.reduce(CGRect.null) { $0.union(grid.area(of: $1)) }
            #expect(area == level.width * level.height, "seed \(seed)")
        }
    }

    @Test("Each point of the picture is in one tile or in one rectangle outside the tiles", arguments: 0..<20)
    func outside(seed: UInt64) {
        var random = SeededGenerator(seed: 40_300 + seed)
        for _ in 0..<50 {
            let grid = TileGrid(width: .random(in: 1...20_000, using: &random), height: .random(in: 1...9_000, using: &random))
            let factor = TileGrid.factors.randomElement(using: &random) ?? 1
            let some = grid.tiles(in: grid.bounds, at: factor).filter { _ in Bool.random(using: &random) }
            let rects = grid.rects(outside: Set(some)) + some.map(grid.rect)
            for _ in 0..<20 {
                let point = CGPoint(
                    x: .random(in: 0..<CGFloat(grid.width), using: &random),
                    y: .random(in: 0..<CGFloat(grid.height), using: &random)
                )
                #expect(rects.filter { $0.contains(point) }.count == 1, "seed \(seed): \(point) of \(grid) at \(factor)")
            }
        }
    }
}
