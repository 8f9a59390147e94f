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
        /// They go on, as if the screen could be seen: a guess, and what a short stay may look like.
        case goesOn
        /// Reported: animations are taken off their layers, those of `UIView` with `finished` false, but for `CAAnimation`s with
        /// `isRemovedOnCompletion` false (richardwarrender.com, 2011); property animators end at once, at their end, also those that begin there
        /// (Stack Overflow 74329333); display links keep silent.
        case ends
    }
}
