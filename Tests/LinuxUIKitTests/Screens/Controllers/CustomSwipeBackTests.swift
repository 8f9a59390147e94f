import HeadlessDevice
import Testing
import UIKit

// The fate of the swipe from the edge is documented nowhere if a delegate has animators. Open Radar 15215690 and others report that the
// recognizer does not begin where the delegate implements the method, and that it does where its delegate is replaced.
@Suite("Swiping back where the delegate has animators", .timeLimit(.minutes(20))) @MainActor struct CustomSwipeBackTests {
    private let log = LifeLog()

    /// Lets every swipe begin.
    private final class Permission: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    private func show(on device: HeadlessDevice) -> (UINavigationController, NavigationProbe) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        let delegate = NavigationProbe(log)
        navigation.delegate = delegate
        device.show(navigation)
        _ = log.take()
        return (navigation, delegate)
    }

    private func swipe(_ device: HeadlessDevice) {
        device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
    }

    @Test("The swipe does not begin, even where the delegate leaves the animation to UIKit")
    func off() throws {
        try HeadlessDevice.run { device in
            let (navigation, delegate) = show(on: device)
            swipe(device)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 2)
            delegate.animator = FadeAnimator(log)
            swipe(device)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 2)
        }
    }

    // Seen on phones as well: github.com/WorldDownTown/ZoomTransitioning, issue 6.
    @Test("With a delegate of its own the swipe begins, and the screen follows the finger: no animator is asked", arguments: [false, true])
    func permitted(hasAnimator: Bool) throws {
        try HeadlessDevice.run { device in
            let (navigation, delegate) = show(on: device)
            let permission = Permission()
            navigation.interactivePopGestureRecognizer?.delegate = permission
            if hasAnimator {
                let driver = SteppedTransition(log)
                delegate.animator = driver
                delegate.interactor = driver
            }
            let finger = device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5)
            #expect(navigation.transitionCoordinator?.isInteractive == true)
            #expect((navigation.transitionCoordinator?.percentComplete ?? 0) > 0.2)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 2)
            device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 1)
        }
    }
}
