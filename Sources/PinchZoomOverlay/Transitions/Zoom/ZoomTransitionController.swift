#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A transition controller that flies a photo from a feed or a grid to a screen of its own, and back.
///
/// ```swift
/// zoom.source = grid
/// zoom.push(pager, in: navigationController)   // pushed and popped
/// pager.transitioningDelegate = zoom           // or presented and dismissed
/// ```
///
/// Alternatively, set a single property and pass a closure instead of a source: see ``ZoomTransitionDestination/zoomTransition``.
///
/// The screen that opens is a ``ZoomTransitionDestination``, such as a ``PhotoPagerViewController``. If this screen shows another photo
/// when it closes, the photo flies to the place of that other photo.
///
/// While the screen is shown, people can dismiss it by dragging the photo down, by pinching the photo, or by swiping from the edge. The
/// photo follows their fingers. People can also grab the photo while it flies. A ``ZoomTransitionConfiguration`` determines the motion. If
/// a view, an image, a cell or a size is missing, the screens fade. The controller keeps weak references to both screens.
@MainActor public final class ZoomTransitionController: TransitionController {
    /// The screen that photos fly from. The controller keeps a weak reference to the screen.
    ///
    /// If you create the controller with closures, this property contains a source that calls the closures.
    public weak var source: (any ZoomTransitionSource)?

    /// The configuration that determines how photos fly and how fingers drag them back, from the next transition on.
    public var configuration = ZoomTransitionConfiguration() {
        didSet {
            let (distance, name) = (configuration.drag.dismissalDistance, "ZoomTransitionConfiguration.drag.dismissalDistance")
            configuration.drag.dismissalDistance = distance.limited(to: 0.01...1, as: name)
        }
    }

    /// The source of a controller that was created with closures. This property retains the source, because ``source`` is weak.
    private var closures: (any ZoomTransitionSource)?
    /// The screen that a controller with closures flies from.
    private weak var screen: UIViewController?

    /// Creates a controller with the default configuration.
    public override init() {
        super.init()
    }

    /// Creates a controller with closures instead of a source, for the ``ZoomTransitionDestination/zoomTransition`` of one screen.
    ///
    /// The controller keeps strong references to the closures. The closures are called only for items of the type that they take. For any
    /// other item, the photo fades.
    ///
    /// - Parameters:
    ///   - screen: The screen that the photo flies from. The controller keeps a weak reference to the screen.
    ///   - view: A closure that returns the view that shows an item now, such as the image view in its cell. The closure returns `nil` if
    ///     no view on the screen shows the item.
    ///   - bringIntoView: A closure that is called when the photo is about to fly back to an item. If the item is off the screen, scroll
    ///     the list to the item in this closure, without animation.
    public convenience init<Item: Hashable>(
        from screen: UIViewController,
        view: @escaping @MainActor (Item) -> UIView?,
        bringIntoView: @escaping @MainActor (Item) -> Void = { _ in }
    ) {
        self.init()
        let closures = ClosureZoomSource(view: view, bringIntoView: bringIntoView)
        self.closures = closures
        self.screen = screen
        source = closures
    }

    /// The navigation controller of the screen that the photo flies from, or `nil` if the source isn't a screen.
    override var navigationController: UINavigationController? {
        let screen = screen ?? source as? UIViewController
        return screen as? UINavigationController ?? screen?.navigationController
    }

    /// Adds the gestures that dismiss a screen and move its photo back to the list.
    ///
    /// The gestures are a drag and a pinch, on the screen or on a trackpad, and a swipe from the edge. If this controller opens a screen
    /// with animation, the controller adds the gestures automatically. Call this method for a screen that you show without animation. A
    /// second call has no effect.
    ///
    /// - Parameter destination: The screen that shows the photo.
    public func enableDismissalGestures(of destination: any ZoomTransitionDestination) {
        EdgeSwipe.install(on: destination, for: self)
        DragDismissalGesture.install(on: destination, for: self)
        PinchDismissalGesture.install(on: destination, for: self)
    }

    // MARK: Transitions

    override func plan(for request: TransitionRequest) -> TransitionPlan? {
        guard let screen = request.destination.firstShown((any ZoomTransitionDestination).self) else { return nil }
        // The item is stored now, because the screen may be released before VoiceOver's focus moves.
        let item = screen.zoomTransitionItem
        let fades = UIAccessibility.isReduceMotionEnabled && request.formerWindow == nil
        let spring = request.side == .destination ? configuration.openingSpring : configuration.closingSpring
        return TransitionPlan(screen: screen, duration: fades ? configuration.fadeDuration : spring.response) { [weak self] in
            self?.sourceView(of: item)
        } addGestures: { [weak self, weak screen] in
            if let self, let screen { enableDismissalGestures(of: screen) }
        } makeAnimation: { [self, weak screen] screens in
            if screens.side == .source, let item = screen?.zoomTransitionItem { source?.zoomTransition(self, bringIntoView: item) }
            guard !fades, let screen else { return fade(to: screens.side, of: screen) }
            return flight(of: screen, between: screens)
        }
    }

    private func fade(to side: TransitionSide, of destination: (any ZoomTransitionDestination)?) -> FadeAnimation {
        // Without this call, a photo that a pinch has lifted would stay above the fade.
        if let view = sourceView(of: destination?.zoomTransitionItem) { LiftedViews.interaction(lifting: view)?.cancel() }
        return FadeAnimation(at: side.other, duration: configuration.fadeDuration)
    }

    private func flight(of destination: any ZoomTransitionDestination, between screens: TransitionScreens) -> ZoomAnimation {
        if screens.side == .source { screens.sourceView.layoutIfNeeded() }
        let (sourceMoment, moment) = (screens.moment(on: .source), screens.moment(on: .destination))
        let sourceEnd = FlightEndpoint(on: screens.sourceView, order: .back, snapshotAt: sourceMoment) { [weak self, weak destination] in
            self?.sourceView(of: destination?.zoomTransitionItem)
        } frame: { [weak self, weak destination] in
            guard let self, let item = destination?.zoomTransitionItem else { return nil }
            return source?.zoomTransition(self, frameFor: item)
        }
        let destinationEnd = FlightEndpoint(on: screens.destinationView, order: .front, snapshotAt: moment) { [weak destination] in
            destination?.zoomTransitionView
        } frame: { [weak destination] in
            destination?.zoomTransitionFrame
        } part: { [weak destination] in
            (destination as? any ZoomPageScreen)?.zoomTransitionPart
        }
        let companionEnd = FlightEndpoint(on: screens.destinationView, order: .top, snapshotAt: moment) { [weak destination] in
            (destination as? any ZoomPageScreen)?.zoomTransitionCompanion
        }
        // A pinch that has lifted the photo ends as soon as the transition has adopted its flight.
        let view = screens.side == .destination ? sourceView(of: destination.zoomTransitionItem) : nil
        let pinch = view.flatMap { LiftedViews.interaction(lifting: $0) }
        defer { pinch?.tearDown() }
        return ZoomAnimation(
            LiftPair(source: sourceEnd, destination: destinationEnd, companion: companionEnd),
            at: screens.side.other,
            adopting: pinch?.flight.flatMap { $0.view === view ? $0 : nil },
            configuration: configuration
        ) { [weak destination] in
            destination?.zoomTransitionOverlyingViews ?? []
        }
    }

    private func sourceView(of item: AnyHashable?) -> UIView? {
        item.flatMap { source?.zoomTransition(self, viewFor: $0) }
    }
}
#endif
