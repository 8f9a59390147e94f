import UIKit

/// Flies for a view that may not leave its superview, such as a cell: a picture of how it looked when it lifted.
///
@MainActor final class ViewSnapshot: FlyingView {
    /// What the picture shows.
    enum Moment {
        /// The view as it is on the screen.
        case onScreen
        /// The view as it will be. One that has come into the window in this very turn has not been drawn yet, so that there would be nothing in
        /// its picture: it is drawn first.
        case afterScreenUpdates
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

    var outline: Outline { Outline(rect: place.bounds, cornerRadius: source.map { $0.clipsToBounds ? $0.layer.cornerRadius : 0 } ?? 0) }

    var isSolid: Bool { source?.hasSolidBackground ?? false }

    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void) {
        guard let picture = source?.snapshotView(afterScreenUpdates: moment == .afterScreenUpdates) else { return }
        self.picture = picture
        container.addSubview(picture)
        emptiedPlace.empty(didLeave: didLeave)
        lay(picture)
    }

    func refresh() -> Bool {
        guard let picture, emptiedPlace.refresh() else { return false }
        lay(picture)
        return true
    }

    func land(leaving remains: FlyingRemains) {
        if remains == .nothing { picture?.removeFromSuperview() }
        emptiedPlace.fill()
    }

    private func lay(_ picture: UIView) {
        place.apply(to: picture)
        if picture.alpha != emptiedPlace.formerAlpha { picture.alpha = emptiedPlace.formerAlpha }
    }
}
