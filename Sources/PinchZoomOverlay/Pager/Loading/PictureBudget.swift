import Foundation

/// Distributes a number of bytes among the decoded pictures of pages.
struct PictureBudget {
    /// The sizes in which a page wants its picture.
    struct Wish {
        /// The size at fit.
        var fitted: PictureSize
        /// The size for the present zoom: that at fit, or larger.
        var zoomed: PictureSize
    }

    /// Returns the size for each page, nearest first, or `nil` for pages for which nothing is left.
    ///
    /// The first page gets its zoomed picture, or at least its picture at fit, because it's visible. The others get their pictures at fit
    /// from the rest, in order.
    static func shares(of byteCount: Int, among wishes: [Wish]) -> [PictureSize?] {
        guard let first = wishes.first else { return [] }
        var rest = CGFloat(byteCount) - first.zoomed.byteCount
        var shares: [PictureSize?] = [first.zoomed]
        if rest < 0 {
            // The first page uses the whole budget.
            shares = [first.zoomed.limited(to: max(CGFloat(byteCount), first.fitted.byteCount))]
            rest = 0
        }
        for wish in wishes.dropFirst() {
            let isLeft = wish.fitted.byteCount <= rest
            shares.append(isLeft ? wish.fitted : nil)
            // A farther page never gets a picture that a nearer page was refused.
            rest = isLeft ? rest - wish.fitted.byteCount : 0
        }
        return shares
    }
}
