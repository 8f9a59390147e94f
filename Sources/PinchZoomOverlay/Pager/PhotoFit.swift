#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The fit of a photo in a page. At fit, the whole photo is visible, as large as the page allows, and centered.
struct PhotoFit: Equatable {
    /// The photo's size at fit, in the unit of the page's size: points or pixels. A small photo is enlarged. Even with rounding errors, the
    /// size is never larger than the page. Otherwise the scroll view could scroll at fit.
    let size: CGSize
    private let page: CGSize

    /// Creates the fit of a photo in a page. Returns `nil` if the photo or the page has no area.
    init?(photo: CGSize, page: CGSize) {
        guard photo.width > 0, photo.height > 0, photo.width.isFinite, photo.height.isFinite, page.width > 0, page.height > 0 else {
            return nil
        }
        self.page = page
        if photo.width * page.height > photo.height * page.width {
            size = CGSize(width: page.width, height: min(page.height, page.width * photo.height / photo.width))
        } else {
            size = CGSize(width: min(page.width, page.height * photo.width / photo.height), height: page.height)
        }
    }

    /// Returns whether two fits have the same page, and sizes that differ by 2 % at most. The fits of a photo and its thumbnail may differ
    /// by 2 %, because thumbnails have whole pixels.
    func isClose(to other: PhotoFit) -> Bool {
        page == other.page && abs(size.width - other.size.width) <= 0.02 * other.size.width
            && abs(size.height - other.size.height) <= 0.02 * other.size.height
    }

    /// The height from which on a photo is long, relative to the page's longer side, if the photo is as wide as the page's shorter side.
    ///
    /// At this ratio, a screenshot of a whole conversation is readable only in pieces. Photo viewers that open such pictures at their width
    /// use the same ratio or a similar one.
    private static let longHeight: CGFloat = 2.5

    /// Whether the photo is much taller than a page, such as a screenshot of a whole conversation.
    ///
    /// The page counts as upright. A photo is therefore long in both orientations of a phone, or in neither. Otherwise, every upright photo
    /// would be long on a phone that lies on its side.
    var isLong: Bool {
        size.height * min(page.width, page.height) > PhotoFit.longHeight * size.width * max(page.width, page.height)
    }

    /// The scale at which the photo opens: fit or, for a long photo, the scale at which the photo is as wide as the page.
    ///
    /// A long photo is never wider than the page by a rounding error. Otherwise, a horizontal swipe would scroll the photo instead of
    /// turning the page.
    var openingScale: CGFloat { isLong ? fillingScale * (1 - 1e-12) : 1 }

    /// The scale at which the photo covers the page.
    var fillingScale: CGFloat { max(page.width / size.width, page.height / size.height) }

    /// Returns the scales through which double taps go: fit, the scale at which the photo fills the page, and the pixel scale. A long photo
    /// fills the page at its opening scale.
    ///
    /// The result contains a scale only if the scale is more than a tenth larger than the scale before. If only fit remains, the second
    /// scale is 2. No scale is larger than the maximum.
    ///
    /// - Parameters:
    ///   - pixelScale: The scale at which one pixel of the photo is one pixel of the screen.
    ///   - maximum: The largest scale.
    func steps(pixelScale: CGFloat, maximum: CGFloat) -> [CGFloat] {
        var steps: [CGFloat] = [1]
        let filled = isLong ? openingScale : fillingScale
        for scale in [filled, pixelScale].map({ min($0, maximum) }) where PhotoFit.differs(scale, from: steps[steps.count - 1]) {
            steps.append(scale)
        }
        if steps.count == 1, maximum > 1 { steps.append(min(2, maximum)) }
        return steps
    }

    /// Returns whether a scale is larger than another scale by more than a tenth. Double taps skip smaller steps.
    static func differs(_ scale: CGFloat, from other: CGFloat) -> Bool { scale > 1.1 * other }

    /// Returns the part of the unscaled photo that a page shows at a scale, if a point of the photo is at a location in the page.
    ///
    /// If the scaled photo is larger than the page, the page shows no gap beside the photo. If the scaled photo is smaller, the photo is
    /// centered.
    func part(at scale: CGFloat, showing point: CGPoint, at location: CGPoint) -> CGRect {
        func start(_ point: CGFloat, _ location: CGFloat, _ photo: CGFloat, _ page: CGFloat) -> CGFloat {
            let shown = page / scale
            guard shown < photo else { return (photo - shown) / 2 }
            return (point - location / scale).clamped(to: 0...(photo - shown))
        }
        return CGRect(
            x: start(point.x, location.x, size.width, page.width),
            y: start(point.y, location.y, size.height, page.height),
            width: page.width / scale,
            height: page.height / scale
        )
    }
}
#endif
