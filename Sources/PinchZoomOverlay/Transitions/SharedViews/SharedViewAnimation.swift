import UIKit

/// Pairs of views in flight between two screens that slide.
@MainActor final class SharedViewAnimation: ScrubbedAnimation {
    /// The distance of the source's screen, as a fraction of its width, and its dimming, by eye as in UIKit's own push.
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1

    private weak var near: (any SharedViewTransitionScreen)?
    private weak var far: (any SharedViewTransitionScreen)?
    var fraction: TransitionFraction
    private(set) weak var container: UIView?
    /// A presented screen moves horizontally as well. Vertically its safe area would change, and its layout with it.
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
        // A presenting screen stays with its bars.
        screens.near = transition.isPresentation ? nil : SlidingScreen(transition.sourceView)
        screens.far = SlidingScreen(transition.destinationView)
        // Only below a screen that covers the whole other one. Otherwise the dimming would end with a step.
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
        // A view that is out of sight stays there. Otherwise it would fly in from nowhere.
        func isInSight(_ shared: SharedView) -> Bool {
            let view = shared.view
            guard view.window === window, LiftablePlace(of: view) != nil else { return false }
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
        // The first of two views with the same identity counts.
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
