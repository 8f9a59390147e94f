import UIKit

/// What flies for a view, while its place stays as it was for everybody else's layout.
@MainActor protocol FlyingView: AnyObject {
    /// Where the view's place is now, in its superview.
    var place: ViewGeometry { get }

    /// Puts what flies into the container, where the place is, and empties the place.
    ///
    /// The container has the coordinates of the view's superview.
    func takeOff(into container: UIView, leave: @escaping @MainActor () -> Void)

    /// Catches up with the view: its place, its look. False if it has left its superview.
    func refresh() -> Bool

    /// What of the view shows its picture, in the view's coordinates, and how round it is there.
    var outline: Outline { get }

    /// Whether it is a picture that can be cropped to another outline; anything else can only be stretched.
    var isPicture: Bool { get }

    /// Where the lines of a text begin, 0 at the left and 1 at the right: it is scaled as a whole. Nil for what is no text.
    var textAnchor: CGFloat? { get }

    /// Whether nothing shows through it.
    var isSolid: Bool { get }

    /// Crops a picture to another outline.
    func reshape(to outline: Outline)

    /// Fills the place again, in the same turn, and takes what flies away; `leavesGhost` leaves a picture of it in the container.
    func land(leavesGhost: Bool)
}

extension FlyingView {
    var isPicture: Bool { false }
    var textAnchor: CGFloat? { nil }
    func reshape(to outline: Outline) {}
}

extension UIView {
    /// Whether its background lets nothing through.
    var hasSolidBackground: Bool { (backgroundColor?.cgColor.alpha ?? 0) == 1 }
}

/// Which of the three flies for a view.
enum StandInFactory {
    /// - Parameter isDrawn: whether the view has been on the screen as it is.
    @MainActor static func standIn(for view: UIView, in superview: UIView, isDrawn: Bool) -> any FlyingView {
        if let imageView = view as? UIImageView, imageView.image != nil, imageView.subviews.isEmpty {
            ImageCopy(of: imageView, in: superview)
        } else if ReparentedView.canBorrow(view, from: superview) {
            ReparentedView(of: view, from: superview)
        } else {
            ViewSnapshot(of: view, in: superview, isDrawn: isDrawn)
        }
    }
}
