import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// UIViewController's page of dismiss(animated:completion:): it dismisses what was presented, with all that is presented on top of that, and
// calls its completion after that; UIViewControllerTransitionCoordinator's page: the completion is called when the transition is over.
@Suite(
    "A dismissal that is asked for when one ends",
    .chosen,
    .timeLimit(.minutes(20)),
    .given(\.presentationEnd, .disappearedFirst),
    .given(\.transitionStart, .atOnce)
)
@MainActor struct DismissalReentryTests {
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

    @Test(
        "One that begins when another is cancelled is in progress, and leaves nothing to dismiss at its end",
        .given(\.coordinatorOfUnanimated, .there),
        arguments: [false, true]
    )
    func afterCancelled(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let (root, cover) = (ControllerProbe("A", log), ControllerProbe("B", log))
            let (delegate, driver) = (TransitioningProbe(LifeLog()), SteppedTransition(LifeLog()))
            let window = device.show(root)
            cover.modalPresentationStyle = .fullScreen
            cover.transitioningDelegate = delegate
            root.present(cover, animated: false)
            device.advanceFrames()
            (delegate.animator, delegate.interactor) = (driver, driver)
            root.dismiss(animated: true)
            var endings = 0
            cover.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                (delegate.animator, delegate.interactor) = (FadeAnimator(delegate.log), nil)
                root.dismiss(animated: animated)
                cover.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                    endings += 1
                    root.dismiss(animated: animated)
                }
            }
            driver.letGo(completing: false, after: 2)
            device.advanceFrames(2)
            #expect(cover.isBeingDismissed == animated)
            try device.advanceUntilIdle()
            #expect(endings == 1)
            #expect(root.presentedViewController == nil && cover.view.window == nil)
            #expect(window.subviews == [root.view])
        }
    }

    @Test(
        "What is presented when the first one ends is not what the second was asked to dismiss: it comes and stays",
        arguments: [false, true]
    )
    func presentedBetween(byAnimator: Bool) throws {
        try HeadlessDevice.run { device in
            let (root, cover, next) = (ControllerProbe("A", log), ControllerProbe("B", log), ControllerProbe("C", log))
            let delegate = TransitioningProbe(LifeLog())
            device.show(root)
            for screen in [cover, next] { screen.modalPresentationStyle = .fullScreen }
            root.present(cover, animated: false)
            device.advanceFrames()
            delegate.animator = FadeAnimator(delegate.log)
            next.transitioningDelegate = delegate
            if byAnimator { cover.transitioningDelegate = delegate }
            _ = log.take()
            root.dismiss(animated: true)
            root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in root.present(next, animated: true) }
            root.dismiss(animated: false) { [log] in log.add("dismissed") }
            try device.advanceUntilIdle()
            #expect(root.presentedViewController === next && next.view.window != nil && root.view.window == nil)
            #expect(
                log.lines.filter { $0 != "dismissed" } == [
                    "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear", "A willDisappear", "C didLoad",
                    "C willAppear", "C isAppearing", "A didDisappear", "C didAppear",
                ]
            )
            #expect(log.lines.filter { $0 == "dismissed" }.count == 1)
            root.dismiss(animated: false)
            device.advanceFrames()
            #expect(log.lines.suffix(2) == ["C didDisappear", "A didAppear"] && root.view.window != nil)
        }
    }

    @Test("What is presented on top when a presentation ends is dismissed with it, after it has come")
    func presentedOnTop() throws {
        try HeadlessDevice.run { device in
            let (root, cover, next) = (ControllerProbe("A", log), ControllerProbe("B", log), ControllerProbe("C", log))
            let delegate = TransitioningProbe(LifeLog())
            device.show(root)
            for screen in [cover, next] { screen.modalPresentationStyle = .fullScreen }
            delegate.animator = FadeAnimator(delegate.log)
            next.transitioningDelegate = delegate
            root.present(cover, animated: true) { cover.present(next, animated: true) }
            root.dismiss(animated: false) { [log] in log.add("dismissed") }
            try device.advanceUntilIdle()
            #expect(root.presentedViewController == nil && cover.presentedViewController == nil)
            #expect(root.view.window != nil && cover.view.window == nil && next.view.window == nil)
            #expect(
                log.lines.suffix(8) == [
                    "B didDisappear", "C didAppear", "C willDisappear", "A willAppear", "A isAppearing", "C didDisappear", "A didAppear",
                    "dismissed",
                ]
            )
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
