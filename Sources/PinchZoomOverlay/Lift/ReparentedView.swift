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
    /// The order of the superview's subviews, which may come and go in flight.
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
        order = SiblingOrder.of(superview)
        order?.takeOut(view)
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
        order?.update()
        return true
    }

    func land(leaving remains: FlyingRemains) {
        // If the app moved the view to another superview during the flight, the view stays there.
        guard let container, view.superview === container else {
            order?.takeIn(view)
            return
        }
        if remains == .snapshot, let snapshot = view.snapshotView(afterScreenUpdates: false) {
            geometry.apply(to: snapshot)
            container.addSubview(snapshot)
        }
        UIView.performWithoutAnimation { putBack() }
    }

    private func putBack() {
        guard let superview else { return view.removeFromSuperview() }
        let geometry = ViewGeometry(modelOf: view)
        superview.insertSubview(view, at: order?.takeIn(view) ?? 0)
        geometry.apply(to: view)
    }
}

/// The order of a view's subviews, with those that fly. The others come and go in flight.
@MainActor private final class SiblingOrder {
    /// The orders of all views with flying subviews. If two subviews fly, they share an order. Otherwise, neither would know where it belongs
    /// when the other one has landed before.
    private static var shared: [Weak<SiblingOrder>] = []

    private weak var superview: UIView?
    private var views: [ObjectIdentifier]
    private var flying: Set<ObjectIdentifier> = []

    private init(of superview: UIView) {
        self.superview = superview
        views = superview.subviews.map(ObjectIdentifier.init)
    }

    static func of(_ superview: UIView) -> SiblingOrder {
        shared.removeAll { $0.object?.superview == nil }
        if let order = shared.lazy.compactMap(\.object).first(where: { $0.superview === superview }) { return order }
        let order = SiblingOrder(of: superview)
        shared.append(Weak(object: order))
        return order
    }

    func takeOut(_ view: UIView) {
        update()
        flying.insert(ObjectIdentifier(view))
    }

    /// Returns the index at which a view that has flown belongs among the subviews.
    @discardableResult func takeIn(_ view: UIView) -> Int {
        update()
        let view = ObjectIdentifier(view)
        flying.remove(view)
        return views.prefix { $0 != view }.filter { !flying.contains($0) }.count
    }

    /// Follows a change of the subviews. A new subview belongs above a flying view, unless it is below one that is known to be below, or has
    /// replaced the one directly below the flying view, as a photo replaces its placeholder.
    func update() {
        var next = superview?.subviews.map(ObjectIdentifier.init) ?? []
        flying.subtract(next)
        guard next != views.filter({ !flying.contains($0) }) else { return }
        for view in views where flying.contains(view) {
            let below = views.prefix { $0 != view }
            var index = (next.lastIndex { below.contains($0) } ?? -1) + 1
            let isReplaced = below.last.map { !next.contains($0) } ?? false
            if isReplaced, index < next.count, !views.contains(next[index]) { index += 1 }
            next.insert(view, at: index)
        }
        views = next
    }
}
#endif
