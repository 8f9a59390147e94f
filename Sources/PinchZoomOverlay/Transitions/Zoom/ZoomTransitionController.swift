import UIKit

/// Flies a photo from a feed or a grid into a screen of its own, and back to the place of the photo that is shown then.
///
/// ```swift
/// zoom.source = grid
/// navigationController.delegate = zoom         // pushed and popped
/// pager.transitioningDelegate = zoom           // or presented and dismissed
/// ```
/// The screen that opens is a ``ZoomTransitionDestination``. While it is shown, dragging down takes the photo along; in flight it can be
/// grabbed. Where a view, an image, a cell or a size is missing the screens fade. It keeps neither end alive.
@MainActor public final class ZoomTransitionController: TransitionController {
    /// The screen that photos fly from.
    public weak var source: (any ZoomTransitionSource)?

    /// How it looks and feels.
    public private(set) var configuration = ZoomTransitionConfiguration()

    /// With the default configuration.
    public override init() {
        super.init()
    }

    /// Changes how it looks and feels, from the next transition on.
    ///
    /// - Throws: ``PinchZoomConfigurationError`` if the configuration makes no sense; then nothing has changed.
    public func setConfiguration(_ configuration: ZoomTransitionConfiguration) throws {
        try configuration.validate()
        self.configuration = configuration
    }

    /// Lets a drag take the photo of a screen along. It is done by itself for a screen that this controller opens; one that was shown without
    /// animation asks for it here. Once is enough, and again changes nothing.
    public func enableDismissalByDragging(of destination: any ZoomTransitionDestination) {
        DismissalPanGestureRecognizer.install(on: destination, for: self)
    }

    // MARK: Transitions

    override func makeRun(to end: TransitionEnd, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        guard let screen = self.destination(in: destination) else { return nil }
        enableDismissalByDragging(of: screen)
        return makeRun(to: end, of: screen, in: destination, isHeld: false)
    }

    override func fliesBack(from screen: UIViewController) -> Bool { destination(in: screen) != nil }

    /// The destination that a controller is, or shows.
    private func destination(in controller: UIViewController) -> (any ZoomTransitionDestination)? {
        let shown = (controller as? UINavigationController)?.topViewController
        return controller as? any ZoomTransitionDestination ?? shown as? any ZoomTransitionDestination
    }

    private func makeRun(
        to end: TransitionEnd,
        of destination: any ZoomTransitionDestination,
        in controller: UIViewController,
        isHeld: Bool,
        goingOnWith scene: (any HoldableAnimation)? = nil
    ) -> TransitionRun {
        let fades = UIAccessibility.isReduceMotionEnabled && !isHeld
        let duration = end == .destination ? configuration.openingResponse : configuration.closingResponse
        let run = TransitionRun(to: end, duration: fades ? configuration.fadeDuration : duration, startsHeld: isHeld) {
            [self, weak destination] setting in
            if let scene { return scene }
            guard !fades, let destination else { return fade(to: end, of: destination) }
            return makeScene(for: destination, in: setting)
        }
        for veil in BarHidingView.veils(of: controller, to: end) { veil.driver = run }
        run.whenBegun = { [weak self, weak run] in
            if let self, let run { TransitionGrabGestureRecognizer.install(on: run, of: destination, for: self) }
        }
        // By the end the destination may be gone.
        let item = destination.zoomTransitionItem
        run.whenOver = { [weak self] completed in
            guard completed, end == .source, let self, let item else { return }
            source?.zoomTransition(self, viewFor: item)?.focusAfterTransition()
        }
        return run
    }

    private func fade(to end: TransitionEnd, of destination: (any ZoomTransitionDestination)?) -> FadeAnimation {
        if end == .source, let item = destination?.zoomTransitionItem { source?.zoomTransition(self, bringIntoView: item) }
        // A photo that fingers hold goes back to its place before.
        if let item = destination?.zoomTransitionItem, let view = source?.zoomTransition(self, viewFor: item) {
            PinchZoomInteraction.lifting(view)?.cancel()
        }
        return FadeAnimation(at: end.other, duration: configuration.fadeDuration, fadesBars: true)
    }

    private func makeScene(for destination: any ZoomTransitionDestination, in setting: TransitionScreens) -> ZoomAnimation {
        if setting.end == .source, let item = destination.zoomTransitionItem {
            source?.zoomTransition(self, bringIntoView: item)
            setting.sourceView.layoutIfNeeded()
        }
        let sourceEnd = LiftEnd(on: setting.sourceView) { [weak self, weak destination] in
            guard let self, let item = destination?.zoomTransitionItem else { return nil }
            return source?.zoomTransition(self, viewFor: item)
        } frame: { [weak self, weak destination] in
            guard let self, let item = destination?.zoomTransitionItem else { return nil }
            return source?.zoomTransition(self, frameFor: item)
        }
        let destinationEnd = LiftEnd(on: setting.destinationView) { [weak destination] in
            destination?.zoomTransitionView
        } frame: { [weak destination] in
            destination?.zoomTransitionFrame
        }
        return ZoomAnimation(
            LiftPair(source: sourceEnd, destination: destinationEnd),
            at: setting.end.other,
            from: setting.end == .destination ? takeOverPinch(of: destination) : nil,
            configuration: configuration
        )
    }

    /// A photo that fingers have just let go of goes on from where it is.
    private func takeOverPinch(of destination: any ZoomTransitionDestination) -> ZoomAnimation.Start? {
        guard let item = destination.zoomTransitionItem, let view = source?.zoomTransition(self, viewFor: item) else { return nil }
        return PinchZoomInteraction.lifting(view)?.handOver()
    }

    // MARK: Under a finger

    /// Whether a finger may take hold of the photo of a screen that is shown.
    func mayDismiss(_ destination: any ZoomTransitionDestination) -> Bool {
        let isFree = run == nil && destination.transitionCoordinator == nil
        return isFree && configuration.allowsDismissalByDragging && destination.allowsZoomDismissal && destination.canLeave
    }

    override func makeHeldClosing(of destination: UIViewController, goingOnWith scene: (any HoldableAnimation)?) -> TransitionRun? {
        guard let screen = self.destination(in: destination) else { return nil }
        return makeRun(to: .source, of: screen, in: destination, isHeld: true, goingOnWith: scene)
    }
}
