import PinchZoomOverlay
import UIKit

/// The delegate of the demo's transition controllers. While the window records, this delegate notes its calls, except the calls that report
/// the progress of each frame.
@MainActor final class RecordedTransitions: TransitionControllerDelegate {
    private weak var tabs: UITabBarController?

    /// Becomes the delegate of the transition controllers. The controllers keep only weak references to their delegate.
    init(of controllers: [TransitionController], in tabs: UITabBarController) {
        self.tabs = tabs
        for controller in controllers { controller.delegate = self }
    }

    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {
        note("willBegin: \(transition.direction)", transition)
    }

    func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool) {
        note("willEnd: \(transition.direction), completed: \(completed)", transition)
    }

    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {
        note("didEnd: \(transition.direction), completed: \(completed)", transition)
    }

    private func note(_ what: String, _ transition: ScreenTransition) {
        tabs?.noteCall("transitionController(\(what))", by: DemoTabBarController.recordedName(of: transition.screen) ?? "another screen")
    }
}
