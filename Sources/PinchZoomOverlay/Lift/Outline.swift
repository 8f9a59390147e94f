import UIKit

/// The edge of a picture, in the coordinates of the view that shows it.
struct Outline: Equatable {
    var rect: CGRect
    var cornerRadius: CGFloat = 0

    /// This one at a fraction of the way to another.
    func mixed(with other: Outline, _ fraction: CGFloat) -> Outline {
        func mix(_ here: CGFloat, _ there: CGFloat) -> CGFloat { here + (there - here) * fraction }
        return Outline(
            rect: CGRect(
                x: mix(rect.minX, other.rect.minX),
                y: mix(rect.minY, other.rect.minY),
                width: mix(rect.width, other.rect.width),
                height: mix(rect.height, other.rect.height)
            ),
            cornerRadius: mix(cornerRadius, other.cornerRadius)
        )
    }
}
