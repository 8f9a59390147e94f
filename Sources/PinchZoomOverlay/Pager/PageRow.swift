import Foundation

/// Pages of one width side by side, the first at the edge that reading starts from. Content offsets are never mirrored.
struct PageRow: Equatable {
    /// In points, with the space between pages.
    var pageWidth: CGFloat = 0
    var count = 0
    var isRightToLeft = false

    var width: CGFloat { CGFloat(count) * pageWidth }

    /// Where a page begins, and where the content is scrolled to when the page is shown.
    func offset(of index: Int) -> CGFloat {
        CGFloat(isRightToLeft ? count - 1 - index : index) * pageWidth
    }

    /// The page that is mostly seen at an offset; nil where there are no pages.
    func index(at offset: CGFloat) -> Int? {
        guard count > 0, pageWidth > 0 else { return nil }
        return index(ofPlace: offset / pageWidth, rounded: .toNearestOrAwayFromZero)
    }

    /// The pages that touch a stretch.
    func indices(from low: CGFloat, to high: CGFloat) -> ClosedRange<Int>? {
        guard count > 0, pageWidth > 0, high > 0, low < width else { return nil }
        let first = index(ofPlace: low / pageWidth, rounded: .down)
        let last = index(ofPlace: high / pageWidth - 1, rounded: .up)
        return min(first, last)...max(first, last)
    }

    /// The page at a place counted from the left, the nearest one where there is none.
    private func index(ofPlace place: CGFloat, rounded rule: FloatingPointRoundingRule) -> Int {
        let place = Int(min(max(place.rounded(rule), 0), CGFloat(count - 1)))
        return isRightToLeft ? count - 1 - place : place
    }
}
