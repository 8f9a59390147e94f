extension PhoneBehavior {
    /// The time during which `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and `isMovingFromParent` are true. According to
    /// UIViewController.h, these properties can be used in a controller's appearance callbacks; the header doesn't mention other times.
    /// According to the reference of Xamarin's binding, the properties are true only in `viewWillAppear(_:)` and `viewDidAppear(_:)`, or
    /// `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    public enum TransitionFlags: CaseIterable, Sendable {
        /// The properties are true during the whole transition: a guess.
        case wholeTransition
        /// The properties are true only during the controller's own appearance callbacks.
        case callbacksOnly
    }

    /// The order of the callbacks at the end of a presentation that hides the presenter, or of its dismissal. Apple doesn't say. For pushes
    /// and pops only one order was reported: `viewDidDisappear(_:)` comes first.
    public enum PresentationEnd: CaseIterable, Sendable {
        /// `viewDidAppear(_:)` comes first: reported for full-screen presentations ("LifeCycle in Modal", velog.io/@rudin_, iOS 16 or
        /// later).
        case appearedFirst
        /// `viewDidDisappear(_:)` comes first, as with pushes: a guess.
        case disappearedFirst
    }

    /// The order of the callbacks when a transition is cancelled, such as a swipe back. Apple documents no order. All of these were
    /// reported in "The Inconsistent Order of View Transition Events" (wangling.me, iOS 7).
    public enum CancelledTransition: CaseIterable, Sendable {
        /// Both callbacks of the controller that leaves again come first: reported for navigation controllers.
        case leavingFirst
        /// `viewWillDisappear(_:)` of the leaving controller comes first, then `viewWillAppear(_:)` of the returning one, then the `did`
        /// callbacks: reported for curls of a page view controller.
        case interleaved
        /// Both callbacks of the controller that returns come first: reported for scrolling page view controllers.
        case returningFirst
    }

    /// The result of a custom push or pop whose animator neglects the incoming view. The animator must add the view to the container view
    /// (`UIViewControllerContextTransitioning.containerView`) and set its final frame (`finalFrame(for:)`). This duty is documented, but
    /// not the result if the animator does neither.
    public enum NeglectedViews: CaseIterable, Sendable {
        /// The navigation controller sets the view's frame beforehand, and adds the view at the end: a guess.
        case putRight
        /// The view keeps its old frame, and the screen stays empty if the view wasn't added: a guess.
        case leftAlone
    }

    /// The container view of a custom push or pop. According to the page of `UIViewControllerContextTransitioning.containerView`, the
    /// outgoing view is already in the container. The page doesn't say where the view was before, or mention the container's fate
    /// afterwards.
    public enum NavigationContainer: CaseIterable, Sendable {
        /// The container is the view that also holds the top screen's view at rest: a guess.
        case content
        /// The container is a separate view, which is removed after the transition, with everything that is left in it: a guess.
        case ownOfEachTransition
    }

    /// The moment at which a navigation controller looks whether its delegate implements
    /// `navigationController(_:animationControllerFor:from:to:)`. If so, the swipe back doesn't begin: reported (openradar 15215690).
    public enum SwipeBackCheck: CaseIterable, Sendable {
        /// When a finger swipes: a guess.
        case atSwipe
        /// When a change of the screens has ended, before the delegate is notified. A delegate that is set later doesn't matter until the
        /// next change ends: a guess.
        case atEndOfChange
    }

    /// The touches that an app gets during an animated transition with the app's own animator, from the transition's beginning to
    /// `completeTransition(_:)`.
    ///
    /// With an interaction controller and an interruptible animator, an app gets all touches, whatever the controller's
    /// `wantsInteractiveStart` is (sample of WWDC 2016, session 216). Without an interaction controller, an older edition of the page of
    /// `UIViewControllerInteractiveTransitioning` says that the transition doesn't support user interaction. The page doesn't say which
    /// touches an app gets. Keys, trackpads and UIKit's own transitions don't depend on this switch.
    public enum TouchesInTransitions: CaseIterable, Sendable {
        /// No touches in any window while the transition is neither interactive nor interruptible, as after
        /// `beginIgnoringInteractionEvents()`: reported for presentations (openradar 41217893, iOS 12), a guess for pushes and pops.
        /// Touches that are down at the start are cancelled: reported as well (material-motion/material-motion-swift, issue 105).
        case ignoredUnlessInteractive
        /// The same, but only if there is no interaction controller: a guess.
        case ignoredWithoutController
        /// All touches are received, except those on the two views of the transition and on a navigation controller's bars. Touches that
        /// are down continue: a guess.
        case received
        /// All touches are received, also those on the two views of the transition: a guess.
        case receivedByAll
    }

    /// The fate of a pop or a dismissal that is requested too early, as in `viewDidAppear(_:)`: in the turn of the run loop in which a push
    /// or a presentation completes. The switch matters for animators of the app's own. Apple doesn't mention such a request. Many reports
    /// have UIKit's line "nested pop animation can result in corrupted navigation bar" in the log, and differ in the result.
    public enum PopAtEndOfPush: CaseIterable, Sendable {
        /// The request is performed: a guess.
        case performed
        /// The request is refused with a line in the log, and a pop returns nil: a guess. In the completion of `present`, which runs "after
        /// the presentation finishes", and from then on, a dismissal is performed.
        case refused
    }

    /// `transitionCoordinator` during a change without animation. According to its page, a coordinator exists while a transition is in
    /// progress. The page doesn't say whether such a change is a transition.
    public enum CoordinatorOfUnanimated: CaseIterable, Sendable {
        /// The property is nil: a guess, on which much code relies that takes nil for "not animated".
        case none
        /// The property has a coordinator, whose `isAnimated` is false: a guess.
        case there
    }

    /// The order in which a controller and its children are notified that they have appeared or disappeared. Apple doesn't say.
    public enum AppearanceOrder: CaseIterable, Sendable {
        /// The parent is notified first: a guess.
        case parentFirst
        /// The children are notified first: reported for `viewDidAppear(_:)` of a child that is added in `viewDidLoad()` (uias/Pageboy,
        /// issue 233).
        case childFirst
    }
}
