import UIKit

/// The fit of a photo in a page: scaled into the whole page, and centered.
struct PhotoFit: Equatable {
    /// The photo's size at fit, in points. A small photo is enlarged. The size never exceeds the page, not by a rounding error either: the
    /// scroll view would then scroll.
    let size: CGSize
    private let page: CGSize

    /// Returns `nil` if the photo or the page has no area.
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

    /// Returns whether two fits differ by no more than the aspect ratios of a photo and its thumbnail.
    func isClose(to other: PhotoFit) -> Bool {
        page == other.page && abs(size.width - other.size.width) <= 0.02 * other.size.width
            && abs(size.height - other.size.height) <= 0.02 * other.size.height
    }

    /// The scale at which the photo covers the page.
    var fillingScale: CGFloat { max(page.width / size.width, page.height / size.height) }

    /// Returns the scales that double taps go through: fit, filled, and full pixels, if they differ and are allowed. If all are the same,
    /// the second is 2.
    ///
    /// - Parameters:
    ///   - pixelScale: The scale at which each of the photo's pixels is one of the screen's.
    ///   - maximum: The largest scale.
    func steps(pixelScale: CGFloat, maximum: CGFloat) -> [CGFloat] {
        var steps: [CGFloat] = [1]
        for scale in [fillingScale, pixelScale].map({ min($0, maximum) }) where PhotoFit.differs(scale, from: steps[steps.count - 1]) {
            steps.append(scale)
        }
        if steps.count == 1, maximum > 1 { steps.append(min(2, maximum)) }
        return steps
    }

    /// Returns whether a scale is larger than another by more than a tenth, which is worth a double tap.
    static func differs(_ scale: CGFloat, from other: CGFloat) -> Bool { scale > 1.1 * other }

    /// Returns the part of the unscaled photo that a page shows at a scale, with a point of the photo at a point of the page. A photo that
    /// is larger than the page leaves no gap at its edges.
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
