import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// UIPresentationController's page and header; UIViewController.presentationController's page.
@Suite("Presentation controllers", .timeLimit(.minutes(20))) @MainActor struct PresentationControllerTests {
    private let log = LifeLog()

    /// A presentation at the bottom of the screen, over a dimmed rest.
    private final class Drawer: UIPresentationController {
        var log: LifeLog?
        let dimming = UIView()
        var removes = false

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override var shouldRemovePresentersView: Bool { removes }
        override func presentationTransitionWillBegin() {
            log?.add("will present \(containerView?.window != nil) \(presentedViewController.transitionCoordinator != nil)")
            dimming.alpha = 0
            containerView?.addSubview(dimming)
            presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("did present \(completed)") }
        override func dismissalTransitionWillBegin() { log?.add("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("did dismiss \(completed)") }
        override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }
    }

    private func stage(on device: HeadlessDevice) -> (UIWindow, UIViewController, UIViewController, TransitioningProbe) {
        let (a, b) = (UIViewController(), UIViewController())
        let delegate = TransitioningProbe(log)
        let log = log
        delegate.makePresentationController = { presented, presenting in
            let drawer = Drawer(presentedViewController: presented, presenting: presenting)
            drawer.log = log
            return drawer
        }
        b.transitioningDelegate = delegate
        b.modalPresentationStyle = .custom
        return (device.show(a), a, b, delegate)
    }

    @Test(
        "A custom presentation has the delegate's presentation controller, which hears of its course",
        .given(\.coordinatorOfUnanimated, .there),
        arguments: [true, false]
    )
    func course(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let (window, a, b, delegate) = stage(on: device)
            a.present(b, animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            let drawer = try #require(b.presentationController as? Drawer)
            #expect(drawer.presentingViewController === a && drawer.presentedViewController === b)
            #expect(drawer.containerView?.superview === window && drawer.presentedView === b.view)
            #expect(b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
            #expect(drawer.dimming.alpha == 1 && a.view.window != nil)
            a.dismiss(animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(drawer.containerView == nil && b.view.window == nil)
            let asked = log.lines.filter { $0.hasPrefix("asked") }
            #expect(asked == ["asked presented", "asked dismissed"])
            #expect(
                log.take().filter { !$0.hasPrefix("asked") } == [
                    "will present true true", "did present true", "will dismiss", "did dismiss true",
                ]
            )
            withExtendedLifetime(delegate) {}
        }
    }

    @Test("An animator finds the presentation controller's frame, and its views go along", .chosen)
    func animator() throws {
        try HeadlessDevice.run { device in
            let (_, a, b, delegate) = stage(on: device)
            let animator = FadeAnimator(log)
            var frame: CGRect?
            animator.body = { context in
                frame = context.finalFrame(for: b)
                FadeAnimator.fade(context, 0.5)
            }
            delegate.animator = animator
            a.present(b, animated: true)
            device.advance(by: 0.25)
            let drawer = try #require(b.presentationController as? Drawer)
            let alpha = try #require(drawer.dimming.layer.presentation()).opacity
            #expect(alpha > 0 && alpha < 1)
            try device.advanceUntilIdle()
            #expect(frame == CGRect(x: 0, y: 422, width: 390, height: 422) && b.view.frame == frame)
        }
    }

    @Test("A presentation controller that removes the presenter's view tells its controller")
    func removes() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (ControllerProbe("A", log), UIViewController())
            let (delegate, log) = (TransitioningProbe(log), log)
            delegate.makePresentationController = { presented, presenting in
                let drawer = Drawer(presentedViewController: presented, presenting: presenting)
                drawer.removes = true
                return drawer
            }
            b.transitioningDelegate = delegate
            b.modalPresentationStyle = .custom
            device.show(a)
            _ = log.take()
            a.present(b, animated: true)
            try device.advanceUntilIdle()
            #expect(log.take() == ["asked presented", "A willDisappear", "A didDisappear"])
            #expect(a.view.window == nil)
            a.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(log.take() == ["asked dismissed", "A willAppear", "A isAppearing", "A didAppear"])
        }
    }

    @Test("A custom presentation without a delegate covers the screen and keeps the presenter's view", .chosen)
    func defaultController() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (UIViewController(), UIViewController())
            b.modalPresentationStyle = .custom
            device.show(a)
            a.present(b, animated: true)
            try device.advanceUntilIdle()
            #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && a.view.window != nil)
            #expect(b.presentationController.map { type(of: $0) == UIPresentationController.self } == true)
            #expect(b.presentationController?.presentationStyle == .custom)
        }
    }

    @Test("A presented view follows its presentation controller when the phone turns", .chosen)
    func rotation() throws {
        try HeadlessDevice.run { device in
            let (_, a, b, delegate) = stage(on: device)
            a.present(b, animated: false)
            device.advanceFrames()
            device.rotate(to: .landscapeRight)
            try device.advanceUntilIdle()
            #expect(b.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
            withExtendedLifetime(delegate) {}
        }
    }

    @Test("Asked for before the presentation, it is made by the style, used for it, and goes with the controller")
    func before() throws {
        try HeadlessDevice.run { device in
            let (_, a, b, delegate) = stage(on: device)
            let early = try #require(b.presentationController)
            #expect(early is Drawer && early.containerView == nil)
            a.present(b, animated: false)
            device.advanceFrames()
            #expect(b.presentationController === early && early.presentingViewController === a)
            weak var controller: UIViewController?
            do {
                let another = UIViewController()
                controller = another
                #expect(another.presentationController?.presentedViewController === another)
            }
            #expect(controller == nil)
            withExtendedLifetime(delegate) {}
        }
    }
}
