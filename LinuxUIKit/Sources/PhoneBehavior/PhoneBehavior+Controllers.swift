extension PhoneBehavior {
    /// When `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and `isMovingFromParent` are true. UIViewController.h says that they
    /// can be used in a controller's appearance callbacks, and nothing of other times; the reference of Xamarin's binding says that they are
    /// true in `viewWillAppear(_:)` and `viewDidAppear(_:)`, or `viewWillDisappear(_:)` and `viewDidDisappear(_:)`, alone.
    public enum TransitionFlags: CaseIterable, Sendable {
        /// For as long as the transition lasts: a guess.
        case wholeTransition
        /// Within the controller's own appearance callbacks alone.
        case callbacksOnly
    }

    /// Who hears first that a presentation by which the presenter disappears, or its dismissal, has ended. Apple says neither. Pushes and pops
    /// have been reported in one order alone: the screen that has gone hears first.
    public enum PresentationEnd: CaseIterable, Sendable {
        /// `viewDidAppear(_:)` comes first: reported for full-screen presentations ("LifeCycle in Modal", velog.io/@rudin_, iOS 16 or later).
        case appearedFirst
        /// `viewDidDisappear(_:)` comes first, as with pushes: a guess.
        case disappearedFirst
    }

    /// In which order controllers hear that a transition has gone back, a swipe back first of all. Apple says none; all have been reported
    /// in "The Inconsistent Order of View Transition Events" (wangling.me, iOS 7).
    public enum CancelledTransition: CaseIterable, Sendable {
        /// The one that leaves again hears both before the other: reported for navigation controllers.
        case leavingFirst
        /// `viewWillDisappear(_:)` of the one that leaves again, `viewWillAppear(_:)` of the one that comes back, then what they did: reported
        /// for curls of a page view controller.
        case interleaved
        /// The one that comes back hears both before the other: reported for scrolling page view controllers.
        case returningFirst
    }

    /// What a custom push or pop leaves behind whose animator neglects the view that comes: it is to add it to the container view
    /// (`UIViewControllerContextTransitioning.containerView`) and to give it its final frame (`finalFrame(for:)`). That this is the animator's
    /// affair is documented, and not what happens where it does neither.
    public enum NeglectedViews: CaseIterable, Sendable {
        /// The navigation controller gives it its frame beforehand, and adds it in the end: a guess.
        case putRight
        /// It keeps the frame that it had, and the screen stays empty if it was not added: a guess.
        case leftAlone
    }

    /// What a custom push or pop takes place in. The page of `UIViewControllerContextTransitioning.containerView` says that the view of the
    /// screen that goes is in it already, and neither where it was before nor what becomes of the container afterwards.
    public enum NavigationContainer: CaseIterable, Sendable {
        /// The view that holds the top screen's at rest as well: a guess.
        case content
        /// A view of its own, which goes with the transition and with whatever is left in it: a guess.
        case ownOfEachTransition
    }

    /// The touches that an app gets during an animated transition by an animator of its own, from the transition's beginning to
    /// `completeTransition(_:)`.
    ///
    /// With an interaction controller an app gets all touches, whatever that controller's `wantsInteractiveStart` is (sample of WWDC 2016,
    /// session 216). Without one the page of `UIViewControllerInteractiveTransitioning` says, in an older edition, that the transition does
    /// not support user interaction, and leaves open which touches an app gets. Keys, trackpads and UIKit's own transitions do not depend on
    /// this switch.
    public enum TouchesInTransitions: CaseIterable, Sendable {
        /// No touches in any window if there is no interaction controller, as after `beginIgnoringInteractionEvents()`: reported for
        /// presentations (openradar 41217893, iOS 12), a guess for pushes and pops. Touches that are down are cancelled: reported as well
        /// (material-motion/material-motion-swift, issue 105).
        case ignoredWithoutInteraction
        /// All touches but those on the views at both ends and on a navigation controller's bars. Touches that are down go on: a guess.
        case received
        /// All touches, also those on the views at both ends: a guess.
        case receivedByAll
    }

    /// The fate of a pop or a dismissal that is requested in the turn of the run loop in which a push or a presentation by an animator of the
    /// app's own completes, as in `viewDidAppear(_:)`. Apple says nothing of such a request. Many reports have UIKit's line "nested pop
    /// animation can result in corrupted navigation bar" in the log, and what UIKit has done then differs between them.
    public enum PopAtEndOfPush: CaseIterable, Sendable {
        /// The request is performed: a guess.
        case performed
        /// The request is refused with a line in the log, and a pop returns nil: a guess. In the completion of `present`, which runs "after the
        /// presentation finishes", and from then on a dismissal is performed.
        case refused
    }

    /// `transitionCoordinator` during a change without animation. Its page says that a coordinator is there while a transition is in progress,
    /// and not whether such a change is one.
    public enum CoordinatorOfUnanimated: CaseIterable, Sendable {
        /// It is nil: a guess, which much code relies on that takes nil for "not animated".
        case none
        /// It is there, and its `isAnimated` is false: a guess.
        case there
    }

    /// Who is notified first that a controller with children has appeared or disappeared. Apple doesn't say.
    public enum AppearanceOrder: CaseIterable, Sendable {
        /// The parent: a guess.
        case parentFirst
        /// The children: reported for `viewDidAppear(_:)` of a child that is added in `viewDidLoad()` (uias/Pageboy, issue 233).
        case childFirst
    }
}
