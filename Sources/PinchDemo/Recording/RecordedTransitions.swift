import PinchZoomOverlay
import UIKit

/// The delegate of the demo's transition controllers: notes what they tell while the window records, but for the progress of each frame.
@MainActor final class RecordedTransitions: TransitionControllerDelegate {
    private weak var tabs: UITabBarController?

    /// Hears of the transitions in an app with tabs. It is not kept alive by the controllers.
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
