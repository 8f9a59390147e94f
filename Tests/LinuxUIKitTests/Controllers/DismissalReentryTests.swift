import HeadlessDevice
import Testing
import UIKit

// UIViewController's page of dismiss(animated:completion:): it dismisses what was presented; UIViewControllerTransitionCoordinator's page: the
// completion is called when the transition is over.
@Suite("A dismissal that is asked for when one ends") @MainActor struct DismissalReentryTests {
    private let log = LifeLog()

    @Test("There is nothing left to dismiss, and nobody hears of another")
    func again() throws {
        try HeadlessDevice.run { device in
            let (root, cover) = (ControllerProbe("A", log), ControllerProbe("B", log))
            device.show(root)
            cover.modalPresentationStyle = .fullScreen
            let questions = DismissalQuestions()
            cover.transitioningDelegate = questions
            root.present(cover, animated: false)
            device.advanceFrames()
            _ = log.take()
            root.dismiss(animated: true)
            root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in root.dismiss(animated: true) }
            try device.advanceUntilIdle()
            #expect(questions.count == 1)
            #expect(log.lines == ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"])
            #expect(root.presentedViewController == nil && root.view.window != nil && cover.view.window == nil)
        }
    }
}

/// Counts how often an animator is asked for, and has none.
private final class DismissalQuestions: NSObject, UIViewControllerTransitioningDelegate {
    private(set) var count = 0

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        count += 1
        return nil
    }
}
