import Foundation
import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

/// Tests of the places of thumbnails.
@Suite("Thumbnail row", timeLimit(minutes: 20)) struct ThumbnailRowTests {
    private static func row(_ count: Int, place: CGFloat, isRightToLeft: Bool = false) -> ThumbnailRow {
        ThumbnailRow(count: count, isRightToLeft: isRightToLeft, place: place)
    }

    @Test("The current thumbnail is wider and lies in the middle of its place, with a gap on both sides; the others are 2 points apart")
    func atRest() {
        let row = Self.row(5, place: 2)
        let stretches = (0..<5).map { row.stretch(of: $0) }
        #expect(stretches.map(\.width) == [24, 24, 40, 24, 24])
        #expect(stretches.map(\.x) == [0, 26, 60, 110, 136])
        #expect(stretches[2].x + 20 == ThumbnailRow.middle(ofPlace: 2))
        #expect(Self.row(5, place: 0).stretch(of: 0).x == 8)
        #expect(row.width == 160, "from gap to gap where the last is the current one")
    }

    @Test("Between two pages both are partly open, nothing ever overlaps, and the row stays as wide", arguments: [false, true])
    func between(isRightToLeft: Bool) {
        for step in 0...40 {
            let place = CGFloat(step) / 10
            let row = Self.row(5, place: place, isRightToLeft: isRightToLeft)
            let stretches = (0..<5).map { row.stretch(of: $0) }.sorted { $0.x < $1.x }
            for (one, next) in zip(stretches, stretches.dropFirst()) {
                let end = one.x + one.width
                #expect(next.x - end >= 2 - 1e-9)
            }
            #expect(stretches[0].x >= 0 && stretches[4].x + stretches[4].width <= row.width)
            let width = stretches.map(\.width).reduce(0, +)
            #expect(abs(width - (5 * 24 + 16)) < 1e-9)
        }
        let half = Self.row(5, place: 1.5)
        #expect(half.stretch(of: 1).width == 32 && half.stretch(of: 2).width == 32)
    }

    @Test("From right to left the first thumbnail is the last")
    func rightToLeft() {
        let row = Self.row(5, place: 4, isRightToLeft: true)
        #expect(row.stretch(of: 0).x > row.stretch(of: 1).x)
        #expect(row.stretch(of: 0).width == 40)
        #expect(row.index(ofPlace: 4) == 0 && row.place(of: 0) == 4)
    }

    @Test("Those that touch a stretch are found, all of them and no others, in a row of any length", arguments: [1, 2, 5, 100_000])
    func indices(count: Int) {
        for place in [0, 0.3, 1, CGFloat(count) / 2, CGFloat(count - 1)] where place <= CGFloat(count - 1) {
            let row = Self.row(count, place: place)
            let middle = ThumbnailRow.middle(ofPlace: place)
            let near = max(0, Int(place) - 30)...min(count - 1, Int(place) + 30)
            let stretches: [(CGFloat, CGFloat)] = [(middle - 195, middle + 195), (middle - 10, middle + 10), (-500, -400), (-100, 40)]
            for (low, high) in stretches {
                let wanted = near.filter { row.stretch(of: $0).x < high && row.stretch(of: $0).x + row.stretch(of: $0).width > low }
                if high < 0 || place < 20 || low > 0 { #expect(row.indices(from: low, to: high) == wanted) }
            }
        }
        #expect(Self.row(0, place: 0).indices(from: -100, to: 100).isEmpty)
    }

    @Test("A point is of the thumbnail that it lies on, or of the nearest; far from all of none")
    func indexAtPoint() {
        let row = Self.row(5, place: 2)
        #expect([0, 23, 24.5, 25.5, 51, 58, 99, 104, 106, 120, 159].map { row.index(at: $0) } == [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4])
        #expect(row.index(at: -60) == nil && row.index(at: 260) == nil)
        #expect(Self.row(0, place: 0).index(at: 3) == nil)
    }
}
