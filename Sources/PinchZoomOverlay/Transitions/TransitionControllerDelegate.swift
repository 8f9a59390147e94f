import UIKit

/// The delegate that is notified of the transitions of a ``TransitionController``.
///
/// Every method is optional. Each will-begin is followed by exactly one will-end and, in the same turn, one did-end, whatever ends the
/// transition. Views that are to move along with it can be given to the `transitionCoordinator` of either screen, from will-begin on.
///
/// Where an app opens a screen while fingers hold another, both transitions are under way: ``ScreenTransition/id`` tells them apart.
/// A photo that is grabbed on its way in has opened with that: the opening ends, completed, and a closing begins under the finger.
@MainActor public protocol TransitionControllerDelegate: AnyObject {
    /// Tells the delegate that a transition is about to move.
    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition)

    /// Tells the delegate how far a transition has come: once for each frame in which that changes, or what drives it does.
    func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition)

    /// Tells the delegate that a transition is about to end, while its screens and views are still as it has left them.
    func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool)

    /// Tells the delegate that a transition has ended, and that its screens and views are in order.
    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool)
}

extension TransitionControllerDelegate {
    /// Does nothing.
    public func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {}
    /// Does nothing.
    public func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition) {}
    /// Does nothing.
    public func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool) {}
    /// Does nothing.
    public func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {}
}
