import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// UINavigationController's page: the last controller of viewControllers is the one that is seen; UIViewController's page, "Handling
// view-related notifications"; UIViewControllerTransitionCoordinator's page: the completion is called when the transition is over.
@Suite("A stack that is changed when a change ends", .chosen, .timeLimit(.minutes(20))) @MainActor struct NavigationReentryTests {
    private let log = LifeLog()

    @Test("The stack that is set at the end of a push which another push cuts short: one screen is seen, the others have gone")
    func setAtEnd() throws {
        try HeadlessDevice.run { device in
            let (a, b, c) = (ControllerProbe("A", log), ControllerProbe("B", log), ControllerProbe("C", log))
            let navigation = UINavigationController(rootViewController: a)
            device.show(navigation)
            navigation.pushViewController(b, animated: true)
            b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in navigation.setViewControllers([a], animated: false) }
            device.advance(by: 0.1)
            navigation.pushViewController(c, animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers == [a, c])
            #expect(c.view.window != nil && a.view.window == nil && b.view.window == nil && b.parent == nil)
            #expect(c.view.superview?.subviews.count == 1)
            for (screen, end) in [(a, "A didDisappear"), (b, "B didDisappear"), (c, "C didAppear")] {
                #expect(log.lines.last { $0.hasPrefix(screen.name) && $0.contains("ppear") } == end)
            }
            navigation.popViewController(animated: false)
            device.advanceFrames()
            #expect(a.view.window != nil && c.view.window == nil)
        }
    }

    @Test("A stack that is set while the delegate is asked for an animator follows the change: each screen is told what is seen")
    func setOnRequest() throws {
        try HeadlessDevice.run { device in
            let (a, b, c) = (ControllerProbe("A", log), ControllerProbe("B", log), ControllerProbe("C", log))
            let navigation = UINavigationController(rootViewController: a)
            let delegate = NavigationProbe(log)
            delegate.animator = FadeAnimator(log)
            navigation.delegate = delegate
            device.show(navigation)
            navigation.pushViewController(b, animated: false)
            device.advanceFrames()
            delegate.onRequest = {
                delegate.onRequest = { _ in }
                $0.setViewControllers([a, c], animated: false)
            }
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers == [a, c] && c.view.window != nil && a.view.window == nil && b.view.window == nil)
            for (screen, end) in [(a, "A didDisappear"), (b, "B didDisappear"), (c, "C didAppear")] {
                #expect(log.lines.last { $0.hasPrefix(screen.name) && $0.contains("ppear") } == end)
            }
        }
    }
}
