import Foundation

/// A row of pages of one width, the first at the leading edge. Content offsets are never mirrored.
struct PageRow: Equatable {
    /// The width of a page with its spacing, in points.
    var pageWidth: CGFloat = 0
    var count = 0
    var isRightToLeft = false

    var width: CGFloat { CGFloat(count) * pageWidth }

    /// Returns the position of a page, which is the content offset that shows it.
    func offset(of index: Int) -> CGFloat {
        CGFloat(isRightToLeft ? count - 1 - index : index) * pageWidth
    }

    /// Returns the page that fills most of the view at an offset, or `nil` if there are no pages.
    func index(at offset: CGFloat) -> Int? {
        guard count > 0, pageWidth > 0 else { return nil }
        return index(ofPlace: offset / pageWidth, rounded: .toNearestOrAwayFromZero)
    }

    /// Returns the pages in a range of positions.
    func indices(from low: CGFloat, to high: CGFloat) -> ClosedRange<Int>? {
        guard count > 0, pageWidth > 0, high > 0, low < width else { return nil }
        let first = index(ofPlace: low / pageWidth, rounded: .down)
        let last = index(ofPlace: high / pageWidth - 1, rounded: .up)
        return min(first, last)...max(first, last)
    }

    /// Returns the page nearest to a position counted from the left.
    private func index(ofPlace place: CGFloat, rounded rule: FloatingPointRoundingRule) -> Int {
        let place = Int(place.rounded(rule).clamped(to: 0...CGFloat(count - 1)))
        return isRightToLeft ? count - 1 - place : place
    }
}
