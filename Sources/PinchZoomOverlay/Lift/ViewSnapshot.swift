#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A flying view for an original that can't leave its superview, such as a cell or a view with constraints. The snapshot shows the original
/// as it was at the lift.
@MainActor final class ViewSnapshot: FlyingView {
    /// The moment that the snapshot shows.
    enum Moment {
        /// The last frame on the screen.
        case onScreen
        /// The present moment, for a view that was added to the window in this turn of the run loop. The screen hasn't shown such a view
        /// yet.
        case now
    }

    private weak var source: UIView?
    private var picture: UIView?
    private let emptiedPlace: EmptiedPlace
    private let moment: Moment

    init(of source: UIView, in superview: UIView, at moment: Moment) {
        self.source = source
        self.moment = moment
        emptiedPlace = EmptiedPlace(of: source, in: superview)
    }

    var place: ViewGeometry { emptiedPlace.geometry }

    var outline: Outline { source?.outline(in: place) ?? Outline(rect: place.bounds) }

    var bareText: UILabel? { source?.bareText }

    var isSolid: Bool { source?.hasSolidBackground ?? false }

    func takeOff(into container: UIView) {
        guard let source, let picture = ViewSnapshot.picture(of: source, at: moment) else { return }
        self.picture = picture
        container.addSubview(picture)
        emptiedPlace.empty()
        lay(picture)
    }

    var isCurrent: Bool { emptiedPlace.isCurrent }

    func refresh() -> Bool {
        guard let picture, emptiedPlace.refresh() else { return false }
        lay(picture)
        return true
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
        let (opacity, isFaded) = (source.layer.opacity, source.layer.opacity < 1)
        if moment == .onScreen, !isFaded, let picture = source.snapshotView(afterScreenUpdates: false) { return picture }
        if moment == .now { source.layoutIfNeeded() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if isFaded { source.layer.opacity = 1 }
        defer {
            if isFaded { source.layer.opacity = opacity }
            CATransaction.commit()
        }
        let renderer = UIGraphicsImageRenderer(bounds: source.bounds, format: UIGraphicsImageRendererFormat(for: source.traitCollection))
        return UIImageView(image: renderer.image { source.layer.render(in: $0.cgContext) })
    }

    private func lay(_ picture: UIView) {
        place.apply(to: picture)
        if picture.alpha != emptiedPlace.alpha { picture.alpha = emptiedPlace.alpha }
    }
}
#endif
