#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The animation of two screens that slide, and of the shared views, which fly in pairs between the screens.
@MainActor final class SharedViewAnimation: ScrubbedAnimation {
    /// The distance that the source's screen slides, as a fraction of the screen's width, chosen by eye to look like UIKit's own push.
    private static let parallax: CGFloat = 0.3
    /// The largest alpha of the dimming over the source's screen, chosen by eye to look like UIKit's own push.
    private static let dimming: CGFloat = 0.1

    private weak var near: (any SharedViewTransitionScreen)?
    private weak var far: (any SharedViewTransitionScreen)?
    var fraction: TransitionFraction
    private(set) weak var container: UIView?
    /// If a presented screen moved vertically, its safe area and its layout would change. Therefore all screens move horizontally.
    let goesDown = false
    private let overlay = TransitionOverlayView()
    private let dimmingView = UIView()
    private var pairs: [SharedViewPair] = []
    private var nearViews: [AnyHashable: UIView] = [:]
    private var farViews: [AnyHashable: UIView] = [:]
    private var screens: (near: SlidingScreen?, far: SlidingScreen?)

    init(
        between near: any SharedViewTransitionScreen,
        and far: any SharedViewTransitionScreen,
        at side: TransitionSide,
        duration: TimeInterval
    ) {
        self.near = near
        self.far = far
        fraction = TransitionFraction(side.visibleFraction, duration: duration)
    }

    func enter(_ transition: TransitionScreens, at time: TimeInterval) {
        container = transition.container
        // The presenting screen stays in place, with its bars.
        screens.near = transition.isPresentation ? nil : SlidingScreen(transition.sourceView)
        screens.far = SlidingScreen(transition.destinationView)
        // The source's screen is dimmed only if the destination covers the whole of this screen at the end. Otherwise the dimming would
        // disappear with a jump.
        let isCovered = !transition.isPresentation || transition.destination.modalPresentationStyle == .fullScreen
        if isCovered { addDimming(below: transition.destinationView, in: transition.container) }
        overlay.cover(transition.container)
        takeOff(from: transition, at: time)
        show(at: time)
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        return fraction.isSettled(at: time) && pairs.allSatisfy { $0.isSettled(at: time) }
    }

    func leave(at side: TransitionSide) {
        pairs.reversed().forEach { $0.land() }
        pairs = []
        overlay.removeFromSuperview()
        putScreensBack()
        screens = (nil, nil)
        nearViews = [:]
        farViews = [:]
    }

    // MARK: The views that fly

    private func takeOff(from transition: TransitionScreens, at time: TimeInterval) {
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
        var known: Set<AnyHashable> = []
        pairs = (nearIDs + farIDs).filter { known.insert($0).inserted }.map { id in
            let source = transition.endpoint(.source, order: .back) { [weak self] in nearIDs.contains(id) ? self?.nearViews[id] : nil }
            let destination = transition.endpoint(.destination, order: .front) { [weak self] in
                farIDs.contains(id) ? self?.farViews[id] : nil
            }
            let pair = SharedViewPair(LiftPair(source: source, destination: destination))
            pair.takeOff(into: overlay.addLayer(), offsets: offsets, at: time)
            return pair
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

    func show(at time: TimeInterval) {
        if let container { overlay.cover(container) }
        let fraction = fraction.advance(to: time)
        let time = self.fraction.displayTime(at: time)
        if let near = screens.near { slide(near, by: -SharedViewAnimation.parallax * fraction) }
        if let far = screens.far { slide(far, by: 1 - fraction) }
        dimmingView.alpha = SharedViewAnimation.dimming * fraction
        if let bounds = dimmingView.superview?.bounds, dimmingView.frame != bounds { dimmingView.frame = bounds }
        askScreens()
        pairs.forEach { $0.show(at: fraction, offsets: offsets, time: time) }
    }

    private var offsets: SharedViewPair.Offsets {
        SharedViewPair.Offsets(near: screens.near?.offset ?? CGVector(), far: screens.far?.offset ?? CGVector())
    }

    /// Moves a screen by a fraction of its width toward the trailing edge.
    private func slide(_ screen: SlidingScreen, by part: CGFloat) {
        let isMirrored = screen.view.isRightToLeft
        screen.move(by: CGVector(dx: part * screen.view.bounds.width * (isMirrored ? -1 : 1), dy: 0))
    }

    private func addDimming(below screen: UIView, in container: UIView) {
        guard screen.superview === container else { return }
        dimmingView.backgroundColor = .black
        dimmingView.isUserInteractionEnabled = false
        container.insertSubview(dimmingView, belowSubview: screen)
    }

    private func putScreensBack() {
        dimmingView.removeFromSuperview()
        screens.near?.move(by: CGVector())
        screens.far?.move(by: CGVector())
    }
}

/// A screen that slides during a transition.
///
/// The animation changes the view's center instead of the view's transform. With a transform, the view's frame would be undefined, but
/// UIKit sets the frame when a transition ends.
@MainActor struct SlidingScreen {
    let view: UIView
    /// The vector from the center of the superview to the center of the screen at rest, in points.
    private let rest: CGVector

    /// Creates a sliding screen from a view at rest, or returns `nil` if the view has no superview.
    init?(_ view: UIView) {
        guard let superview = view.superview else { return nil }
        self.view = view
        rest = CGVector(dx: view.center.x - superview.bounds.midX, dy: view.center.y - superview.bounds.midY)
    }

    /// The offset from the position at rest, in points.
    var offset: CGVector {
        guard let place else { return CGVector() }
        return CGVector(dx: view.center.x - place.x, dy: view.center.y - place.y)
    }

    /// Moves the screen to an offset from the position at rest.
    func move(by offset: CGVector) {
        guard let place else { return }
        let center = CGPoint(x: place.x + offset.dx, y: place.y + offset.dy)
        if view.center != center { view.center = center }
    }

    private var place: CGPoint? {
        view.superview.map { CGPoint(x: $0.bounds.midX + rest.dx, y: $0.bounds.midY + rest.dy) }
    }
}

/// The two views with the same identity, one on each screen. The views fly between their places. If one view is missing, the other view
/// stays in its own place and fades.
@MainActor final class SharedViewPair {
    /// The offsets of the sliding screens from their positions at rest, in points of the window. The flying views don't slide with the
    /// screens, so the offsets are subtracted from the views' places.
    struct Offsets {
        var near = CGVector()
        var far = CGVector()
    }

    private let pair: LiftPair
    private var near: SmoothedPane?
    private var far: SmoothedPane?

    init(_ pair: LiftPair) {
        self.pair = pair
    }

    /// Lifts the views into a layer. A view that is missing now isn't lifted later. If a view disappears later, the flight still uses the
    /// view's last place.
    func takeOff(into layer: UIView, offsets: Offsets, at time: TimeInterval) {
        pair.takeOff(into: layer)
        near = nearPlace(offsets).map { SmoothedPane($0, at: time) }
        far = farPlace(offsets).map { SmoothedPane($0, at: time) }
        if near == nil { pair.source.retire() }
        if far == nil { pair.destination.retire() }
    }

    /// Updates both endpoints, and shows the views at a fraction of the way from the source (0) to the destination (1).
    func show(at fraction: CGFloat, offsets: Offsets, time: TimeInterval) {
        pair.refresh()
        near?.follow(nearPlace(offsets), at: time)
        far?.follow(farPlace(offsets), at: time)
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

    /// Puts the views back, in this turn of the run loop.
    func land() {
        pair.land()
    }

    private func nearPlace(_ offsets: Offsets) -> Pane? { pair.source.pane?.offset(by: -offsets.near) }
    private func farPlace(_ offsets: Offsets) -> Pane? { pair.destination.pane?.offset(by: -offsets.far) }
}

extension CGVector {
    fileprivate static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}
#endif
