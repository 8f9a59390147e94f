import UIKit

/// The margins and the alpha of all captions.
struct CaptionSurroundings: Equatable {
    /// The margins at the page's edges, in points.
    var margins = UIEdgeInsets.zero
    /// The alpha of the bars, from 0 to 1.
    var alpha: CGFloat = 1
}

extension PageCaptionView {
    func follow(_ surroundings: CaptionSurroundings) {
        margins = surroundings.margins
        alpha = surroundings.alpha
    }
}
