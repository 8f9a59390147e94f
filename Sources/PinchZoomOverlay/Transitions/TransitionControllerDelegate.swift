import UIKit

/// The methods that a transition controller calls to report its transitions.
///
/// Every method is optional; these are all:
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
/// Each will-begin is followed by exactly one will-end and, in the same turn, one did-end, whatever ends the transition. To move your own
/// views along with a transition, use the `transitionCoordinator` of either screen, from will-begin on.
///
/// Two transitions can run at once if the app opens a screen while fingers hold another; ``ScreenTransition/id`` tells them apart. A photo
/// that is grabbed on its way in and thrown back reverses its own transition: the opening ends, not completed.
///
/// Conform to this protocol in an extension. There the compiler warns about most methods that are misspelled, which it doesn't in the
/// declaration of a class.
@MainActor public protocol TransitionControllerDelegate: AnyObject {
    /// Tells the delegate that a transition is about to move. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - transition: The transition, at its beginning.
    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition)

    /// Tells the delegate how far a transition has come. The default implementation does nothing.
    ///
    /// This method is called once for each frame in which the progress changes, or in which fingers take hold or let go.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - transition: The transition, with its progress at the moment.
    func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition)

    /// Tells the delegate that a transition is about to end. The default implementation does nothing.
    ///
    /// The screens and views are still as the transition has left them.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - transition: The transition, at its end.
    ///   - completed: A Boolean value that indicates whether the transition has completed; `false` if it was canceled.
    func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool)

    /// Tells the delegate that a transition has ended. The default implementation does nothing.
    ///
    /// The screens and views are in order again.
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
    /// Tells the delegate how far a transition has come. The default implementation does nothing.
    public func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition) {}
    /// Tells the delegate that a transition is about to end. The default implementation does nothing.
    public func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool) {}
    /// Tells the delegate that a transition has ended. The default implementation does nothing.
    public func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {}
}
