/// The behavior of a phone in cases that UIKit's documentation leaves open. Each question is a property, and each possible answer is a
/// case.
///
/// The first case of each type is the default: the documented answer, or else a measured or reported answer, or else a guess. README.md has
/// a table of all questions with their sources.
public struct PhoneBehavior: Hashable, Sendable {
    /// The distance that fingers move before something begins.
    public var touchSlop = TouchSlop.usual
    /// The refresh rate of the display.
    public var refreshRate = RefreshRate.hz60
    /// The moment at which a display link is called.
    public var frameTime = FrameTime.beforeTarget
    /// The timing of several fingers that land or lift in one call.
    public var fingers = Fingers.together
    /// The fate of a collection view's views that wait to be reused.
    public var reusableViews = ReusableViews.stayHidden
    /// The order in which waiting views are reused.
    public var reuseOrder = ReuseOrder.lastFirst
    /// The moment at which animated transitions begin.
    public var transitionStart = TransitionStart.late
    /// The scale of a pinch when it begins.
    public var pinchScale = PinchScale.one
    /// The moment at which a recognizer sends its action for a cancellation, if another recognizer's action has disabled it.
    public var cancellationInAction = CancellationInAction.afterAction
    /// The effect of a finger that lands on decelerating content.
    public var fingerOnDeceleration = FingerOnDeceleration.waitsForMovement
    /// The time for which a scroll view holds a touch back from its content.
    public var contentTouchDelay = ContentTouchDelay.usual
    /// The scroll view that a drag moves after the inner one of two has reached its edge.
    public var nestedHandover = NestedHandover.newDrag
    /// The order of the recognizers' actions in an event.
    public var recognizerOrder = RecognizerOrder.innermostFirst
    /// The moment at which a recognizer is ready for the next gesture.
    public var recognizerReset = RecognizerReset.atOnce
    /// The effect of a finger that first moves along an axis that a scroll view doesn't scroll.
    public var wrongWayDrag = WrongWayDrag.fails
    /// The fate of a drag whose content is moved by the program.
    public var offsetSetInDrag = OffsetSetInDrag.dragGoesOnFromThere
    /// The fate of a deceleration whose content is moved by the program.
    public var offsetSetInDeceleration = OffsetSetInDeceleration.goesOnFromThere
    /// The effect of a finger that drags while zoomed content moves by itself.
    public var dragDuringZoomAnimation = DragDuringZoomAnimation.taken
    /// The scale from which fingers zoom if they land while content zooms by itself.
    public var zoomCaughtInFlight = ZoomCaughtInFlight.fromPresentation
    /// The offset after a zoom to a rectangle that reaches beyond the content.
    public var zoomToRectBeyondContent = ZoomToRectBeyondContent.clamped
    /// The frame of the zoomed view that is used to keep a point under the fingers, if the delegate moves the view.
    public var zoomAnchorOfCentredView = ZoomAnchorOfCentredView.kept
    /// The fate of a drag when the app disables scrolling.
    public var scrollDisabledInDrag = ScrollDisabledInDrag.cancels
    /// The fate of a drag in which a second finger begins a zoom.
    public var dragThatBecomesZoom = DragThatBecomesZoom.ends
    /// The position of content at its top or left when the app sets `contentInset`.
    public var insetChangeAtRest = InsetChangeAtRest.stays
    /// The effect of a finger too many on a pan that hasn't begun.
    public var tooManyFingers = TooManyFingers.fails
    /// The fate of a gesture whose recognizer is added to another view.
    public var movedRecognizer = MovedRecognizer.isCancelled
    /// The number of cells that a collection view keeps ready beside the visible ones.
    public var preparedCells = PreparedCells.two
    /// Whether a collection view returns the index paths of cells that it keeps ready.
    public var pathsOfPreparedCells = PathsOfPreparedCells.unknown
    /// The moment at which a reload of a collection view or a table ends displaying the visible cells.
    public var reloadData = ReloadData.withLayout
    /// The touches on cells and rows that are moved by an update.
    public var touchesInUpdates = TouchesInUpdates.taken
    /// The time during which `isBeingPresented` and the similar properties are true.
    public var transitionFlags = TransitionFlags.wholeTransition
    /// The order of the callbacks at the end of a presentation or a dismissal.
    public var presentationEnd = PresentationEnd.appearedFirst
    /// The order of the callbacks when a transition is cancelled.
    public var cancelledTransition = CancelledTransition.leavingFirst
    /// The result of a custom push or pop whose animator neglects the incoming view.
    public var neglectedViews = NeglectedViews.putRight
    /// The container view of a custom push or pop.
    public var navigationContainer = NavigationContainer.content
    /// The moment at which a navigation controller looks whether its delegate can animate, which disables the swipe back.
    public var swipeBackCheck = SwipeBackCheck.atSwipe
    /// The touches that an app gets during an animated transition with the app's own animator.
    public var touchesInTransitions = TouchesInTransitions.ignoredUnlessInteractive
    /// The fate of a pop or a dismissal that is requested in the turn in which an animator's push or presentation completes.
    public var popAtEndOfPush = PopAtEndOfPush.performed
    /// Whether views' window callbacks are called for moves within a window.
    public var windowCallbacks = WindowCallbacks.newWindow
    /// The moment at which the hierarchy of controllers is checked against the hierarchy of their views.
    public var containmentCheck = ContainmentCheck.enteringWindow
    /// The fate of animations and display links while the app is in the background.
    public var backgroundMotion = BackgroundMotion.ends
    /// The frames in which display links are called.
    public var frames = Frames.regular
    /// `transitionCoordinator` during a change without animation.
    public var coordinatorOfUnanimated = CoordinatorOfUnanimated.none
    /// The order in which a controller and its children are notified that they have appeared or disappeared.
    public var appearanceOrder = AppearanceOrder.parentFirst
    /// The completion of an animation block while animations are disabled.
    public var completionsWithoutAnimation = CompletionsWithoutAnimation.nextTurn
    /// The first responder after a presentation that another first responder has preceded.
    public var responderAfterPresentation = ResponderAfterPresentation.restored
    /// The fate of the touches in a view that leaves its window.
    public var touchesOfLeavingView = TouchesOfLeavingView.cancelled
    /// The order in which the scene and the app are notified.
    public var launchOrder = LaunchOrder.sceneFirst
    /// The picture that is taken of a view with an alpha below 1.
    public var snapshotOfFadedView = SnapshotOfFadedView.asSeen
    /// The look of a blur or of glass that has been nearly invisible.
    public var fadedEffects = FadedEffects.stayFlat
    /// The moment at which views get traits that the app overrides.
    public var traitUpdates = TraitUpdates.beforeLayout
    /// The layout of an app's view after a change of traits.
    public var traitTracking = TraitTracking.automatic
    /// The receiver of keys if there is no first responder.
    public var keysWithoutFirstResponder = KeysWithoutFirstResponder.nobody
    /// Whether the cells of tables are accessibility elements by default.
    public var tableCellElements = TableCellElements.withVoiceOver
    /// Whether VoiceOver finds views without a size.
    public var elementsWithoutSize = ElementsWithoutSize.notFound
    /// The pixels that are decoded for a part of a file.
    public var partialDecoding = PartialDecoding.region

    /// Creates the default behavior.
    public init() {}

    /// The distance that fingers move before something begins. Apple publishes no number.
    public enum TouchSlop: CaseIterable, Sendable {
        /// 10 points for a pan, and 8 for a pinch: a guess from the behavior of phones.
        case usual
        /// 3 points for a pan, and 2 for a pinch.
        case small
        /// 14 points for a pan, and 13 for a pinch.
        case large
    }

    /// The refresh rate of the display. 60 and 120 frames a second are documented, and phones of both kinds are sold.
    public enum RefreshRate: CaseIterable, Sendable {
        /// 60 frames a second.
        case hz60
        /// 120 frames a second.
        case hz120
        /// 80 frames a second, like a display of 120 that slows down.
        case hz80

        /// The number of frames in a second.
        public var framesPerSecond: Int {
            switch self {
            case .hz60: 60
            case .hz120: 120
            case .hz80: 80
            }
        }
    }

    /// The moment at which a display link is called. Documented: some time is then left until `targetTimestamp`. The page of that property
    /// compares the work of a frame with this time. The time depends on the main thread's other work.
    public enum FrameTime: CaseIterable, Sendable {
        /// Three quarters of a frame before the frame is shown. So a touch right after the call is earlier than the frame's time.
        case beforeTarget
        /// As late as possible: when the frame is shown.
        case atTarget

        /// The part of a frame that is left until the frame is shown.
        public var lead: Double {
            switch self {
            case .beforeTarget: 0.75
            case .atTarget: 0
            }
        }
    }

    /// The timing of several fingers that land or lift in one call. Screens report the changes since their last scan, 60 or 120 times a
    /// second. So two fingers may come in one event, or in two events a few milliseconds apart, in either order.
    public enum Fingers: CaseIterable, Sendable {
        /// In one event.
        case together
        /// 3 to 12 ms apart, in the given order.
        case firstBeforeSecond
        /// 3 to 12 ms apart, in reverse order.
        case secondBeforeFirst
    }

    /// The fate of a collection view's views that wait to be reused. Apple doesn't say.
    public enum ReusableViews: CaseIterable, Sendable {
        /// The views stay in the collection view, hidden: reported (rdar://39604024).
        case stayHidden
        /// The views leave the hierarchy: a guess.
        case leave
    }

    /// The moment at which animated transitions begin. Apple doesn't say. On phones they were seen to begin in the navigation controller's
    /// layout, and after the commit of the turn.
    public enum TransitionStart: CaseIterable, Sendable {
        /// Pushes and pops begin with the layout of the same turn, presentations and dismissals with the next frame: reported.
        case late
        /// Transitions begin within the call that requests them: a guess.
        case atOnce
    }
}
