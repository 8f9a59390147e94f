#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The view that is visible during the flight. The place of the original stays, so that the layout around it doesn't change.
@MainActor protocol FlyingView: AnyObject {
    /// The current geometry of the original in its superview.
    var geometry: ViewGeometry { get }

    /// Adds the flying view to a container, over the place, and empties the place.
    ///
    /// The container has the coordinates of the original's superview.
    func takeOff(into container: UIView)

    /// Whether the flying view is up to date, and stays up to date until the app sets a property.
    var isCurrent: Bool { get }

    /// Updates the place and the look. Returns `false` if the flight can't continue, for example because the original has left its
    /// window.
    func refresh() -> Bool

    /// The outline of the original's visible content, in the original's coordinates.
    var outline: Outline { get }

    /// The original as a label, if nothing but text flies. A text is scaled without distortion.
    var bareText: UILabel? { get }

    /// Whether the flying view is opaque.
    var isSolid: Bool { get }

    /// Whether the flying view can be cropped to another outline. If not, the flying view is scaled or stretched.
    var isCroppable: Bool { get }

    /// Crops the flying view to another outline.
    func reshape(to outline: Outline)

    /// The twin, or `nil` if another kind of view flies. Only a twin can open its crop and show a larger image.
    var twin: ImageTwin? { get }

    /// Puts the view back into its place, in this turn of the run loop. Only the content that `remains` specifies stays in the overlay.
    func land(leaving remains: FlyingRemains)
}

/// The content that stays in the overlay after the view has landed.
enum FlyingRemains {
    case nothing
    /// A picture of the view in its last placement.
    case snapshot
}

extension FlyingView {
    var bareText: UILabel? { nil }
    var isCroppable: Bool { false }
    func reshape(to outline: Outline) {}
    var twin: ImageTwin? { nil }
}

extension UIView {
    /// Whether the background is opaque.
    var hasSolidBackground: Bool { (backgroundColor?.cgColor.alpha ?? 0) == 1 }

    /// The opaque color behind this view's content: the color of this view, or of a subview that fills this view. For example, the view of
    /// a collection view controller has no background, but the collection view in it has one.
    var groundColor: UIColor? {
        let views = sequence(first: self) { view in view.subviews.first { !$0.isHidden && $0.frame.contains(view.bounds) } }
        return views.first(where: \.hasSolidBackground).flatMap { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) }
    }

    /// Returns a plain view in the color behind this view's content, or `nil` without an opaque color.
    func makeGround() -> UIView? {
        groundColor.map { color in
            let ground = UIView()
            ground.backgroundColor = color
            ground.isUserInteractionEnabled = false
            return ground
        }
    }

    /// Returns the visible outline of this view in a place. The outline is the frame of the text for a label that shows only text, and the
    /// bounds for any other view.
    func outline(in geometry: ViewGeometry) -> Outline {
        if let bareText { return Outline(rect: bareText.textFrame(in: geometry.bounds)) }
        return outline(of: geometry.bounds)
    }

    /// This view as a label, if the view is a label that shows nothing but text.
    var bareText: UILabel? { (self as? UILabel).flatMap { $0.isBareText ? $0 : nil } }
}

extension UILabel {
    /// Whether the label shows nothing but text.
    var isBareText: Bool {
        (backgroundColor?.cgColor.alpha ?? 0) == 0 && layer.borderWidth == 0 && !(text ?? "").isEmpty
            && subviews.isEmpty
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
#endif
