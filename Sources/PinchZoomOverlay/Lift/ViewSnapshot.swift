import UIKit

/// Flies for a view that may not leave its superview, such as a cell or a view that constraints hold: a picture of how it looked when it
/// lifted.
@MainActor final class ViewSnapshot: FlyingView {
    /// The content of the snapshot.
    enum Moment {
        /// The view as it is on the screen.
        case onScreen
        /// The view as it is now. A view that has entered the window in this turn wasn't on the screen yet.
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

    var textAnchor: CGFloat? { source?.bareText?.textAnchor }

    var isSolid: Bool { source?.hasSolidBackground ?? false }

    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void) {
        guard let source, let picture = ViewSnapshot.picture(of: source, at: moment) else { return }
        self.picture = picture
        container.addSubview(picture)
        emptiedPlace.empty(didLeave: didLeave)
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

    /// Returns a picture of a view, or `nil` if UIKit can't make one.
    ///
    /// Not by `snapshotView(afterScreenUpdates: true)`, which would show an unfinished layout of the app's for one frame.
    static func picture(of source: UIView, at moment: Moment) -> UIView? {
        if moment == .onScreen, let picture = source.snapshotView(afterScreenUpdates: false) { return picture }
        source.layoutIfNeeded()
        let renderer = UIGraphicsImageRenderer(bounds: source.bounds, format: UIGraphicsImageRendererFormat(for: source.traitCollection))
        return UIImageView(image: renderer.image { source.layer.render(in: $0.cgContext) })
    }

    private func lay(_ picture: UIView) {
        place.apply(to: picture)
        if picture.alpha != emptiedPlace.alpha { picture.alpha = emptiedPlace.alpha }
    }
}
