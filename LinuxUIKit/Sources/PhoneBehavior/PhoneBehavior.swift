/// How a phone behaves where UIKit's documentation leaves it open: a field for each question, a case for each answer that there may be.
///
/// A field's first case is the one of the phones that are configured without a word: what Apple documents, or else what has been measured or
/// reported, or else a guess. README.md has the table of all of them with their sources.
public struct PhoneBehavior: Hashable, Sendable {
    /// How far fingers move before something begins.
    public var touchSlop = TouchSlop.usual
    /// How often the display shows a frame.
    public var refreshRate = RefreshRate.hz60
    /// When a display link calls.
    public var frameTime = FrameTime.beforeTarget
    /// How several fingers land and lift that are told to at once.
    public var fingers = Fingers.together
    /// What becomes of a collection view's views that wait to be used again.
    public var reusableViews = ReusableViews.stayHidden
    /// Which of several views that wait to be used again is the next one.
    public var reuseOrder = ReuseOrder.lastFirst
    /// When transitions that are animated begin.
    public var transitionStart = TransitionStart.late
    /// The scale that a pinch has when it begins.
    public var pinchScale = PinchScale.one
    /// When a recognizer tells that it was cancelled, if another one's action has disabled it.
    public var cancellationInAction = CancellationInAction.afterAction
    /// What a finger does that lands on content that decelerates.
    public var fingerOnDeceleration = FingerOnDeceleration.waitsForMovement
    /// The time for which a scroll view holds a touch back from its content.
    public var contentTouchDelay = ContentTouchDelay.usual
    /// The scroll view that a drag moves once the inner one of two has come to its edge.
    public var nestedHandover = NestedHandover.newDrag
    /// The order in which the recognizers of an event act.
    public var recognizerOrder = RecognizerOrder.innermostFirst
    /// When a recognizer whose gesture is over is ready for the next one.
    public var recognizerReset = RecognizerReset.atOnce
    /// What a scroll view makes of a finger that first goes along an axis that it does not scroll.
    public var wrongWayDrag = WrongWayDrag.fails
    /// What becomes of a drag whose content the program moves.
    public var offsetSetInDrag = OffsetSetInDrag.dragGoesOnFromThere
    /// What becomes of a deceleration whose content the program moves.
    public var offsetSetInDeceleration = OffsetSetInDeceleration.goesOnFromThere
    /// The drag of a finger while zoomed content moves by itself.
    public var dragDuringZoomAnimation = DragDuringZoomAnimation.taken
    /// The scale from which fingers zoom on that land while content zooms by itself.
    public var zoomCaughtInFlight = ZoomCaughtInFlight.fromPresentation
    /// The offset after a zoom to a rectangle that reaches beyond the content.
    public var zoomToRectBeyondContent = ZoomToRectBeyondContent.clamped
    /// The frame of the zoomed view by which a point is kept under the fingers, where the delegate moves the view.
    public var zoomAnchorOfCentredView = ZoomAnchorOfCentredView.kept
    /// A drag under way when the app disables scrolling.
    public var scrollDisabledInDrag = ScrollDisabledInDrag.cancels
    /// A drag in which a second finger begins a zoom.
    public var dragThatBecomesZoom = DragThatBecomesZoom.ends
    /// Content at its top or left when the app sets `contentInset`.
    public var insetChangeAtRest = InsetChangeAtRest.stays
    /// A finger too many for a pan that has not begun.
    public var tooManyFingers = TooManyFingers.fails
    /// What becomes of a gesture whose recognizer is added to another view.
    public var movedRecognizer = MovedRecognizer.isCancelled
    /// How many cells a collection view keeps ready beside those that show.
    public var preparedCells = PreparedCells.two
    /// Whether a collection view knows the items of cells that it keeps ready.
    public var pathsOfPreparedCells = PathsOfPreparedCells.unknown
    /// When the cells leave that show while a collection view or a table is reloaded.
    public var reloadData = ReloadData.withLayout
    /// What becomes of touches on cells and rows that an update moves.
    public var touchesInUpdates = TouchesInUpdates.taken
    /// When `isBeingPresented` and its kin are true.
    public var transitionFlags = TransitionFlags.wholeTransition
    /// Who hears first that a presentation or dismissal has ended.
    public var presentationEnd = PresentationEnd.appearedFirst
    /// In which order controllers hear that a transition has gone back.
    public var cancelledTransition = CancelledTransition.leavingFirst
    /// What custom transitions that neglect the view that comes leave behind.
    public var neglectedViews = NeglectedViews.putRight
    /// What a custom push or pop takes place in.
    public var navigationContainer = NavigationContainer.content
    /// The touches that an app gets during an animated transition by an animator of its own.
    public var touchesInTransitions = TouchesInTransitions.ignoredWithoutInteraction
    /// The fate of a pop or a dismissal that is requested in the turn in which an animator's push or presentation completes.
    public var popAtEndOfPush = PopAtEndOfPush.performed
    /// Which moves views' window callbacks tell of.
    public var windowCallbacks = WindowCallbacks.newWindow
    /// When view controllers' hierarchy is checked against that of their views.
    public var containmentCheck = ContainmentCheck.enteringWindow
    /// What becomes of animations and display links while the app is in the background.
    public var backgroundMotion = BackgroundMotion.ends
    /// The frames in which display links are called.
    public var frames = Frames.regular
    /// `transitionCoordinator` during a change without animation.
    public var coordinatorOfUnanimated = CoordinatorOfUnanimated.none
    /// Who is notified first that a controller with children has appeared or disappeared.
    public var appearanceOrder = AppearanceOrder.parentFirst
    /// The completion of an animation block while animations are disabled.
    public var completionsWithoutAnimation = CompletionsWithoutAnimation.nextTurn
    /// A first responder whose view leaves its window.
    public var firstResponderLeaving = FirstResponderLeaving.dropped
    /// The touches that are down in a view that leaves its window.
    public var touchesOfLeavingView = TouchesOfLeavingView.cancelled
    /// The order in which the scene and the app are notified.
    public var launchOrder = LaunchOrder.sceneFirst
    /// The picture that is taken of a view with an alpha below 1.
    public var snapshotOfFadedView = SnapshotOfFadedView.asSeen
    /// When views take over traits that the app overrides.
    public var traitUpdates = TraitUpdates.beforeLayout
    /// The layout of a view whose traits change.
    public var traitTracking = TraitTracking.automatic
    /// Who gets keys where there is no first responder.
    public var keysWithoutFirstResponder = KeysWithoutFirstResponder.nobody
    /// Whether the cells of tables are accessibility elements.
    public var tableCellElements = TableCellElements.withVoiceOver
    /// Whether VoiceOver finds views without a size.
    public var elementsWithoutSize = ElementsWithoutSize.notFound

    /// The behavior of phones that are configured without a word.
    public init() {}

    /// How far fingers move before something begins. Apple publishes no number.
    public enum TouchSlop: CaseIterable, Sendable {
        /// 10 points of a pan, 8 of a pinch: guessed from what phones do.
        case usual
        /// 3 points and 2.
        case small
        /// 14 points and 13.
        case large
    }

    /// How often the display shows a frame. Both are documented, and phones of both kinds are sold.
    public enum RefreshRate: CaseIterable, Sendable {
        /// 60 times a second.
        case hz60
        /// 120 times a second.
        case hz120
        /// 80 times a second, as a display of 120 that slows down.
        case hz80

        /// Frames in a second.
        public var framesPerSecond: Int {
            switch self {
            case .hz60: 60
            case .hz120: 120
            case .hz80: 80
            }
        }
    }

    /// When a display link calls. Documented: there is time left then until `targetTimestamp`, which is what the page of that property measures
    /// the work of a frame by. How much, depends on what else the main thread has done.
    public enum FrameTime: CaseIterable, Sendable {
        /// Three quarters of a frame before the frame is to be shown: a touch that comes right after it is earlier than what the frame shows.
        case beforeTarget
        /// As late as can be: when the frame is shown.
        case atTarget

        /// The part of a frame that is left.
        public var lead: Double {
            switch self {
            case .beforeTarget: 0.75
            case .atTarget: 0
            }
        }
    }

    /// How several fingers land and lift that are told to at once. Screens report what has changed since their last scan, 60 or 120 times a
    /// second: two fingers may come in one event, or in two a few milliseconds apart, in either order.
    public enum Fingers: CaseIterable, Sendable {
        /// In one event.
        case together
        /// 3 to 12 ms apart, in the order in which they are named.
        case firstBeforeSecond
        /// 3 to 12 ms apart, the last named first.
        case secondBeforeFirst
    }

    /// What becomes of a collection view's views that wait to be used again. Apple says neither.
    public enum ReusableViews: CaseIterable, Sendable {
        /// They stay in it, hidden: reported (rdar://39604024).
        case stayHidden
        /// They leave the hierarchy: a guess.
        case leave
    }

    /// When transitions that are animated begin. Apple says neither; on phones they have been seen to begin in the navigation controller's
    /// layout, and after the commit of the turn.
    public enum TransitionStart: CaseIterable, Sendable {
        /// Pushes and pops with the layout of the same turn, presentations and dismissals with the next frame: reported.
        case late
        /// Within the call that asks for them: a guess.
        case atOnce
    }
}
