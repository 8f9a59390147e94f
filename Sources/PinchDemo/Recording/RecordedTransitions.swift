import PinchZoomOverlay
import UIKit

/// The delegate of the demo's transition controllers. While the window records touches, this delegate adds the calls that it receives to
/// the recording, except calls that report the progress of each frame.
@MainActor final class RecordedTransitions: TransitionControllerDelegate {
    private weak var tabs: UITabBarController?

    /// Becomes the delegate of the transition controllers. The controllers reference their delegate weakly, so the caller must retain this
    /// object.
    init(of controllers: [TransitionController], in tabs: UITabBarController) {
        self.tabs = tabs
        for controller in controllers { controller.delegate = self }
    }

    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {
        record("willBegin: \(transition.direction)", transition)
    }

    func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool) {
        record("willEnd: \(transition.direction), completed: \(completed)", transition)
    }

    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {
        record("didEnd: \(transition.direction), completed: \(completed)", transition)
    }

    private func record(_ what: String, _ transition: ScreenTransition) {
        tabs?.noteCall("transitionController(\(what))", by: DemoTabBarController.recordedName(of: transition.screen) ?? "another screen")
    }
}
