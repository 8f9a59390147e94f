import UIKit

/// The view that flies, while the place of the original stays as it was for everybody else's layout.
@MainActor protocol FlyingView: AnyObject {
    /// The place of the original now, in its superview.
    var place: ViewGeometry { get }

    /// Adds the flying view to a container, over the place, and empties the place.
    ///
    /// The container has the coordinates of the original's superview. `didLeave` is called when the place leaves its window.
    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void)

    /// Whether the flying view is up to date, and stays so until a property is set.
    var isCurrent: Bool { get }

    /// Updates the place and the look. Returns `false` if the original has left its superview.
    func refresh() -> Bool

    /// The part of the original that its picture shows, with its corners, in the original's coordinates.
    var outline: Outline { get }

    /// The horizontal position at which the lines of a text begin, from 0 at the left to 1 at the right. A text is scaled as a whole. `nil`
    /// for everything else.
    var textAnchor: CGFloat? { get }

    /// Whether nothing shows through the flying view.
    var isSolid: Bool { get }

    /// Whether the flying view can be cropped to another outline. Otherwise it can only be stretched.
    var isCroppable: Bool { get }

    /// Crops the flying view to another outline.
    func reshape(to outline: Outline)

    /// The twin of an image view, whose crop opens and which takes a larger image; `nil` if something else flies.
    var twin: ImageTwin? { get }

    /// Fills the place again, in the same turn, and removes the flying view.
    func land(leaving remains: FlyingRemains)
}

/// The content of the overlay when the view is back in its place.
enum FlyingRemains {
    case nothing
    /// A snapshot of the view, where it was.
    case snapshot
}

extension FlyingView {
    var textAnchor: CGFloat? { nil }
    var isCroppable: Bool { false }
    func reshape(to outline: Outline) {}
    var twin: ImageTwin? { nil }
}

extension UIView {
    /// Whether the background is opaque.
    var hasSolidBackground: Bool { (backgroundColor?.cgColor.alpha ?? 0) == 1 }

    /// The visible outline of a view in a place: the lines of a bare text, the bounds of anything else.
    func outline(in place: ViewGeometry) -> Outline {
        if let bareText { return Outline(rect: bareText.textFrame(in: place.bounds)) }
        return outline(of: place.bounds)
    }

    /// This label, if it shows nothing but text.
    var bareText: UILabel? { (self as? UILabel).flatMap { $0.isBareText ? $0 : nil } }
}

extension UILabel {
    /// Whether the label shows nothing but text.
    var isBareText: Bool {
        (backgroundColor?.cgColor.alpha ?? 0) == 0 && layer.borderWidth == 0 && !(text ?? "").isEmpty
            && subviews.allSatisfy { $0 is WindowObserver }
    }

    /// The horizontal position at which the lines begin: 0 at the left edge, 0.5 for centered text, 1 at the right edge.
    var textAnchor: CGFloat {
        switch textAlignment {
        case .left: return 0
        case .right: return 1
        case .center: return 0.5
        default: return isRightToLeft ? 1 : 0
        }
    }

    /// Returns the frame of the text in bounds. The text is vertically centered.
    func textFrame(in bounds: CGRect) -> CGRect {
        let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
        guard size.width > 0, size.height > 0 else { return bounds }
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * textAnchor,
            y: bounds.minY + (bounds.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
    }
}
