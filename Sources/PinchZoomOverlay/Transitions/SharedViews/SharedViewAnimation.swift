#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The animation of two screens that fade into each other, and of the shared views, which fly in pairs between the screens.
@MainActor final class SharedViewAnimation: ScrubbedAnimation {
    private weak var near: (any SharedViewTransitionScreen)?
    private weak var far: (any SharedViewTransitionScreen)?
    private let overlay = TransitionOverlayView()
    private var pairs: [SharedViewPair] = []
    private var nearViews: [AnyHashable: UIView] = [:]
    private var farViews: [AnyHashable: UIView] = [:]
    private var screens: FadeThroughGround?

    init(
        between near: any SharedViewTransitionScreen,
        and far: any SharedViewTransitionScreen,
        at side: TransitionSide,
        duration: TimeInterval
    ) {
        self.near = near
        self.far = far
        super.init(at: side, duration: duration)
    }

    override func isSettled(at time: TimeInterval) -> Bool {
        super.isSettled(at: time) && pairs.allSatisfy { $0.isSettled(at: time) }
    }

    override func leave(at side: TransitionSide) {
        pairs.reversed().forEach { $0.pair.land() }
        pairs = []
        overlay.removeFromSuperview()
        screens?.leave()
        screens = nil
        nearViews = [:]
        farViews = [:]
    }

    // MARK: The views that fly

    override func takeOff(from transition: TransitionScreens, at time: TimeInterval) {
        screens = FadeThroughGround(of: transition)
        overlay.cover(transition.container)
        guard let near, let far, let window = transition.container.window else { return }
        let (nearShared, farShared) = (near.sharedViews(with: far), far.sharedViews(with: near))
        // A view that is out of sight isn't lifted. Otherwise the view would fly in from outside the window.
        func isInSight(_ shared: SharedView) -> Bool {
            let view = shared.view
            guard view.window === window, Place(of: view) != nil else { return false }
            return view.convert(view.bounds, to: window).intersects(window.bounds)
        }
        let nearIDs = nearShared.filter(isInSight).map(\.id)
        let farIDs = farShared.filter(isInSight).map(\.id)
        askScreens()
        let (sourceMoment, moment) = (transition.moment(on: .source), transition.moment(on: .destination))
        var known: Set<AnyHashable> = []
        pairs = (nearIDs + farIDs).filter { known.insert($0).inserted }.map { id in
            let source = FlightEndpoint(on: transition.sourceView, order: .back, snapshotAt: sourceMoment) { [weak self] in
                nearIDs.contains(id) ? self?.nearViews[id] : nil
            }
            let destination = FlightEndpoint(on: transition.destinationView, order: .front, snapshotAt: moment) { [weak self] in
                farIDs.contains(id) ? self?.farViews[id] : nil
            }
            return SharedViewPair(LiftPair(source: source, destination: destination), in: overlay.addLayer(), at: time)
        }
    }

    private func askScreens() {
        guard let near, let far else { return }
        // If two views have the same identity, only the first view counts.
        func views(_ shared: [SharedView]) -> [AnyHashable: UIView] {
            Dictionary(shared.map { ($0.id, $0.view) }) { first, _ in first }
        }
        nearViews = views(near.sharedViews(with: far))
        farViews = views(far.sharedViews(with: near))
    }

    // MARK: The visible state

    override func show(at time: TimeInterval) {
        if let container { overlay.cover(container) }
        let fraction = fraction.advance(to: time)
        let time = self.fraction.displayTime(at: time)
        screens?.show(fraction)
        askScreens()
        pairs.forEach { $0.show(at: fraction, time: time) }
    }
}

/// The two views with the same identity, one on each screen. The views fly between their places. If one view is missing, the other view
/// stays in its own place and fades.
@MainActor final class SharedViewPair {
    let pair: LiftPair
    private var near: SmoothedPane?
    private var far: SmoothedPane?

    /// Lifts the views into a layer. A view that is missing now isn't lifted later. If a view disappears later, the flight still uses the
    /// view's last place.
    init(_ pair: LiftPair, in layer: UIView, at time: TimeInterval) {
        self.pair = pair
        pair.takeOff(into: layer)
        near = pair.source.pane.map { SmoothedPane($0, at: time) }
        far = pair.destination.pane.map { SmoothedPane($0, at: time) }
        if near == nil { pair.source.retire() }
        if far == nil { pair.destination.retire() }
    }

    /// Updates both endpoints, and shows the views at a fraction of the way from the source (0) to the destination (1).
    func show(at fraction: CGFloat, time: TimeInterval) {
        pair.refresh()
        near?.follow(pair.source.pane, at: time)
        far?.follow(pair.destination.pane, at: time)
        switch (near?.pane(at: time), far?.pane(at: time)) {
        case (let near?, let far?):
            pair.fill(near.mixed(with: far, fraction), fraction: fraction)
        case (let near?, nil):
            pair.source.fill(near, uncroppedFraction: 0, alpha: max(1 - 2 * fraction, 0))
        case (nil, let far?):
            pair.destination.fill(far, uncroppedFraction: 0, alpha: max(2 * fraction - 1, 0))
        case (nil, nil):
            break
        }
    }

    /// Returns whether the flight has caught up with both places. If a place jumps, for example when a list is reloaded, the flight follows
    /// smoothly and is settled later.
    func isSettled(at time: TimeInterval) -> Bool {
        near?.isSettled(at: time) ?? true && far?.isSettled(at: time) ?? true
    }
}
#endif
