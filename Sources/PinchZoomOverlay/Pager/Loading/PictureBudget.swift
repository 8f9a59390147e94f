import Foundation

/// Shares a number of bytes among the pictures of pages.
struct PictureBudget {
    /// What a page would have its picture like.
    struct Wish {
        /// At fit.
        var fitted: PictureSize
        /// As it is zoomed: as large as at fit, or larger.
        var zoomed: PictureSize
    }

    /// What each page gets, the most wanted first; nil for those for which nothing is left.
    ///
    /// The first gets its picture at fit in any case, since it is seen. Then come the others at fit, in order, and the first one's zoom gets what
    /// is left, for which those at the end give up theirs.
    static func shares(of byteCount: Int, among wishes: [Wish]) -> [PictureSize?] {
        guard let first = wishes.first else { return [] }
        var rest = CGFloat(byteCount) - first.zoomed.byteCount
        var shares: [PictureSize?] = [first.zoomed]
        if rest < 0 {
            // Alone, and no larger than that.
            shares = [first.zoomed.limited(to: max(CGFloat(byteCount), first.fitted.byteCount))]
            rest = 0
        }
        for wish in wishes.dropFirst() {
            let isLeft = wish.fitted.byteCount <= rest
            shares.append(isLeft ? wish.fitted : nil)
            // What is further away gets nothing that what is nearer did not.
            rest = isLeft ? rest - wish.fitted.byteCount : 0
        }
        return shares
    }
}
