import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// The header UIViewControllerTransitioning.h; UIViewControllerInteractiveTransitioning's page; Apple's sample "AssetTransitionDriver", in
// which the interaction controller is started whether or not the interaction drives the transition from its start.
@Suite("Transitions driven by the app itself", .timeLimit(.minutes(20)), .given(\.transitionStart, .atOnce)) @MainActor
struct InteractiveTransitionTests {
    private let log = LifeLog()

    @MainActor private struct Stage {
        let navigation: UINavigationController
        let a: ControllerProbe
        let b: ControllerProbe
        let delegate: NavigationProbe
        let driver: SteppedTransition
        let companion: UIView

        var companionX: CGFloat {
            CATransaction.flush()
            return companion.layer.presentation()?.position.x ?? .nan
        }
    }

    /// A navigation controller with A and B; B is about to be popped by hand, with a view that goes along for 100 points.
    private func startPop(on device: HeadlessDevice, interactive: Bool = true, interruptible: Bool = false) -> Stage {
        let (a, b) = (ControllerProbe("A", log), ControllerProbe("B", log))
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        let (delegate, driver) = (NavigationProbe(log), SteppedTransition(log))
        driver.wantsInteractiveStart = interactive
        delegate.animator = interruptible ? InterruptibleAnimator() : driver
        delegate.interactor = driver
        navigation.delegate = delegate
        device.show(navigation)
        let companion = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
        navigation.view.addSubview(companion)
        _ = log.take()
        navigation.popViewController(animated: true)
        navigation.transitionCoordinator?.animate { _ in companion.center.x += 100 }
        return Stage(navigation: navigation, a: a, b: b, delegate: delegate, driver: driver, companion: companion)
    }

    @Test("An interaction controller is started instead of the animator, and ends the pop many frames later")
    func finish() throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device)
            let coordinator = try #require(stage.navigation.transitionCoordinator)
            #expect(log.lines.suffix(1) == ["start interactive true"] && !log.lines.contains("animate"))
            #expect(coordinator.isInteractive && coordinator.initiallyInteractive && !coordinator.isCancelled)
            stage.driver.context?.updateInteractiveTransition(0.25)
            #expect(coordinator.percentComplete == 0.25)
            #expect(abs(stage.companionX - 25) < 1e-9)
            device.advance(by: 1)
            #expect(abs(stage.companionX - 25) < 1e-9)
            var changes: [Bool] = []
            coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
            stage.driver.letGo(completing: true, after: 90)
            #expect(changes == [false] && coordinator.percentComplete == 0.25 && !coordinator.isCancelled)
            device.advance(by: 1)
            #expect(stage.companionX == 100)
            #expect(stage.navigation.transitionCoordinator === coordinator)
            try device.advanceUntilIdle()
            #expect(
                log.take() == [
                    "B willMove(toParent: nil)", "asked pop", "B willDisappear", "A didLoad", "A willAppear", "start interactive true",
                    "A isAppearing", "B didDisappear", "A didAppear", "ended true", "B didMove(toParent: nil)", "did show",
                ]
            )
            #expect(stage.navigation.viewControllers == [stage.a])
        }
    }

    @Test("A cancelled one goes back, and so does what went along", .chosen, .given(\.cancelledTransition, .interleaved))
    func cancel() throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device)
            let coordinator = try #require(stage.navigation.transitionCoordinator)
            var wasCancelled: Bool?
            coordinator.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
            stage.driver.context?.updateInteractiveTransition(0.5)
            stage.driver.letGo(completing: false, after: 40)
            #expect(coordinator.isCancelled && stage.driver.context?.transitionWasCancelled == true)
            device.advance(by: 0.1)
            #expect(stage.companionX > 0 && stage.companionX < 50)
            try device.advanceUntilIdle()
            #expect(wasCancelled == true)
            #expect(stage.companion.center.x == 0)
            #expect(
                log.take().suffix(7) == [
                    "A isAppearing", "A willDisappear", "B willAppear", "A didDisappear", "B isAppearing", "B didAppear", "ended false",
                ]
            )
            #expect(stage.navigation.viewControllers == [stage.a, stage.b] && !stage.b.isMovingFromParent)
            #expect(stage.b.view.window != nil && stage.a.view.window == nil)
            #expect(stage.navigation.navigationBar.items == [stage.a.navigationItem, stage.b.navigationItem])
        }
    }

    @Test("One that does not want to drive it from the start is started as well, and is told so; what goes along runs")
    func notInteractive() throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device, interactive: false)
            #expect(log.lines.suffix(1) == ["start interactive false"])
            let coordinator = try #require(stage.navigation.transitionCoordinator)
            #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive && coordinator.percentComplete == 0)
            stage.driver.end(true, after: 60)
            device.advance(by: 0.5)
            #expect(stage.companionX == 100)
            try device.advanceUntilIdle()
            #expect(stage.navigation.viewControllers == [stage.a])
        }
    }

    // pauseInteractiveTransition(), notifyWhenInteractionChanges(_:).
    @Test("A finger may take hold of an interruptible transition, drive it, let go and take hold again")
    func pause() throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device, interactive: false, interruptible: true)
            let coordinator = try #require(stage.navigation.transitionCoordinator)
            var changes: [Bool] = []
            coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
            let context = try #require(stage.driver.context)
            device.advance(by: 0.25)
            context.pauseInteractiveTransition()
            let x = stage.companionX
            #expect(coordinator.isInteractive && x > 0 && x < 100)
            device.advance(by: 0.5)
            #expect(stage.companionX == x)
            context.updateInteractiveTransition(0.75)
            #expect(abs(stage.companionX - 75) < 1e-9)
            context.cancelInteractiveTransition()
            #expect(coordinator.isCancelled)
            device.advance(by: 0.1)
            context.pauseInteractiveTransition()
            #expect(!coordinator.isCancelled && stage.companionX < 75)
            context.updateInteractiveTransition(0.5)
            #expect(abs(stage.companionX - 50) < 1e-9)
            stage.driver.letGo(completing: true, after: 60)
            try device.advanceUntilIdle()
            #expect(changes == [true, false, true, false])
            #expect(stage.companion.center.x == 100 && stage.navigation.viewControllers == [stage.a])
        }
    }

    // The header UIViewControllerTransitioning.h: pauseInteractiveTransition "should be called if the transition animation is
    // interruptible". The page of UIViewControllerTransitionCoordinatorContext.isInteractive: a transition that starts without interaction
    // can be interactive later only if it is interruptible.
    @Test("A transition that is not interruptible can't be paused")
    func pauseUninterruptible() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run(.phone(where: \.transitionStart, is: .atOnce)) { device in
                let stage = InteractiveTransitionTests().startPop(on: device, interactive: false)
                stage.driver.context?.pauseInteractiveTransition()
            }
        }
        #expect(exit?.said("pauseInteractiveTransition() needs an animator with interruptibleAnimator(using:)") == true)
    }

    @Test("What goes along after the interaction keeps to its completion speed")
    func speed() throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device)
            stage.driver.completionSpeed = 2
            stage.driver.completionCurve = .linear
            stage.driver.context?.updateInteractiveTransition(0.2)
            stage.driver.letGo(completing: true, after: 60)
            #expect(stage.navigation.transitionCoordinator?.completionVelocity == 2)
            #expect(stage.navigation.transitionCoordinator?.completionCurve == .linear)
            // 0.8 of half a second, twice as fast: 0.2 s.
            device.advance(by: 0.1)
            #expect(abs(stage.companionX - 60) < 1e-6)
            device.advance(by: 0.1)
            #expect(stage.companionX == 100)
            try device.advanceUntilIdle()
        }
    }

    @Test("A dismissal is driven in the same way", arguments: [true, false])
    func dismissal(completes: Bool) throws {
        try HeadlessDevice.run { device in
            let (a, b) = (ControllerProbe("A", log), ControllerProbe("B", log))
            let (delegate, driver) = (TransitioningProbe(log), SteppedTransition(log))
            b.transitioningDelegate = delegate
            b.modalPresentationStyle = .overFullScreen
            device.show(a)
            a.present(b, animated: false)
            device.advanceFrames()
            delegate.animator = driver
            delegate.interactor = driver
            _ = log.take()
            a.dismiss(animated: true)
            driver.context?.updateInteractiveTransition(0.5)
            device.advance(by: 0.5)
            driver.letGo(completing: completes, after: 30)
            try device.advanceUntilIdle()
            #expect(
                log.take()
                    == (completes
                        ? ["asked dismissed", "B willDisappear", "start interactive true", "B didDisappear", "ended true"]
                        : [
                            "asked dismissed", "B willDisappear", "start interactive true", "B willAppear", "B isAppearing", "B didAppear",
                            "ended false",
                        ])
            )
            #expect((a.presentedViewController == nil) == completes && (b.view.window == nil) == completes)
        }
    }

    @Test("The phone may turn meanwhile: the container follows, and the pop ends as it would", .chosen, arguments: [true, false])
    func rotation(completes: Bool) throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device)
            let context = try #require(stage.driver.context)
            context.updateInteractiveTransition(0.5)
            device.rotate(to: .landscapeRight)
            device.advance(by: 0.5)
            #expect(context.containerView.bounds.size == CGSize(width: 844, height: 390))
            #expect(context.finalFrame(for: stage.a).size == CGSize(width: 844, height: 390))
            #expect(stage.navigation.transitionCoordinator?.viewController(forKey: .to) === stage.a)
            stage.driver.letGo(completing: completes, after: 10)
            try device.advanceUntilIdle()
            #expect(stage.navigation.topViewController === (completes ? stage.a : stage.b))
            #expect(stage.navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
            #expect(stage.navigation.navigationBar.frame.width == 844)
        }
    }
}
