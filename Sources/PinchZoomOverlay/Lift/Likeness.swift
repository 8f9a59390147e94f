import UIKit

/// Flies for a view that may not leave its superview, such as a cell: a picture of how it looked when it lifted.
@MainActor final class Likeness: StandIn {
    private weak var source: UIView?
    private weak var superview: UIView?
    private var picture: UIView?
    private var sentinel: PlaceSentinel?
    private var formerAlpha: CGFloat = 1

    init(of source: UIView, in superview: UIView) {
        self.source = source
        self.superview = superview
        place = ViewGeometry(of: source)
    }

    private(set) var place: ViewGeometry

    func takeOff(into container: UIView, leave: @escaping @MainActor () -> Void) {
        guard let source, let picture = source.snapshotView(afterScreenUpdates: false) else { return }
        self.picture = picture
        formerAlpha = source.alpha
        picture.alpha = formerAlpha
        place.apply(to: picture)
        container.addSubview(picture)
        UIView.performWithoutAnimation { source.alpha = 0 }
        let sentinel = PlaceSentinel(leave: leave)
        source.addSubview(sentinel)
        self.sentinel = sentinel
    }

    func refresh() -> Bool {
        guard let source, let picture, source.superview === superview, source.superview != nil else { return false }
        place = ViewGeometry(of: source)
        place.apply(to: picture)
        return true
    }

    func land(leavesGhost: Bool) {
        if !leavesGhost { picture?.removeFromSuperview() }
        sentinel?.retire()
        guard sentinel != nil, let source else { return }
        sentinel = nil
        UIView.performWithoutAnimation { source.alpha = formerAlpha }
    }
}
