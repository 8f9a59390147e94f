extension PhoneBehavior {
    /// Whether `willMove(toWindow:)` and `didMoveToWindow()` tell of a view that `addSubview(_:)` moves within its window. Documented: they tell
    /// that the view's window is about to change, or has changed. AppKit's page says that its `viewWillMove(toWindow:)` comes for moves
    /// within a window as well.
    public enum WindowCallbacks: CaseIterable, Sendable {
        /// Only of a window that is another.
        case newWindow
        /// Of the same window, too: a guess, from AppKit.
        case everyMove
    }

    /// When UIKit raises `UIViewControllerHierarchyInconsistency`: where a controller that has a parent has its view beneath a view whose
    /// controller is not that parent. Documented (`UIViewController.hierarchyInconsistencyException`): when a controller's view is added to
    /// the view hierarchy, and in `addChild(_:)`; a controller without a parent is free. Reported: the whole subtree that is added is looked
    /// at. Whether a move within a window counts is said nowhere.
    public enum ContainmentCheck: CaseIterable, Sendable {
        /// When a subtree enters a window.
        case enteringWindow
        /// When it moves within one, too.
        case everyMove
    }

    /// What becomes of animations and display links while the app is in the background.
    public enum BackgroundMotion: CaseIterable, Sendable {
        /// Reported: animations are taken off their layers, those of `UIView` with `finished` false, but for `CAAnimation`s with
        /// `isRemovedOnCompletion` false (richardwarrender.com, 2011); property animators end at once, at their end, also those that begin there
        /// (Stack Overflow 74329333); display links keep silent.
        case ends
        /// They go on, as if the screen could be seen: a guess, and what a short stay may look like.
        case goesOn
    }

    /// The completion of an animation block while animations are disabled, as in `performWithoutAnimation(_:)`. For a duration of 0 it is
    /// documented: the completion is called at the beginning of the next run loop cycle.
    public enum CompletionsWithoutAnimation: CaseIterable, Sendable {
        /// It is called in the next cycle, too: a guess.
        case nextTurn
        /// It is called before the call returns: a guess.
        case atOnce
    }

    /// A first responder whose view leaves its window. Apple doesn't say whether it resigns.
    public enum FirstResponderLeaving: CaseIterable, Sendable {
        /// There is no first responder any more, and `resignFirstResponder()` isn't called: a guess.
        case dropped
        /// `resignFirstResponder()` is called: a guess.
        case resigned
    }

    /// The touches that are down in a view that leaves its window, and those of its recognizers. Apple doesn't say what becomes of them.
    public enum TouchesOfLeavingView: CaseIterable, Sendable {
        /// They are cancelled: a guess.
        case cancelled
        /// They go on, to a view without a window: a guess.
        case goOn
    }

    /// The order in which the scene and the app are notified that the app comes to the front or goes to the back. Apple's pages describe
    /// both, and not which comes first.
    public enum LaunchOrder: CaseIterable, Sendable {
        /// The scene: a guess.
        case sceneFirst
        /// The app: a guess.
        case appFirst
    }

    /// The picture that `snapshotView(afterScreenUpdates:)` takes of a view with an alpha below 1. Its page speaks of "the current rendered
    /// appearance".
    public enum SnapshotOfFadedView: CaseIterable, Sendable {
        /// The picture is faded as the view is: a guess.
        case asSeen
        /// The picture is opaque: a guess.
        case opaque
    }

    /// The layout of a view of the app's whose traits change.
    public enum TraitTracking: CaseIterable, Sendable {
        /// It is invalid if `layoutSubviews()`, or the layout methods of the view's controller, have read one of these traits of the
        /// view's: documented from iOS 18 on ("Automatic trait tracking").
        case automatic
        /// It stays valid, unless the app invalidates it: iOS 17 and earlier.
        case none
    }

    /// When views take over traits that the app overrides.
    public enum TraitUpdates: CaseIterable, Sendable {
        /// Before the next layout, or in `updateTraitsIfNeeded()`: documented from iOS 17 on (WWDC 2023, session 10057).
        case beforeLayout
        /// At once, as in earlier versions.
        case atOnce
    }

    /// The frames in which display links are called. `CADisplayLink`'s page says that an app that can't keep up should ask for a lower rate; a
    /// busy main thread misses frames, and gets others late.
    public enum Frames: CaseIterable, Sendable {
        /// In every frame.
        case regular
        /// In four of five, by chance.
        case someDropped
        /// In every frame, but at times one to several frames late, by 40 ms at most; the frames between are dropped. The link still has the
        /// times of the frame that it is late for.
        case late
    }
}
