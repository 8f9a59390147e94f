import UIKit

/// Flies for a view that may not leave its superview, such as a cell: a picture of how it looked when it lifted.
///
/// A view that has come into the window in this very turn has not been drawn yet, so that there would be nothing in its picture: it is drawn
/// first then.
@MainActor final class ViewSnapshot: FlyingView {
    private weak var source: UIView?
    private var picture: UIView?
    private let emptiedPlace: EmptiedPlace
    private let isDrawn: Bool

    init(of source: UIView, in superview: UIView, isDrawn: Bool) {
        self.source = source
        self.isDrawn = isDrawn
        emptiedPlace = EmptiedPlace(of: source, in: superview)
    }

    var place: ViewGeometry { emptiedPlace.geometry }

    var outline: Outline { Outline(rect: place.bounds, cornerRadius: source.map { $0.clipsToBounds ? $0.layer.cornerRadius : 0 } ?? 0) }

    var isSolid: Bool { source?.hasSolidBackground ?? false }

    func takeOff(into container: UIView, leave: @escaping @MainActor () -> Void) {
        guard let picture = source?.snapshotView(afterScreenUpdates: !isDrawn) else { return }
        self.picture = picture
        container.addSubview(picture)
        emptiedPlace.empty(leave: leave)
        lay(picture)
    }

    func refresh() -> Bool {
        guard let picture, emptiedPlace.refresh() else { return false }
        lay(picture)
        return true
    }

    func land(leavesGhost: Bool) {
        if !leavesGhost { picture?.removeFromSuperview() }
        emptiedPlace.fill()
    }

    private func lay(_ picture: UIView) {
        place.apply(to: picture)
        if picture.alpha != emptiedPlace.formerAlpha { picture.alpha = emptiedPlace.formerAlpha }
    }
}
