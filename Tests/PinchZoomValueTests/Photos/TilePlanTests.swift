import CoreGraphics
import Foundation
import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

@Suite("Photos: which tiles are decoded", timeLimit(minutes: 20)) struct TilePlanTests {
    /// A plan for 48 megapixels, with a coarse picture 1170 pixels wide, on a screen of 1170 × 2532 pixels.
    private let plan = TilePlan(grid: TileGrid(width: 8064, height: 6048), baseFactor: 8064 / 1170, byteLimit: 32 << 20)

    /// Returns the screen about a point of the photo, at a scale in screen pixels for each photo pixel.
    private func sight(_ scale: CGFloat, at center: CGPoint = CGPoint(x: 4000, y: 3000)) -> TilePlan.Sight {
        let (width, height) = (1170 / scale, 2532 / scale)
        let rect = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height).intersection(plan.grid.bounds)
        return TilePlan.Sight(visible: rect, focus: center, scale: scale)
    }

    @Test("At fit nothing is decoded; zoomed in, the level is the coarsest that is sharp, and the photo's own pixels are the last")
    func levels() {
        #expect([0.145, 0.18].map { plan.factor(for: sight($0)) } == [nil, nil])
        #expect([0.2, 0.31, 0.32, 0.6, 0.7, 1, 4].map { plan.factor(for: sight($0)) } == [4, 4, 2, 2, 1, 1, 1])
        for scale in [0, .nan, .infinity] as [CGFloat] {
            var odd = sight(1)
            odd.scale = scale
            #expect(plan.factor(for: odd) == nil)
        }
        var small = plan
        small.byteLimit = 10 << 20
        #expect(small.factor(for: sight(1)) == 2, "a coarser level where the limit is too small for the finest")
        small.byteLimit = 0
        #expect(small.factor(for: sight(1)) == nil && small.tiles(for: sight(1), loaded: []).isEmpty)
    }

    @Test("A panorama at fit is a coarse picture; its tiles begin at an eighth")
    func panorama() {
        let plan = TilePlan(grid: TileGrid(width: 100_000, height: 2_000), baseFactor: 100_000 / 1170, byteLimit: 32 << 20)
        let part = CGRect(x: 50_000, y: 0, width: 1170 / 0.1, height: 2_000)
        let sight = TilePlan.Sight(visible: part, focus: CGPoint(x: part.midX, y: part.midY), scale: 0.1)
        #expect(plan.factor(for: sight) == 8 && plan.tiles(for: sight, loaded: []).count == 10)
    }

    @Test("A finer level that is in memory is used; while a level is decoded, others stand in for it")
    func standIns() {
        let (near, far) = (sight(1), sight(0.6))
        let fine = plan.tiles(for: near, loaded: [])
        #expect(fine.allSatisfy { $0.factor == 1 })
        let loaded = Set(fine)
        // After zooming out, the tiles of the level come first, then the loaded tiles.
        let mixed = plan.tiles(for: far, loaded: loaded)
        #expect(mixed.first?.factor == 2 && mixed.contains { $0.factor == 1 })
        let complete = loaded.union(mixed.filter { $0.factor == 2 })
        #expect(plan.tiles(for: far, loaded: complete).allSatisfy { $0.factor == 2 }, "nobody stands in for what is there")
        // After zooming out a little, the finer tiles still cover the screen.
        var inner = near
        inner.visible = near.visible.insetBy(dx: 300, dy: 800)
        inner.scale = 0.6
        #expect(plan.factor(for: inner) == 2 && plan.factor(for: inner, loaded: loaded) == 1)
    }

    @Test("Tiles never take more than the limit; all visible ones are there, nearest to the fingers first", arguments: 0..<20)
    func property(seed: UInt64) {
        var random = SeededGenerator(seed: 35_300 + seed)
        for _ in 0..<25 {
            let grid = TileGrid(width: .random(in: 100...20_000, using: &random), height: .random(in: 100...20_000, using: &random))
            let limit = Int.random(in: 0...60 << 20, using: &random)
            let plan = TilePlan(grid: grid, baseFactor: .random(in: 1...30, using: &random), byteLimit: limit)
            var loaded: Set<TileGrid.Tile> = []
            for _ in 0..<6 {
                let scale = exp(CGFloat.random(in: log(0.02)...log(4), using: &random))
                let center = CGPoint(
                    x: .random(in: 0...CGFloat(grid.width), using: &random),
                    y: .random(in: 0...CGFloat(grid.height), using: &random)
                )
                let part = CGRect(x: center.x - 390 / scale, y: center.y - 844 / scale, width: 780 / scale, height: 1688 / scale)
                let sight = TilePlan.Sight(visible: part.intersection(grid.bounds), focus: center, scale: scale)
                let tiles = plan.tiles(for: sight, loaded: loaded)
                #expect(tiles.reduce(0) { $0 + grid.byteCount(of: $1) } <= limit, "seed \(seed)")
                #expect(Set(tiles).count == tiles.count, "seed \(seed)")
                if let factor = plan.factor(for: sight, loaded: loaded) {
                    let visible = grid.tiles(in: sight.visible, at: factor)
                    #expect(Set(tiles.prefix(visible.count)) == Set(visible), "seed \(seed)")
                    let distances = tiles.prefix(visible.count).map {
                        hypot(grid.rect(of: $0).midX - center.x, grid.rect(of: $0).midY - center.y)
                    }
                    #expect(distances == distances.sorted(), "seed \(seed)")
                } else {
                    #expect(tiles.isEmpty, "seed \(seed)")
                }
                let missing = tiles.filter { !loaded.contains($0) }
                let band = plan.band(of: missing, for: sight)
                let factor = plan.factor(for: sight, loaded: loaded)
                let needed = factor.map { grid.tiles(in: sight.visible, at: $0) }?.filter { !loaded.contains($0) } ?? []
                #expect(Set(band).isSubset(of: missing) && Set(needed).isSubset(of: band), "seed \(seed): all that is seen, at once")
                #expect(needed.isEmpty == band.isEmpty && band.allSatisfy { $0.factor == factor }, "seed \(seed)")
                let hull = band.reduce(CGRect.null) { $0.union(grid.area(of: $1)) }
                #expect(band.isEmpty || hull.width * hull.height * 4 <= CGFloat(limit), "seed \(seed)")
                // Some tiles are decoded, and tiles that aren't wanted are dropped.
                loaded = loaded.intersection(tiles).union(Bool.random(using: &random) ? tiles : band)
            }
        }
    }

    @Test("All visible tiles are decoded at once, with others around them; nothing is decoded while all of them are there")
    func band() {
        let tiles = plan.tiles(for: sight(1), loaded: [])
        let visible = plan.grid.tiles(in: sight(1).visible, at: 1)
        let band = plan.band(of: tiles, for: sight(1))
        #expect(Set(visible).isSubset(of: band) && band.count > visible.count)
        let around = tiles.filter { !visible.contains($0) }
        #expect(!around.isEmpty && plan.band(of: around, for: sight(1)).isEmpty && plan.band(of: [], for: sight(1)).isEmpty)
    }

    @Test("A level that would take too much memory as a whole is left out")
    func levelLimit() {
        var limited = plan
        limited.levelByteLimit = 4 * 8064 * 6048
        #expect(limited.factor(for: sight(1)) == 1)
        limited.levelByteLimit -= 1
        #expect(limited.factor(for: sight(1)) == 2)
        limited.levelByteLimit = 0
        #expect(limited.factor(for: sight(1)) == nil && limited.tiles(for: sight(1), loaded: []).isEmpty)
    }

    @Test("The speed is that of the fastest edge, in screens a second")
    func speed() {
        let part = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(TilePlan.speed(from: part, to: part, in: 0.1) == 0)
        #expect(isClose(TilePlan.speed(from: part, to: part.offsetBy(dx: 20, dy: 20), in: 0.1), 2))
        #expect(isClose(TilePlan.speed(from: part, to: part.insetBy(dx: 0, dy: 50), in: 1), 0.5))
        #expect(
            TilePlan.speed(from: part, to: part.offsetBy(dx: 9, dy: 0), in: 0) == 0 && TilePlan.speed(from: part, to: .zero, in: 1) == 0
        )
    }
}
