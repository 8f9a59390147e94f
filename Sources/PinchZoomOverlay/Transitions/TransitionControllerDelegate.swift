#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The methods that a transition controller calls to report its transitions.
///
/// All methods are optional. This example implements every method:
///
/// ```swift
/// extension PostsViewController: TransitionControllerDelegate {
///     func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {
///         likeButton.isEnabled = false
///     }
///
///     func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition) {
///         likeButton.alpha = transition.direction == .opening ? 1 - transition.progress : transition.progress
///     }
///
///     func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool) {
///         let isOpen = completed == (transition.direction == .opening)
///         likeButton.alpha = isOpen ? 0 : 1
///     }
///
///     func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {
///         likeButton.isEnabled = true
///     }
/// }
/// ```
///
/// After each will-begin, the delegate receives exactly one will-end and one did-end, whatever ends the transition. Will-end and did-end
/// arrive in the same turn of the run loop. To animate your own views alongside a transition, use the `transitionCoordinator` of either
/// screen in will-begin or later.
///
/// If the app opens a screen while fingers hold a transition, two transitions run at once. Use ``ScreenTransition/id`` to distinguish the
/// transitions. If a finger grabs a photo that is opening and throws the photo back, the opening transition ends with `completed` set to
/// `false`. No second transition begins.
///
/// Conform to this protocol in an extension. In an extension, the compiler warns about most methods that are misspelled. In the declaration
/// of a class, the compiler doesn't warn.
@MainActor public protocol TransitionControllerDelegate: AnyObject {
    /// Tells the delegate that a transition is about to move. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - transition: The transition, at its beginning.
    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition)

    /// Tells the delegate the progress of a transition. The default implementation does nothing.
    ///
    /// The controller calls this method once for each frame in which the progress changes, or in which fingers grab or release the
    /// transition. The last progress is 1, or 0 if the transition was canceled, unless the transition ends early.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - transition: The transition, with its present progress.
    func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition)

    /// Tells the delegate that a transition is about to end. The default implementation does nothing.
    ///
    /// The flying views aren't back in their places yet.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - transition: The transition, at its end.
    ///   - completed: A Boolean value that indicates whether the transition has completed; `false` if it was canceled.
    func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool)

    /// Tells the delegate that a transition has ended. The default implementation does nothing.
    ///
    /// The flying views are back in their places.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - transition: The transition, at its end.
    ///   - completed: A Boolean value that indicates whether the transition has completed; `false` if it was canceled.
    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool)
}

extension TransitionControllerDelegate {
    /// Tells the delegate that a transition is about to move. The default implementation does nothing.
    public func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {}
    /// Tells the delegate the progress of a transition. The default implementation does nothing.
    public func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition) {}
    /// Tells the delegate that a transition is about to end. The default implementation does nothing.
    public func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool) {}
    /// Tells the delegate that a transition has ended. The default implementation does nothing.
    public func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {}
}
#endif
