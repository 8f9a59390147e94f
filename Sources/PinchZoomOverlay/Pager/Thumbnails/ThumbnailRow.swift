import Foundation

/// A row of thumbnails, the first at the leading end. The current one is wider than the others, with a gap on both sides.
///
/// Between two pages both thumbnails are half open. The row's width is then constant, and a page always moves the row by one pitch.
struct ThumbnailRow: Equatable {
    /// The size of a thumbnail that isn't the current one, in points.
    static let size = CGSize(width: 24, height: 40)
    /// The width of the current thumbnail, in points.
    static let currentWidth: CGFloat = 40
    /// The gap on both sides of the current thumbnail, in addition to the spacing, in points.
    static let gap: CGFloat = 8
    private static let spacing: CGFloat = 2
    /// The distance from one thumbnail to the next, in points.
    static let pitch = size.width + spacing
    /// The distance from the row's left end to the middle of the first thumbnail, if it's the current one, in points.
    static let middle = gap + currentWidth / 2

    var count = 0
    var isRightToLeft = false
    /// The current place, counted from the left, with a fraction between two pages.
    var place: CGFloat = 0

    private var places: PageRow { PageRow(pageWidth: 1, count: count, isRightToLeft: isRightToLeft) }

    /// The width of the row, in points.
    var width: CGFloat { count > 0 ? CGFloat(count - 1) * ThumbnailRow.pitch + 2 * ThumbnailRow.middle : 0 }

    /// Returns the position of the middle of the current thumbnail.
    static func middle(ofPlace place: CGFloat) -> CGFloat { place * pitch + middle }

    /// Returns the page nearest to a place, or `nil` if there are no pages.
    func index(ofPlace place: CGFloat) -> Int? { places.index(at: place) }

    /// Returns the place of a page, counted from the left.
    func place(of index: Int) -> CGFloat { places.offset(of: index) }

    /// Returns the position and the width of a thumbnail, in points.
    func stretch(of index: Int) -> (x: CGFloat, width: CGFloat) {
        let place = place(of: index)
        let openness = max(0, 1 - abs(place - self.place))
        let widening = ThumbnailRow.currentWidth - ThumbnailRow.size.width
        // The sum of the openness of all thumbnails before this one, which is 1 at most.
        let before = (place - self.place).clamped(to: 0...1)
        let x = place * ThumbnailRow.pitch + before * (widening + 2 * ThumbnailRow.gap) + openness * ThumbnailRow.gap
        return (x, ThumbnailRow.size.width + openness * widening)
    }

    /// Returns the pages whose thumbnails are in a range of positions.
    func indices(from low: CGFloat, to high: CGFloat) -> [Int] {
        // The open thumbnail moves others to the right by no more than this.
        let slack = 2 * ThumbnailRow.middle
        let candidates = places.indices(from: (low - slack) / ThumbnailRow.pitch, to: max(high, 0) / ThumbnailRow.pitch + 1)
        return candidates?.filter { index in
            let (x, width) = stretch(of: index)
            return x < high && x + width > low
        } ?? []
    }

    /// Returns the page whose thumbnail is at a point or nearest to it, or `nil` if none is near.
    func index(at x: CGFloat) -> Int? {
        func distance(_ index: Int) -> CGFloat {
            let (low, width) = stretch(of: index)
            return max(low - x, x - low - width, 0)
        }
        let reach = ThumbnailRow.currentWidth
        return indices(from: x - reach, to: x + reach).min { distance($0) < distance($1) }
    }
}
