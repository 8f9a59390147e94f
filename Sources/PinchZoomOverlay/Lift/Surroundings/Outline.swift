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
            cornerRadius: cornerRadius + (other.cornerRadius - cornerRadius) * fraction
        )
    }
}

extension CGRect {
    /// This one at a fraction of the way to another.
    func mixed(with other: CGRect, _ fraction: CGFloat) -> CGRect {
        func mix(_ here: CGFloat, _ there: CGFloat) -> CGFloat { here + (there - here) * fraction }
        return CGRect(
            x: mix(minX, other.minX),
            y: mix(minY, other.minY),
            width: mix(width, other.width),
            height: mix(height, other.height)
        )
    }
}
