import UIKit

/// What flies for a view, while the view's place stays as it was for everybody else's layout.
@MainActor protocol FlyingView: AnyObject {
    /// Where the view's place is now, in its superview.
    var place: ViewGeometry { get }

    /// Puts what flies into the container, where the place is, and empties the place.
    ///
    /// The container has the coordinates of the view's superview. `didLeave` is called when the place leaves its window.
    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void)

    /// Whether it has nothing to catch up with, now or with the frames to come.
    var isCurrent: Bool { get }

    /// Catches up with the view: its place, its look. False if it has left its superview.
    func refresh() -> Bool

    /// What of the view shows its picture, in the view's coordinates, and how round it is there.
    var outline: Outline { get }

    /// Whether it can be cropped to another outline, as a picture can; anything else can only be stretched.
    var isCroppable: Bool { get }

    /// Where the lines of a text begin, 0 at the left and 1 at the right: it is scaled as a whole. Nil for what is no text.
    var textAnchor: CGFloat? { get }

    /// Whether nothing shows through it.
    var isSolid: Bool { get }

    /// Where the whole picture would be that its place crops, in the view's coordinates; nil if the place shows all of it.
    var wholePicture: CGRect? { get }

    /// Crops a picture to another outline.
    func reshape(to outline: Outline)

    /// Shows more of a picture that is cropped by its own view, up to an outline; nil is as much as there.
    func uncrop(to outline: Outline?)

    /// Whether it shows a larger image of the same in its picture's place.
    func takes(fullSize image: UIImage) -> Bool

    /// Whether there may be such an image.
    var takesFullSize: Bool { get }

    /// Shows a larger image in its picture's place; where it has almost the same proportions, no point of the picture moves.
    func show(fullSize image: UIImage)

    /// Fills the place again, in the same turn, and takes what flies away.
    func land(leaving remains: FlyingRemains)
}

/// What stays in the overlay when the view is back in its place.
enum FlyingRemains {
    case nothing
    /// A picture of the view, where it was.
    case snapshot
}

extension FlyingView {
    var isCroppable: Bool { false }
    var textAnchor: CGFloat? { nil }
    var wholePicture: CGRect? { nil }
    func reshape(to outline: Outline) {}
    func uncrop(to outline: Outline?) {}
    var takesFullSize: Bool { false }
    func takes(fullSize image: UIImage) -> Bool { false }
    func show(fullSize image: UIImage) {}
}

extension UIView {
    /// Whether its background lets nothing through.
    var hasSolidBackground: Bool { (backgroundColor?.cgColor.alpha ?? 0) == 1 }

    /// What is seen of a view that lies so: of a bare text its lines, of anything else all of it.
    func outline(in place: ViewGeometry) -> Outline {
        if let bareText { return Outline(rect: bareText.textFrame(in: place.bounds)) }
        return Outline(rect: place.bounds, cornerRadius: clipsToBounds ? layer.cornerRadius : 0)
    }

    /// This label, if nothing but text is to be seen of it.
    var bareText: UILabel? { (self as? UILabel).flatMap { $0.isBareText ? $0 : nil } }
}
