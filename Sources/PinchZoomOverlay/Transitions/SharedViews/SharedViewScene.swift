import UIKit

/// Pairs of views in flight between two screens that slide past each other.
@MainActor final class SharedViewScene: TransitionScene {
    /// How far the source's screen goes, as a part of its width, and how dark it gets: as in UIKit's own push, by eye.
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1

    private weak var near: (any SharedViewTransitionScreen)?
    private weak var far: (any SharedViewTransitionScreen)?
    private var fade: TimedFade
    private let stage = TransitionStage()
    private let dimmingView = UIView()
    private var pairs: [LiftPair] = []
    private var nearViews: [AnyHashable: UIView] = [:]
    private var farViews: [AnyHashable: UIView] = [:]
    private var screens: (near: UIView, far: UIView)?
    private var formerTransforms: (near: CGAffineTransform, far: CGAffineTransform) = (.identity, .identity)
    private var isPresentation = false

    init(
        between near: any SharedViewTransitionScreen,
        and far: any SharedViewTransitionScreen,
        at end: TransitionEnd,
        duration: TimeInterval
    ) {
        self.near = near
        self.far = far
        fade = TimedFade(CGFloat(end.fraction), duration: duration)
    }

    func enter(_ setting: TransitionSetting, at time: TimeInterval) {
        let screens = (near: setting.sourceView, far: setting.destinationView)
        self.screens = screens
        formerTransforms = (screens.near.transform, screens.far.transform)
        isPresentation = setting.isPresentation
        dimmingView.backgroundColor = .black
        dimmingView.isUserInteractionEnabled = false
        dimmingView.frame = setting.container.bounds
        setting.container.insertSubview(dimmingView, belowSubview: screens.far)
        stage.cover(setting.container)
        askScreens()
        for id in sharedIDs {
            let source = LiftEnd(on: screens.near) { [weak self] in self?.nearViews[id] }
            let destination = LiftEnd(on: screens.far) { [weak self] in self?.farViews[id] }
            let pair = LiftPair(source: source, destination: destination)
            pair.takeOff(into: stage.addLayer())
            pairs.append(pair)
        }
        show(at: time)
    }

    func head(for end: TransitionEnd, at time: TimeInterval) {
        fade.head(for: CGFloat(end.fraction), at: time)
    }

    func advance(to time: TimeInterval) -> Bool {
        askScreens()
        pairs.forEach { $0.refresh() }
        show(at: time)
        return fade.isSettled(at: time)
    }

    func leave(at end: TransitionEnd) {
        pairs.forEach { $0.land() }
        pairs = []
        stage.removeFromSuperview()
        dimmingView.removeFromSuperview()
        screens?.near.transform = formerTransforms.near
        screens?.far.transform = formerTransforms.far
        screens = nil
    }

    // MARK: Who flies

    private var sharedIDs: [AnyHashable] = []

    private func askScreens() {
        guard let near, let far else { return }
        let (nearShared, farShared) = (near.sharedViews(with: far), far.sharedViews(with: near))
        nearViews = visible(nearShared, offset: offsets.near)
        farViews = visible(farShared, offset: offsets.far)
        guard sharedIDs.isEmpty else { return }
        var known: Set<AnyHashable> = []
        sharedIDs = (nearShared + farShared).map(\.id).filter { known.insert($0).inserted }
    }

    /// Those that could be seen if their screen stood still.
    private func visible(_ shared: [SharedView], offset: CGVector) -> [AnyHashable: UIView] {
        var result: [AnyHashable: UIView] = [:]
        for entry in shared where result[entry.id] == nil {
            // What flies already is no longer where it was.
            guard let window = entry.view.window, Home(of: entry.view) != nil else {
                result[entry.id] = entry.view
                continue
            }
            let frame = entry.view.convert(entry.view.bounds, to: window).offsetBy(dx: -offset.dx, dy: -offset.dy)
            if frame.intersects(window.bounds) { result[entry.id] = entry.view }
        }
        return result
    }

    // MARK: What is seen

    private var offsets: (near: CGVector, far: CGVector) {
        guard let screens else { return (CGVector(), CGVector()) }
        func offset(of view: UIView, former: CGAffineTransform) -> CGVector {
            CGVector(dx: view.transform.tx - former.tx, dy: view.transform.ty - former.ty)
        }
        return (offset(of: screens.near, former: formerTransforms.near), offset(of: screens.far, former: formerTransforms.far))
    }

    private func show(at time: TimeInterval) {
        guard let screens else { return }
        if let container = stage.superview { stage.cover(container) }
        let fraction = fade.value(at: time)
        slide(screens.near, from: formerTransforms.near, by: isPresentation ? 0 : -SharedViewScene.parallax * fraction)
        slide(screens.far, from: formerTransforms.far, by: 1 - fraction)
        dimmingView.alpha = SharedViewScene.dimming * fraction
        pairs.forEach { $0.refresh() }
        let offsets = offsets
        for pair in pairs {
            pair.show(
                at: fraction,
                sourceOffset: CGVector(dx: -offsets.near.dx, dy: -offsets.near.dy),
                destinationOffset: CGVector(dx: -offsets.far.dx, dy: -offsets.far.dy)
            )
        }
    }

    /// Moves a screen by a part of its width towards the trailing side; a presented one by a part of its height, down.
    private func slide(_ screen: UIView, from former: CGAffineTransform, by part: CGFloat) {
        let isMirrored = screen.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let move = CGVector(
            dx: isPresentation ? 0 : part * screen.bounds.width * (isMirrored ? -1 : 1),
            dy: isPresentation ? part * screen.bounds.height : 0
        )
        let transform = former.concatenating(CGAffineTransform(translationX: move.dx, y: move.dy))
        if screen.transform != transform { screen.transform = transform }
    }
}
