#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Flies the view itself, so that its content stays live: a video or an animation continues.
///
/// `FlyingViewRule` chooses this class only if the app's constraints don't refer to the view. The container has the coordinates and the size
/// of the superview. Therefore, the superview can set the view's frame during the flight, and autoresizing goes on.
@MainActor final class ReparentedView: FlyingView {
    private let view: UIView
    private weak var superview: UIView?
    private weak var container: UIView?
    /// A hidden view that keeps the view's place among its siblings, which may come and go in flight.
    private let placeholder = UIView()
    private weak var window: UIWindow?

    init(_ view: UIView, from superview: UIView) {
        self.view = view
        self.superview = superview
        place = ViewGeometry(of: view)
    }

    private(set) var place: ViewGeometry

    var outline: Outline { view.outline(in: place) }

    var bareText: UILabel? { view.bareText }

    var isSolid: Bool { view.hasSolidBackground }

    func takeOff(into container: UIView) {
        guard let superview else { return }
        self.container = container
        window = superview.window
        container.autoresizesSubviews = superview.autoresizesSubviews
        placeholder.isHidden = true
        UIView.performWithoutAnimation {
            superview.insertSubview(placeholder, belowSubview: view)
            container.addSubview(view)
            place.apply(to: view)
        }
    }

    var isCurrent: Bool { isUp && ViewGeometry(of: view) == place }

    private var isUp: Bool {
        guard let container, view.superview === container, let window else { return false }
        return superview?.window === window
    }

    func refresh() -> Bool {
        guard isUp else { return false }
        place = ViewGeometry(of: view)
        return true
    }

    func land(leaving remains: FlyingRemains) {
        defer { placeholder.removeFromSuperview() }
        // If the app moved the view to another superview during the flight, the view stays there.
        guard let container, view.superview === container else { return }
        if remains == .snapshot, let snapshot = view.snapshotView(afterScreenUpdates: false) {
            place.apply(to: snapshot)
            container.addSubview(snapshot)
        }
        UIView.performWithoutAnimation { putBack() }
    }

    private func putBack() {
        guard let superview else { return view.removeFromSuperview() }
        let place = ViewGeometry(of: view)
        if placeholder.superview === superview {
            superview.insertSubview(view, aboveSubview: placeholder)
        } else {
            superview.addSubview(view)
        }
        place.apply(to: view)
    }
}
#endif
