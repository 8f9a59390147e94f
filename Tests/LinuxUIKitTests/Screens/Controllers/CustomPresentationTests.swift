import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

// UIViewControllerTransitioningDelegate's page; UIPresentationController's page and header; "Creating custom presentations" in the View
// Controller Programming Guide; the header UIViewControllerTransitioning.h.
@Suite("Presentations by an animator", .timeLimit(.minutes(20))) @MainActor struct CustomPresentationTests {
    private let log = LifeLog()

    @MainActor private struct Stage {
        let window: UIWindow
        let a: ControllerProbe
        let b: ControllerProbe
        let delegate: TransitioningProbe
        let animator: FadeAnimator
    }

    private func stage(on device: HeadlessDevice, _ style: UIModalPresentationStyle) -> Stage {
        let (a, b) = (ControllerProbe("A", log), ControllerProbe("B", log))
        let (delegate, animator) = (TransitioningProbe(log), FadeAnimator(log))
        delegate.animator = animator
        b.transitioningDelegate = delegate
        b.modalPresentationStyle = style
        let window = device.show(a)
        _ = log.take()
        return Stage(window: window, a: a, b: b, delegate: delegate, animator: animator)
    }

    // Documented: the animator is asked for, animates when the container view is there, and hears of the end last. Who of the two hears
    // first that it is over, Apple does not say.
    @Test(
        "A full-screen presentation and its dismissal tell both controllers",
        arguments: HeadlessDevice.Behavior.PresentationEnd.allCases
    )
    func fullScreen(end: HeadlessDevice.Behavior.PresentationEnd) throws {
        try HeadlessDevice.run(.phone(where: \.presentationEnd, is: end)) { device in
            let stage = stage(on: device, .fullScreen)
            let (a, b) = (stage.a, stage.b)
            a.present(b, animated: true) { [log] in log.add("presented") }
            try device.advanceUntilIdle()
            let ends = end == .appearedFirst ? ["B didAppear", "A didDisappear"] : ["A didDisappear", "B didAppear"]
            #expect(
                log.take() == ["asked presented", "A willDisappear", "B didLoad", "B willAppear", "animate", "B isAppearing"] + ends
                    + ["ended true", "presented"]
            )
            #expect(a.view.window == nil && b.view.window === stage.window)
            a.dismiss(animated: true) { [log] in log.add("dismissed") }
            try device.advanceUntilIdle()
            let returns = end == .appearedFirst ? ["A didAppear", "B didDisappear"] : ["B didDisappear", "A didAppear"]
            #expect(
                log.take() == ["asked dismissed", "B willDisappear", "A willAppear", "animate", "A isAppearing"] + returns
                    + ["ended true", "dismissed"]
            )
            #expect(a.view.superview === stage.window && stage.window.subviews.count == 1)
            #expect(a.view.frame == stage.window.bounds && b.view.window == nil)
        }
    }

    @Test(
        "Where the presenting view stays, animators have no view for it and its frames are the same at both ends",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom]
    )
    func context(style: UIModalPresentationStyle) throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device, style)
            let (a, b) = (stage.a, stage.b)
            let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
            let goes = style == .fullScreen
            var asked = 0
            stage.animator.body = { context in
                asked += 1
                #expect(context.presentationStyle == style && context.containerView.bounds == screen)
                #expect(context.view(forKey: .from) === (goes ? a.view : nil))
                #expect(!goes || a.view.superview === context.containerView)
                #expect(context.view(forKey: .to).map { b.view.isDescendant(of: $0) && $0.superview == nil } == true)
                #expect(context.initialFrame(for: a) == screen && context.finalFrame(for: a) == (goes ? .zero : screen))
                #expect(context.initialFrame(for: b) == .zero)
                #expect((context.finalFrame(for: b) == screen) == (style != .pageSheet) && context.finalFrame(for: b).maxY == 844)
                FadeAnimator.fade(context, 0.5)
            }
            a.present(b, animated: true)
            try device.advanceUntilIdle()
            #expect(b.view.convert(b.view.bounds, to: nil).maxY == 844 && (a.view.window == nil) == goes)
            stage.animator.body = { context in
                asked += 1
                #expect(context.view(forKey: .to) === (goes ? a.view : nil))
                #expect(context.view(forKey: .from).map { b.view.isDescendant(of: $0) } == true)
                #expect(context.initialFrame(for: b).maxY == 844 && context.finalFrame(for: b) == .zero)
                #expect(context.finalFrame(for: a) == screen)
                FadeAnimator.fade(context, 0.5)
            }
            a.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(asked == 2 && b.view.window == nil && a.view.window != nil)
        }
    }

    @Test(
        "A presentation that is cancelled leaves everything as it was",
        .chosen,
        arguments: [UIModalPresentationStyle.fullScreen, .custom]
    )
    func cancelledPresentation(style: UIModalPresentationStyle) throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device, style)
            stage.animator.body = { context in
                context.containerView.addSubview(context.view(forKey: .to) ?? UIView())
                UIView.animate(withDuration: 0.1) {
                    context.view(forKey: .to)?.alpha = 0.5
                } completion: { _ in
                    context.completeTransition(false)
                }
            }
            stage.a.present(stage.b, animated: true) { [log] in log.add("presented") }
            try device.advanceUntilIdle()
            #expect(stage.a.presentedViewController == nil && stage.b.presentingViewController == nil)
            #expect(stage.window.subviews == [stage.a.view] && stage.b.view.superview == nil)
            let lines = log.take()
            #expect(lines.suffix(2) == [style == .fullScreen ? "A didAppear" : "B didDisappear", "ended false"])
            #expect(!lines.contains("presented"))
        }
    }

    // Apple's sample "Custom View Controller Presentations and Transitions" takes the view away by itself and says why.
    @Test(
        "A dismissal that is cancelled leaves everything as it was, with the screen that the animator has put in",
        arguments: [UIModalPresentationStyle.fullScreen, .custom]
    )
    func cancelledDismissal(style: UIModalPresentationStyle) throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device, style)
            stage.a.present(stage.b, animated: true)
            try device.advanceUntilIdle()
            _ = log.take()
            stage.animator.body = { context in
                if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
                UIView.animate(withDuration: 0.1) {
                    context.view(forKey: .from)?.alpha = 0.5
                } completion: { _ in
                    context.view(forKey: .from)?.alpha = 1
                    context.completeTransition(false)
                }
            }
            stage.a.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(stage.a.presentedViewController === stage.b && !stage.b.isBeingDismissed)
            #expect(stage.b.view.window === stage.window && stage.a.view.window === stage.window)
            if style == .fullScreen { #expect(stage.a.view.superview === stage.b.view.superview) }
            #expect(log.take().suffix(3) == ["B isAppearing", "B didAppear", "ended false"])
            stage.animator.body = nil
            stage.a.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(stage.window.subviews == [stage.a.view])
        }
    }

    // The header: a custom presentation calls the animator even where nothing is animated; others do not ask.
    @Test("Without animation nobody is asked, but in a custom presentation", arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func withoutAnimation(style: UIModalPresentationStyle) throws {
        try HeadlessDevice.run { device in
            let stage = stage(on: device, style)
            var isAnimated: Bool?
            stage.animator.body = { context in
                isAnimated = context.isAnimated
                context.containerView.addSubview(context.view(forKey: .to) ?? UIView())
                context.completeTransition(true)
            }
            stage.a.present(stage.b, animated: false)
            device.advanceFrames()
            #expect(isAnimated == (style == .custom ? false : nil))
            #expect(stage.b.view.window != nil && stage.a.presentedViewController === stage.b)
        }
    }
}
