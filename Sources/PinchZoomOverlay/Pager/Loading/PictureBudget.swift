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
            shares = [first.zoomed.limited(to: max(CGFloat(byteCount), first.fitted.byteCount))]
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

/// The size of a decoded picture of a photo, in pixels.
struct PictureSize: Equatable, Sendable {
    var width: CGFloat
    var height: CGFloat

    /// The size of the decoded picture in memory, in bytes: four for each pixel.
    var byteCount: CGFloat { 4 * width * height }

    /// Creates the size of the smallest picture that makes a photo as sharp as possible on the screen. The picture is never larger than the
    /// photo.
    ///
    /// - Parameters:
    ///   - photo: The photo's size in pixels.
    ///   - fit: The width of the photo at fit, in the screen's pixels.
    ///   - zoomScale: The scale relative to fit. The scale is rounded up to a power of 2, so that most changes of the zoom decode no new
    ///     picture.
    init(of photo: PictureSize, fittedTo fit: CGFloat, zoomScale: CGFloat) {
        let step = zoomScale > 1.01 ? pow(2, log2(zoomScale).rounded(.up)) : 1
        let part = photo.width > 0 ? min(1, fit * step / photo.width) : 1
        self.init(width: (photo.width * part).rounded(.up), height: (photo.height * part).rounded(.up))
    }

    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// Returns this size if its picture fits into a number of bytes, or otherwise the largest size with the same aspect ratio that fits.
    func limited(to byteCount: CGFloat) -> PictureSize {
        guard self.byteCount > byteCount, byteCount > 0 else { return self }
        let part = (byteCount / self.byteCount).squareRoot()
        return PictureSize(width: max(1, (width * part).rounded(.down)), height: max(1, (height * part).rounded(.down)))
    }
}
