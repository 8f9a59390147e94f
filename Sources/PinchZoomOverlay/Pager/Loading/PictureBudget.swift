#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// Distributes a number of bytes among the decoded pictures of pages.
struct PictureBudget {
    /// The sizes at which a page can show its picture.
    struct Wish {
        /// The size at fit.
        var fitted: PictureSize
        /// The size for the present zoom, or for the scale at which the photo opens: the size at fit, or a larger size.
        var zoomed: PictureSize
    }

    /// Returns a size for each page, beginning with the current page. If the budget leaves too little for a page, its size is `nil`.
    ///
    /// The first page gets its zoomed picture. If the budget is too small for the zoomed picture, the first page gets a smaller picture,
    /// but at least its picture at fit. The rest of the budget goes to the other pages in order. Each of them gets its zoomed picture or,
    /// if not enough is left, its picture at fit.
    static func shares(of byteCount: Int, among wishes: [Wish]) -> [PictureSize?] {
        guard let first = wishes.first else { return [] }
        var rest = CGFloat(byteCount) - first.zoomed.byteCount
        var shares: [PictureSize?] = [first.zoomed]
        if rest < 0 {
            // The first page uses the whole budget, so nothing is left for other pages.
            let limit = CGFloat(byteCount)
            shares = [limit > first.fitted.byteCount ? first.zoomed.limited(to: limit) : first.fitted]
            rest = 0
        }
        for wish in wishes.dropFirst() {
            let share = [wish.zoomed, wish.fitted].first { $0.byteCount <= rest }
            shares.append(share)
            // A farther page never gets a picture that a nearer page was refused.
            rest = share.map { rest - $0.byteCount } ?? 0
        }
        return shares
    }
}
#endif
