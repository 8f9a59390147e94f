import UIKit

/// The edge of a picture, in the coordinates of the view that shows it.
struct Outline: Equatable {
    var rect: CGRect
    var cornerRadius: CGFloat = 0

    /// This one, opened to a rectangle: as round, but for corners that would cut off more than a tenth of the shorter side.
    func opened(to rect: CGRect) -> Outline {
        Outline(rect: rect, cornerRadius: min(cornerRadius, min(rect.width, rect.height) / 10))
    }

    /// This one at a fraction of the way to another.
    func mixed(with other: Outline, _ fraction: CGFloat) -> Outline {
        Outline(
            rect: rect.mixed(with: other.rect, fraction),
            cornerRadius: cornerRadius.mixed(with: other.cornerRadius, fraction)
        )
    }
}
