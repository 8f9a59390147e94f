import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// UIPercentDrivenInteractiveTransition's page and header.
@Suite("Percent-driven transitions", .timeLimit(.minutes(20)), .given(\.transitionStart, .atOnce)) @MainActor struct PercentDrivenTests {
    private let log = LifeLog()

    /// Moves the view that goes by 100 points, by the animation that it is made with.
    private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        var animator: UIViewPropertyAnimator?
        let isInterruptible: Bool

        init(isInterruptible: Bool) {
            self.isInterruptible = isInterruptible
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            add(context)
            guard !isInterruptible else { return interruptibleAnimator(using: context).startAnimation() }
            let from = context.view(forKey: .from)
            UIView.animate(withDuration: 0.5) {
                from?.center.x += 100
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        private func add(_ context: any UIViewControllerContextTransitioning) {
            if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
        }

        func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let from = context.view(forKey: .from)
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { from?.center.x += 100 }
            animator.addCompletion { [weak self] in
                self?.animator = nil
                context.completeTransition($0 == .end)
            }
            self.animator = animator
            return animator
        }
    }

    /// Moves by `UIView` animations alone.
    private final class PlainMover: NSObject, UIViewControllerAnimatedTransitioning {
        let mover = Mover(isInterruptible: false)
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) { mover.animateTransition(using: context) }
    }

    @MainActor private struct Stage {
        let navigation: UINavigationController
        let a: UIViewController
        let b: UIViewController
        let delegate: NavigationProbe
        let driver: UIPercentDrivenInteractiveTransition

        /// The distance that the leaving view has moved, in points.
        var moved: CGFloat {
            CATransaction.flush()
            return (b.view.layer.presentation()?.position.x ?? .nan) - 195
        }
    }

    private func startPop(on device: HeadlessDevice, interruptible: Bool, interactive: Bool = true) -> Stage {
        let (a, b) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        let (delegate, driver) = (NavigationProbe(log), UIPercentDrivenInteractiveTransition())
        driver.wantsInteractiveStart = interactive
        delegate.animator = interruptible ? Mover(isInterruptible: true) : PlainMover()
        delegate.interactor = driver
        navigation.delegate = delegate
        device.show(navigation)
        navigation.popViewController(animated: true)
        return Stage(navigation: navigation, a: a, b: b, delegate: delegate, driver: driver)
    }

    @Test("The animations stand where they are told to, and run on from there", arguments: [false, true])
    func finish(interruptible: Bool) throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device, interruptible: interruptible)
            #expect(stage.driver.duration == 0.5 && stage.driver.percentComplete == 0)
            device.advance(by: 1)
            #expect(stage.moved == 0)
            for percent in [CGFloat(0.3), 0.7, 0.4] {
                stage.driver.update(percent)
                #expect(stage.driver.percentComplete == percent)
                #expect(abs(stage.moved - percent * 100) < 1e-6)
                #expect(stage.navigation.transitionCoordinator?.percentComplete == percent)
                device.advanceFrames()
            }
            stage.driver.completionCurve = .linear
            stage.driver.finish()
            // 0.6 of half a second is left.
            device.advance(by: 0.15)
            #expect(abs(stage.moved - 70) < 1e-6)
            #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
            device.advance(by: 0.15)
            try device.advanceUntilIdle()
            #expect(stage.navigation.viewControllers == [stage.a])
        }
    }

    @Test("Cancelled they run back, and the values are those before", .chosen, arguments: [false, true])
    func cancel(interruptible: Bool) throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device, interruptible: interruptible)
            stage.driver.update(0.5)
            stage.driver.completionCurve = .linear
            stage.driver.completionSpeed = 2
            stage.driver.cancel()
            #expect(stage.navigation.transitionCoordinator?.isCancelled == true)
            // Half of half a second, twice as fast: 0.125 s.
            device.advance(by: 0.1)
            #expect(abs(stage.moved - 10) < 1e-6)
            device.advance(by: 0.05)
            try device.advanceUntilIdle()
            #expect(stage.b.view.center.x == 195)
            #expect(stage.navigation.viewControllers == [stage.a, stage.b])
            #expect(stage.b.view.window != nil && stage.a.view.window == nil)
        }
    }

    // Chosen: nothing public says what the values are, and what the completion is told.
    @Test("Views beside the screens, too, are where they were after a cancelled one, when the animations' completion is called", .chosen)
    func cancelBeside() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let (delegate, driver, animator) = (NavigationProbe(log), UIPercentDrivenInteractiveTransition(), FadeAnimator(log))
            delegate.animator = animator
            delegate.interactor = driver
            navigation.delegate = delegate
            device.show(navigation)
            let photo = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var atEnd: (finished: Bool, x: CGFloat)?
            animator.body = { context in
                context.containerView.addSubview(photo)
                UIView.animate(withDuration: 0.25) {
                    photo.center.x = 50
                } completion: { _ in
                }
                UIView.animate(withDuration: 0.25, delay: 0.25) {
                    photo.center.x = 100
                } completion: { finished in
                    atEnd = (finished, photo.center.x)
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            navigation.pushViewController(UIViewController(), animated: true)
            driver.update(0.25)
            CATransaction.flush()
            #expect(abs(try #require(photo.layer.presentation()).position.x - 27.5) < 1e-6)
            driver.update(0.75)
            #expect(abs(try #require(photo.layer.presentation()).position.x - 75) < 1e-6)
            driver.cancel()
            try device.advanceUntilIdle()
            #expect(atEnd?.finished == true && atEnd?.x == 5)
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("After the interaction the completion curve holds; while it lasts, the animations are linear", .chosen)
    func curve() throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device, interruptible: false)
            stage.driver.update(0.25)
            #expect(abs(stage.moved - 25) < 1e-6)
            stage.driver.completionCurve = .easeIn
            stage.driver.finish()
            device.advance(by: 0.375 / 2)
            #expect(stage.moved > 25 && stage.moved < 55)
            try device.advanceUntilIdle()
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/interruptibleanimator(using:) and WWDC
    /// 2016, session 216.
    @Test("An interruptible animator may begin by itself, be paused, driven and let go")
    func interrupt() throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device, interruptible: true, interactive: false)
            let coordinator = try #require(stage.navigation.transitionCoordinator)
            #expect(coordinator.isInterruptible && !coordinator.isInteractive)
            var changes: [Bool] = []
            coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
            device.advance(by: 0.2)
            stage.driver.pause()
            #expect(abs(stage.moved - 40) < 1e-6 && abs(stage.driver.percentComplete - 0.4) < 1e-6)
            device.advance(by: 1)
            #expect(abs(stage.moved - 40) < 1e-6)
            stage.driver.update(0.2)
            stage.driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
            stage.driver.cancel()
            device.advance(by: 0.05)
            #expect(abs(stage.moved - 10) < 1e-6)
            stage.driver.pause()
            stage.driver.finish()
            try device.advanceUntilIdle()
            #expect(changes == [true, false, true, false])
            #expect(stage.navigation.viewControllers == [stage.a])
        }
    }

    @Test("Without an interaction the animations simply run, and cannot be paused where they are no interruptible animator's", .chosen)
    func plain() throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device, interruptible: false, interactive: false)
            #expect(stage.navigation.transitionCoordinator?.isInterruptible == false)
            device.advance(by: 0.25)
            stage.driver.pause()
            let moved = stage.moved
            #expect(moved > 0 && moved < 100)
            device.advanceFrames()
            #expect(stage.moved > moved)
            try device.advanceUntilIdle()
            #expect(stage.navigation.viewControllers == [stage.a])
        }
    }

    @Test("A transition that is cut short while it is held leaves nothing held", .chosen, arguments: [false, true])
    func cutShort(interruptible: Bool) throws {
        try HeadlessDevice.run { device in
            let stage = startPop(on: device, interruptible: interruptible)
            stage.driver.update(0.5)
            device.windows.first?.rootViewController = UIViewController()
            stage.driver.finish()
            try device.advanceUntilIdle()
            #expect(stage.navigation.viewControllers == [stage.a] && stage.navigation.transitionCoordinator == nil)
        }
    }
}
