import Foundation

/// Thumbnails side by side, the first at the end that reading starts from: narrow ones, and the current one wider with a gap on both sides.
///
/// Between two pages both are half as wide open, so that the row is always as wide, and as far as a page always one pitch.
struct ThumbnailRow: Equatable {
    /// A thumbnail that is not the current one, in points.
    static let size = CGSize(width: 24, height: 40)
    /// The current one's width, in points.
    static let currentWidth: CGFloat = 40
    /// On both sides of the current one, in points, besides the space between any two.
    static let gap: CGFloat = 8
    private static let spacing: CGFloat = 2
    /// From one thumbnail to the next, in points.
    static let pitch = size.width + spacing
    /// From where the row begins to the middle of the current thumbnail, if that is the one on the left, in points.
    static let middle = gap + currentWidth / 2

    var count = 0
    var isRightToLeft = false
    /// The current place, counted from the left, with fractions between two pages.
    var place: CGFloat = 0

    private var places: PageRow { PageRow(pageWidth: 1, count: count, isRightToLeft: isRightToLeft) }

    /// In points.
    var width: CGFloat { count > 0 ? CGFloat(count - 1) * ThumbnailRow.pitch + 2 * ThumbnailRow.middle : 0 }

    /// Where the middle of the current thumbnail is, whatever its place.
    static func middle(ofPlace place: CGFloat) -> CGFloat { place * pitch + middle }

    /// The page that is the nearest to a place; nil where there are none.
    func index(ofPlace place: CGFloat) -> Int? { places.index(at: place) }

    /// Where a page's thumbnail is, from the left.
    func place(of index: Int) -> CGFloat { places.offset(of: index) }

    /// How far a thumbnail reaches from the left, and how wide it is, in points.
    func stretch(of index: Int) -> (x: CGFloat, width: CGFloat) {
        let place = place(of: index)
        let openness = max(0, 1 - abs(place - self.place))
        let widening = ThumbnailRow.currentWidth - ThumbnailRow.size.width
        // As much as those before it are open, which is 1 in all.
        let before = min(max(place - self.place, 0), 1)
        let x = place * ThumbnailRow.pitch + before * (widening + 2 * ThumbnailRow.gap) + openness * ThumbnailRow.gap
        return (x, ThumbnailRow.size.width + openness * widening)
    }

    /// The pages whose thumbnails touch a stretch.
    func indices(from low: CGFloat, to high: CGFloat) -> [Int] {
        // Those that are moved aside lie at most so much further to the right than their places.
        let slack = 2 * ThumbnailRow.middle
        let candidates = places.indices(from: (low - slack) / ThumbnailRow.pitch, to: max(high, 0) / ThumbnailRow.pitch + 1)
        return candidates?.filter { index in
            let (x, width) = stretch(of: index)
            return x < high && x + width > low
        } ?? []
    }

    /// The page whose thumbnail is at a point, or the nearest to it; nil if none is near.
    func index(at x: CGFloat) -> Int? {
        func distance(_ index: Int) -> CGFloat {
            let (low, width) = stretch(of: index)
            return max(low - x, x - low - width, 0)
        }
        let reach = ThumbnailRow.currentWidth
        return indices(from: x - reach, to: x + reach).min { distance($0) < distance($1) }
    }
}
