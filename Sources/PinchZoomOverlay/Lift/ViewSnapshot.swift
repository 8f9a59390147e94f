#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A flying view for an original that can't leave its superview, such as a cell or a view with constraints. The snapshot shows the original
/// as it was at the lift.
@MainActor final class ViewSnapshot: FlyingView {
    /// The moment that the snapshot shows.
    enum Moment {
        /// The last frame on the screen.
        case onScreen
        /// The last frame on the screen, followed by the look without the press that the frame shows.
        case pressed
        /// The present moment, for a view that was added to the window in this turn of the run loop. The screen hasn't shown such a view
        /// yet.
        case now
    }

    /// The longest side of a picture, in pixels. Older devices show no larger texture.
    private static let longestSide: CGFloat = 8192

    private weak var source: UIView?
    private var picture: UIView?
    /// Whether the picture shows a press or another animation, which ends in flight.
    private var isPassing = false
    private let emptiedPlace: EmptiedPlace
    private let moment: Moment

    init(of source: UIView, in superview: UIView, at moment: Moment) {
        self.source = source
        self.moment = moment
        emptiedPlace = EmptiedPlace(of: source, in: superview)
    }

    var geometry: ViewGeometry { emptiedPlace.geometry }

    var outline: Outline { source?.outline(in: geometry) ?? Outline(rect: geometry.bounds) }

    var bareText: UILabel? { source?.bareText }

    var isSolid: Bool { source?.hasSolidBackground ?? false }

    func takeOff(into container: UIView) {
        guard let source, let picture = source.makeWholePicture(at: moment) else { return }
        self.picture = picture
        isPassing = moment == .pressed || moment == .onScreen && source.layer.containsAnimatedSublayer
        container.addSubview(picture)
        emptiedPlace.empty()
        lay(picture)
    }

    var isCurrent: Bool { emptiedPlace.isCurrent && !isPassing }

    func refresh() -> Bool {
        guard let picture, let source, emptiedPlace.refresh() else { return false }
        lay(picture)
        if isPassing, !source.isPressed { endPress(of: source, shownBy: picture) }
        return true
    }

    /// Fades the picture to the look that the original has after the press. Without this, a card that dims while a finger rests on it would
    /// be pale during the whole flight.
    private func endPress(of source: UIView, shownBy former: UIView) {
        isPassing = false
        guard let next = source.makeWholePicture(at: .now), let container = former.superview else { return }
        let picture = UIView(frame: next.bounds)
        picture.bounds = next.bounds
        container.insertSubview(picture, belowSubview: former)
        lay(picture)
        // The shadows of both pictures would be darker together. A mask clips a shadow, and stays on each picture.
        let sharesShadow = next.layer.mask == nil
        if sharesShadow { CardShadow.copy(from: next, to: picture) }
        for part in [former, next] {
            if sharesShadow { part.layer.shadowOpacity = 0 }
            picture.addSubview(part)
            ViewGeometry(bounds: part.bounds, toSuperview: .identity).apply(to: part)
            part.alpha = 1
        }
        self.picture = picture
        UIView.performWithoutAnimation { next.alpha = 0 }
        // While an opaque picture fades in, the former picture shows through it. Without the former one, both would be half-transparent for a
        // moment. Two translucent pictures over each other would be too dark.
        let delay = source.hides(source.bounds, of: source, toCorners: true) ? 0.2 : 0
        UIView.animate(withDuration: 0.2) { next.alpha = 1 }
        UIView.animate(withDuration: 0.2, delay: delay, animations: { former.alpha = 0 }) { _ in former.removeFromSuperview() }
    }

    func land(leaving remains: FlyingRemains) {
        if remains == .nothing { picture?.removeFromSuperview() }
        emptiedPlace.fill()
    }

    /// Returns a picture of a view.
    ///
    /// The method doesn't use `snapshotView(afterScreenUpdates: true)`, which would show an unfinished layout of the app for one frame.
    static func picture(of source: UIView, at moment: Moment) -> UIView? {
        // UIKit doesn't document whether a snapshot of a view with an alpha is as transparent as the view. With an opacity of 1, a rendering
        // is not. Otherwise, the alpha would apply twice, and the view would turn pale as it lifts.
        let (opacity, isFaded) = (source.layer.opacity, min(source.layer.opacity, source.shownLayer.opacity) < 1)
        let format = UIGraphicsImageRendererFormat(for: source.traitCollection)
        // A view that is scaled down, such as a panorama in flight, may be too large for any bitmap.
        let largestScale = longestSide / max(source.bounds.width, source.bounds.height)
        let isSharp = largestScale >= format.scale
        if isSharp, moment != .now, !isFaded, let picture = source.snapshotView(afterScreenUpdates: false) { return picture }
        if moment == .now { source.layoutIfNeeded() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if isFaded { source.layer.opacity = 1 }
        defer {
            if isFaded { source.layer.opacity = opacity }
            CATransaction.commit()
        }
        if !isSharp { format.scale = largestScale }
        let renderer = UIGraphicsImageRenderer(bounds: source.bounds, format: format)
        return UIImageView(image: renderer.image { source.layer.render(in: $0.cgContext) })
    }

    private func lay(_ picture: UIView) {
        geometry.apply(to: picture)
        if picture.alpha != emptiedPlace.alpha { picture.alpha = emptiedPlace.alpha }
    }
}

extension UIView {
    /// Whether a cell or control that is this view, or is around it, is highlighted.
    var isPressed: Bool {
        sequence(first: self, next: \.superview).contains { view in
            switch view {
            case let cell as UICollectionViewCell: cell.isHighlighted
            case let cell as UITableViewCell: cell.isHighlighted
            case let control as UIControl: control.isHighlighted
            default: false
            }
        }
    }
}

extension CALayer {
    /// Whether Core Animation animates a layer in this layer.
    fileprivate var containsAnimatedSublayer: Bool {
        sublayers?.contains { $0.animationKeys()?.isEmpty == false || $0.containsAnimatedSublayer } ?? false
    }
}
#endif
