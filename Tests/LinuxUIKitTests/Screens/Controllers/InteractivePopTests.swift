import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

// UINavigationController.interactivePopGestureRecognizer's page; UIViewControllerTransitionCoordinatorContext's page.
@Suite("Swiping back", .timeLimit(.minutes(20))) @MainActor struct InteractivePopTests {
    private let log = LifeLog()

    private func show(on device: HeadlessDevice) -> (navigation: UINavigationController, a: ControllerProbe, b: ControllerProbe) {
        let (a, b) = (ControllerProbe("A", log), ControllerProbe("B", log))
        a.view.backgroundColor = .white
        b.view.backgroundColor = .black
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        device.show(navigation)
        _ = log.take()
        return (navigation, a, b)
    }

    /// Measured: github.com/JakeThomson/swift_transitions, "docs/parity-plan.md" (iOS 27.0 simulator).
    @Test("A swipe across the middle pops, with the events of a pop")
    func finished() throws {
        try HeadlessDevice.run { device in
            let (navigation, a, b) = show(on: device)
            let finger = device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.5)
            #expect(log.lines == ["B willMove(toParent: nil)", "B willDisappear", "A willAppear", "A isAppearing"])
            #expect(navigation.transitionCoordinator?.isInteractive == true)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(
                log.take() == [
                    "B willMove(toParent: nil)", "B willDisappear", "A willAppear", "A isAppearing",
                    "B didDisappear", "A didAppear", "B didMove(toParent: nil)",
                ]
            )
            #expect(navigation.viewControllers == [a])
            #expect(b.view.window == nil && b.parent == nil)
        }
    }

    // Apple gives no order. "The Inconsistent Order of View Transition Events" (wangling.me, iOS 7) saw leavingFirst for navigation
    // controllers, the others for page view controllers.
    @Test(
        "A swipe that stops early says so to both screens, in one order or another",
        arguments: HeadlessDevice.Behavior.CancelledTransition.allCases
    )
    func cancelledOrder(order: HeadlessDevice.Behavior.CancelledTransition) throws {
        try HeadlessDevice.run(.phone(where: \.cancelledTransition, is: order)) { device in
            _ = show(on: device)
            let finger = device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5)
            device.advance(by: 0.3)
            finger.lift()
            try device.advanceUntilIdle()
            let way = log.take().filter { !$0.hasSuffix("isAppearing") }
            let ends =
                switch order {
                case .interleaved: ["A willDisappear", "B willAppear", "A didDisappear", "B didAppear"]
                case .leavingFirst: ["A willDisappear", "A didDisappear", "B willAppear", "B didAppear"]
                case .returningFirst: ["B willAppear", "B didAppear", "A willDisappear", "A didDisappear"]
                }
            #expect(way == ["B willMove(toParent: nil)", "B willDisappear", "A willAppear"] + ends)
        }
    }

    @Test("A swipe that stops early leaves everything as it was", .chosen)
    func cancelled() throws {
        try HeadlessDevice.run { device in
            let (navigation, a, b) = show(on: device)
            let finger = device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5)
            device.advance(by: 0.3)
            var wasCancelled: Bool?
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
            finger.lift()
            try device.advanceUntilIdle()
            #expect(wasCancelled == true)
            #expect(navigation.viewControllers == [a, b])
            #expect(navigation.topViewController === b && navigation.children == [a, b])
            #expect(b.view.window != nil && a.view.window == nil)
            #expect(b.view.frame == navigation.view.bounds)
            #expect(!b.isMovingFromParent)
            #expect(navigation.navigationBar.items == [a.navigationItem, b.navigationItem])
        }
    }

    /// Measured: github.com/JakeThomson/swift_transitions, "docs/parity-plan.md" (iOS 27.0 simulator).
    @Test("A quick flick pops however short it is")
    func flick() throws {
        try HeadlessDevice.run { device in
            let (navigation, a, _) = show(on: device)
            device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.1)
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers == [a])
        }
    }

    @Test("A touch that the system takes away goes back", .chosen)
    func touchCancelled() throws {
        try HeadlessDevice.run { device in
            let (navigation, a, b) = show(on: device)
            let finger = device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.5)
            device.resignActive()
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers == [a, b])
            finger.lift()
        }
    }

    @Test("Away from the edge, on the first screen and without a back button nothing is swiped back", .chosen)
    func noSwipe() throws {
        try HeadlessDevice.run { device in
            let (navigation, _, b) = show(on: device)
            device.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 2)
            b.navigationItem.hidesBackButton = true
            device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400))
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 2)
            navigation.popViewController(animated: false)
            device.advanceFrames()
            device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400))
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 1)
        }
    }

    // Reported: openradar 15215690. When UIKit looks at its delegate, Apple does not say.
    @Test("A delegate that can animate disables the swipe", .chosen, arguments: HeadlessDevice.Behavior.SwipeBackCheck.allCases)
    func animatingDelegate(check: HeadlessDevice.Behavior.SwipeBackCheck) throws {
        try HeadlessDevice.run(.phone(where: \.swipeBackCheck, is: check)) { device in
            @MainActor func swipe(_ navigation: UINavigationController) throws {
                device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400))
                try device.advanceUntilIdle()
            }
            let (delegate, (navigation, a, b)) = (AnimatingDelegate(), show(on: device))
            navigation.delegate = delegate
            try swipe(navigation)
            #expect(navigation.viewControllers == (check == .atSwipe ? [a, b] : [a]))
            navigation.setViewControllers([a, b], animated: true)
            try device.advanceUntilIdle()
            try swipe(navigation)
            #expect(navigation.viewControllers == [a, b])
            navigation.delegate = nil
            try swipe(navigation)
            #expect(navigation.viewControllers == (check == .atSwipe ? [a] : [a, b]))
        }
    }

    @Test("Where reading runs from right to left, the right edge is swiped", .chosen)
    func rightToLeft() throws {
        try HeadlessDevice.run { device in
            device.setLayoutDirection(.rightToLeft)
            let (navigation, a, _) = show(on: device)
            device.swipe(from: CGPoint(x: 385, y: 400), to: CGPoint(x: 20, y: 400))
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers == [a])
        }
    }

    @Test("A drag in the content waits for the swipe from the edge, but no longer than it takes to know", .chosen)
    func contentPan() throws {
        try HeadlessDevice.run { device in
            let (navigation, a, b) = show(on: device)
            var began = 0
            b.view.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .began { began += 1 } })
            device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5, y: 600))
            #expect(began == 1)
            device.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
            try device.advanceUntilIdle()
            #expect(began == 1)
            #expect(navigation.viewControllers == [a])
        }
    }
}
