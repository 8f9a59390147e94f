import UIKit

/// How much a photo that its place crops shows of its picture: what the place shows at scale 1 and below, all of it from another scale on.
struct CropOpening: Equatable, Sendable {
    /// The scale from which the whole picture shows; above 1.
    let end: CGFloat

    /// 0, as the place crops it, to 1, the whole picture: 3t² − 2t³ between, so that nothing is felt of either end.
    func fraction(at scale: CGFloat) -> CGFloat {
        let way = min(max((scale - 1) / (end - 1), 0), 1)
        return way * way * (3 - 2 * way)
    }
}
