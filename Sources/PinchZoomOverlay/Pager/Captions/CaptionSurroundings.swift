import UIKit

/// What captions keep clear of, and go with.
struct CaptionSurroundings: Equatable {
    /// What lies at the page's edges, in points.
    var margins = UIEdgeInsets.zero
    /// How much of the bars is there, 0 to 1.
    var alpha: CGFloat = 1
}

extension PageCaptionView {
    func follow(_ surroundings: CaptionSurroundings) {
        margins = surroundings.margins
        alpha = surroundings.alpha
    }
}
