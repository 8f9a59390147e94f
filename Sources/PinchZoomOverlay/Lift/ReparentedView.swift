import UIKit

/// Flies the view itself, so that its content stays live: a video or an animation continues.
///
/// `FlyingViewRule` chooses this class only if the app's constraints don't refer to the view. A `PlaceKeeper` takes the view's place in the
/// order of the subviews. The container has the coordinates of the superview, so that the superview can set the view's frame during the
/// flight.
@MainActor final class ReparentedView: FlyingView {
    private let view: UIView
    private weak var superview: UIView?
    private weak var container: UIView?
    private var placeKeeper: PlaceKeeper?

    init(_ view: UIView, from superview: UIView) {
        self.view = view
        self.superview = superview
        place = ViewGeometry(of: view)
    }

    private(set) var place: ViewGeometry

    var outline: Outline { view.outline(in: place) }

    var textAnchor: CGFloat? { view.bareText?.textAnchor }

    var isSolid: Bool { view.hasSolidBackground }

    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void) {
        guard let superview else { return }
        self.container = container
        let placeKeeper = PlaceKeeper(for: view, didLeave: didLeave)
        self.placeKeeper = placeKeeper
        UIView.performWithoutAnimation {
            place.apply(to: placeKeeper)
            superview.insertSubview(placeKeeper, belowSubview: view)
            container.addSubview(view)
            place.apply(to: view)
        }
    }

    var isCurrent: Bool {
        guard isUp, let placeKeeper else { return false }
        return ViewGeometry(of: view) == place && ViewGeometry(of: placeKeeper) == place
    }

    private var isUp: Bool {
        guard let placeKeeper, let superview else { return false }
        return view.superview === container && placeKeeper.superview === superview
    }

    func refresh() -> Bool {
        guard isUp, let placeKeeper else { return false }
        // If the superview sets the view's frame, the place keeper gets the same geometry. If autoresizing changes the place keeper, the
        // view gets the same geometry.
        let ofView = ViewGeometry(of: view)
        let ofPlaceholder = ViewGeometry(of: placeKeeper)
        if ofView != place {
            place = ofView
            place.apply(to: placeKeeper)
        } else if ofPlaceholder != place {
            place = ofPlaceholder
            place.apply(to: view)
        }
        return true
    }

    func land(leaving remains: FlyingRemains) {
        guard let placeKeeper else { return }
        if remains == .snapshot, let snapshot = view.snapshotView(afterScreenUpdates: false) {
            place.apply(to: snapshot)
            container?.addSubview(snapshot)
        }
        UIView.performWithoutAnimation { putBack(over: placeKeeper) }
        self.placeKeeper = nil
    }

    private func putBack(over placeKeeper: PlaceKeeper) {
        defer { placeKeeper.end() }
        // If the app moved the view to another superview during the flight, the view stays there.
        guard view.superview === container else { return }
        let place = ViewGeometry(of: placeKeeper) == self.place ? ViewGeometry(of: view) : ViewGeometry(of: placeKeeper)
        if let superview = placeKeeper.superview {
            superview.insertSubview(view, aboveSubview: placeKeeper)
        } else {
            superview?.addSubview(view)
        }
        place.apply(to: view)
    }
}

/// Takes the place of a view among its superview's subviews during the flight.
final class PlaceKeeper: WindowObserver {
    private weak var view: UIView?

    init(for view: UIView, didLeave: @escaping @MainActor () -> Void) {
        self.view = view
        super.init(didLeave: didLeave)
        autoresizingMask = view.autoresizingMask
    }

    /// The intrinsic size of the view, for superviews that arrange all their subviews.
    override var intrinsicContentSize: CGSize { view?.intrinsicContentSize ?? super.intrinsicContentSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize { view?.sizeThatFits(size) ?? super.sizeThatFits(size) }
}
