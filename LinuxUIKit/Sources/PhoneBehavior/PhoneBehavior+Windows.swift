extension PhoneBehavior {
    /// Whether `willMove(toWindow:)` and `didMoveToWindow()` are called for a view that `addSubview(_:)` moves within its window.
    /// Documented: they are called when the view's window is about to change, or has changed. According to AppKit's page, its
    /// `viewWillMove(toWindow:)` is also called for moves within a window.
    public enum WindowCallbacks: CaseIterable, Sendable {
        /// The methods are called only for another window.
        case newWindow
        /// The methods are called for the same window, too: a guess, from AppKit.
        case everyMove
    }

    /// The moment at which UIKit raises `UIViewControllerHierarchyInconsistency`. The condition is that a child controller's view is inside
    /// the view of a controller other than its parent. Documented (`UIViewController.hierarchyInconsistencyException`): when a controller's
    /// view is added to the view hierarchy, and in `addChild(_:)`. A controller without a parent may be anywhere. Reported: the whole added
    /// subtree is checked. No source says whether a move within a window counts.
    public enum ContainmentCheck: CaseIterable, Sendable {
        /// The check is made when a subtree enters a window.
        case enteringWindow
        /// The check is also made when a subtree moves within a window.
        case everyMove
    }

    /// The fate of animations and display links while the app is in the background.
    public enum BackgroundMotion: CaseIterable, Sendable {
        /// Reported: animations are removed from their layers, those of `UIView` with `finished` false, except `CAAnimation`s with
        /// `isRemovedOnCompletion` false (richardwarrender.com, 2011). Property animators end at once, at their final values, also if they
        /// start in the background (Stack Overflow 74329333). Display links stop calling.
        case ends
        /// Animations and display links continue as if the screen were visible: a guess, which may be true for a short time.
        case goesOn
    }

    /// The completion of an animation block while animations are disabled, as in `performWithoutAnimation(_:)`. For a duration of 0 it is
    /// documented: the completion is called at the beginning of the next run loop cycle.
    public enum CompletionsWithoutAnimation: CaseIterable, Sendable {
        /// The completion is called in the next cycle, too: a guess.
        case nextTurn
        /// The completion is called before the call returns: a guess.
        case atOnce
    }

    /// The fate of the touches in a view that leaves its window, and of its recognizers' touches. Apple doesn't say.
    public enum TouchesOfLeavingView: CaseIterable, Sendable {
        /// The touches are cancelled: a guess.
        case cancelled
        /// The touches continue, in a view without a window: a guess.
        case goOn
    }

    /// The order in which the scene and the app are notified when the app enters the foreground or the background. Apple's pages describe
    /// both notifications, but no order.
    public enum LaunchOrder: CaseIterable, Sendable {
        /// The scene is notified first: a guess.
        case sceneFirst
        /// The app is notified first: a guess.
        case appFirst
    }

    /// The picture that `snapshotView(afterScreenUpdates:)` takes of a view with an alpha below 1. The method's page speaks of "the current
    /// rendered appearance".
    public enum SnapshotOfFadedView: CaseIterable, Sendable {
        /// The picture is as transparent as the view: a guess.
        case asSeen
        /// The picture is opaque: a guess.
        case opaque
    }

    /// The look of a blur or of glass after a frame in which its opacity, with the opacity of the views around it, was 0.02 or less. The page
    /// of UIVisualEffectView says only that effects may look wrong under an alpha below 1.
    public enum FadedEffects: CaseIterable, Sendable {
        /// The effect is flat until the view gets another effect: reported of glass (expo/expo, pull request 48994; callstack/liquid-glass,
        /// issue 27), and a guess for a blur.
        case stayFlat
        /// The effect comes back: a guess.
        case comeBack
    }

    /// The layout of an app's view after a change of traits.
    public enum TraitTracking: CaseIterable, Sendable {
        /// The layout is invalid if `layoutSubviews()`, or the layout methods of the view's controller, have read one of the view's changed
        /// traits: documented from iOS 18 on ("Automatic trait tracking").
        case automatic
        /// The layout stays valid, unless the app invalidates it: iOS 17 and earlier.
        case none
    }

    /// The moment at which views get traits that the app overrides.
    public enum TraitUpdates: CaseIterable, Sendable {
        /// Before the next layout, or in `updateTraitsIfNeeded()`: documented from iOS 17 on (WWDC 2023, session 10057).
        case beforeLayout
        /// At once, as in earlier versions.
        case atOnce
    }

    /// The frames in which display links are called. `CADisplayLink`'s page says that an app that can't keep up should ask for a lower
    /// rate. A busy main thread misses some frames, and gets others late.
    public enum Frames: CaseIterable, Sendable {
        /// In every frame.
        case regular
        /// In four of five frames, by chance.
        case someDropped
        /// In every frame, but sometimes one or several frames late, by 40 ms at most; the frames between are dropped. The link still has
        /// the times of the frame for which it is late.
        case late
    }
}
