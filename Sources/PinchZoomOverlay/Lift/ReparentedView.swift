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
    /// The view's place among its siblings, which may come and go in flight.
    private var order: SiblingOrder?
    private weak var window: UIWindow?

    init(_ view: UIView, from superview: UIView) {
        self.view = view
        self.superview = superview
        geometry = ViewGeometry(modelOf: view)
    }

    private(set) var geometry: ViewGeometry

    var outline: Outline { view.outline(in: geometry) }

    var bareText: UILabel? { view.bareText }

    var isSolid: Bool { view.hasSolidBackground }

    func takeOff(into container: UIView) {
        guard let superview else { return }
        self.container = container
        window = superview.window
        container.autoresizesSubviews = superview.autoresizesSubviews
        order = SiblingOrder(of: view, in: superview)
        UIView.performWithoutAnimation {
            container.addSubview(view)
            geometry.apply(to: view)
        }
    }

    var isCurrent: Bool { isUp && ViewGeometry(modelOf: view) == geometry }

    private var isUp: Bool {
        guard let container, view.superview === container, let window else { return false }
        return superview?.window === window
    }

    func refresh() -> Bool {
        guard isUp else { return false }
        geometry = ViewGeometry(modelOf: view)
        if let superview { order?.update(to: superview.subviews) }
        return true
    }

    func land(leaving remains: FlyingRemains) {
        // If the app moved the view to another superview during the flight, the view stays there.
        guard let container, view.superview === container else { return }
        if remains == .snapshot, let snapshot = view.snapshotView(afterScreenUpdates: false) {
            geometry.apply(to: snapshot)
            container.addSubview(snapshot)
        }
        UIView.performWithoutAnimation { putBack() }
    }

    private func putBack() {
        guard let superview else { return view.removeFromSuperview() }
        let geometry = ViewGeometry(modelOf: view)
        order?.update(to: superview.subviews)
        superview.insertSubview(view, at: order?.countBelow ?? 0)
        geometry.apply(to: view)
    }
}

/// The place of a view among the subviews of its former superview, which change without the view.
private struct SiblingOrder {
    private var siblings: [ObjectIdentifier]
    /// The number of siblings that belong below the view.
    private(set) var countBelow: Int

    @MainActor init?(of view: UIView, in superview: UIView) {
        guard let index = superview.subviews.firstIndex(of: view) else { return nil }
        countBelow = index
        siblings = superview.subviews.filter { $0 !== view }.map(ObjectIdentifier.init)
    }

    /// Follows a change of the siblings. A new sibling belongs above the view, unless it is below one that is known to be below, or has
    /// replaced the sibling directly below the view, as a photo replaces its placeholder.
    @MainActor mutating func update(to subviews: [UIView]) {
        let current = subviews.map(ObjectIdentifier.init)
        guard current != siblings else { return }
        let below = siblings.prefix(countBelow)
        let top = current.lastIndex { below.contains($0) } ?? -1
        let isReplaced = below.last.map { !current.contains($0) } ?? false
        let next = top + 1
        countBelow = isReplaced && next < current.count && !siblings.contains(current[next]) ? next + 1 : next
        siblings = current
    }
}
#endif
