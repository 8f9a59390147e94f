import UIKit

/// Says what flies for a view.
///
/// | the view | what flies |
/// | --- | --- |
/// | an image view with an image and without subviews | a copy of it: ``ImageCopy`` |
/// | any other view that may leave its superview for a while | itself: ``ReparentedView`` |
/// | a cell, a cell's content view, a controller's view | a picture of it: ``ViewSnapshot`` |
@MainActor enum FlyingViewRule {
    /// - Parameter moment: What a picture shows, where one flies.
    static func flyingView(for view: UIView, in superview: UIView, snapshotAt moment: ViewSnapshot.Moment) -> any FlyingView {
        if let imageView = view as? UIImageView, imageView.image != nil, imageView.subviews.isEmpty {
            ImageCopy(of: imageView, in: superview)
        } else if mayLeave(view, superview) {
            ReparentedView(view, from: superview)
        } else {
            ViewSnapshot(of: view, in: superview, at: moment)
        }
    }

    /// Those that their superview or a controller counts on may not.
    private static func mayLeave(_ view: UIView, _ superview: UIView) -> Bool {
        if view is UICollectionReusableView || view is UIWindow || view.next is UIViewController { return false }
        if let cell = superview as? UICollectionViewCell, cell.contentView === view { return false }
        return !isTableCellOrContent(view, in: superview)
    }

    private static func isTableCellOrContent(_ view: UIView, in superview: UIView) -> Bool {
        view is UITableViewCell || view is UITableViewHeaderFooterView || superview is UITableViewCell
            || superview is UITableViewHeaderFooterView
    }
}

/// What flies for a view, while the view's place stays as it was for everybody else's layout.
@MainActor protocol FlyingView: AnyObject {
    /// Where the view's place is now, in its superview.
    var place: ViewGeometry { get }

    /// Puts what flies into the container, where the place is, and empties the place.
    ///
    /// The container has the coordinates of the view's superview. `didLeave` is called when the place leaves its window.
    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void)

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
    var isPicture: Bool { false }
    var textAnchor: CGFloat? { nil }
    func reshape(to outline: Outline) {}
}

extension UIView {
    /// Whether its background lets nothing through.
    var hasSolidBackground: Bool { (backgroundColor?.cgColor.alpha ?? 0) == 1 }
}
