import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// UINavigationController's page, "Updating the navigation stack" and the pages of its methods.
@Suite("Navigation", .timeLimit(.minutes(20)), .given(\.transitionStart, .atOnce)) @MainActor struct NavigationTests {
    private let log = LifeLog()

    private func probe(_ name: String) -> ControllerProbe { ControllerProbe(name, log) }

    @Test("The first screen appears with the navigation controller", .chosen)
    func firstScreen() throws {
        try HeadlessDevice.run { device in
            let root = probe("A")
            device.show(UINavigationController(rootViewController: root))
            #expect(
                log.take() == [
                    "A willMove(toParent:)", "A didMove(toParent:)", "A didLoad", "A willAppear", "A isAppearing", "A didAppear",
                ]
            )
        }
    }

    /// The order is reported: wangling.me, "The Inconsistent Order of View Transition Events".
    @Test("A push tells both screens in the documented order", arguments: [false, true])
    func push(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B"))
            let navigation = UINavigationController(rootViewController: a)
            device.show(navigation)
            _ = log.take()
            navigation.pushViewController(b, animated: animated)
            #expect(navigation.viewControllers == [a, b])
            #expect(navigation.topViewController === b)
            #expect(b.navigationController === navigation)
            #expect(b.isMovingToParent)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(
                log.take() == [
                    "B willMove(toParent:)", "A willDisappear", "B didLoad", "B willAppear", "B isAppearing",
                    "A didDisappear", "B didAppear", "B didMove(toParent:)",
                ]
            )
            #expect(!b.isMovingToParent)
            #expect(a.view.window == nil)
            #expect(b.view.frame == navigation.view.bounds)
        }
    }

    /// The order is reported: wangling.me, "The Inconsistent Order of View Transition Events".
    @Test("A pop tells both screens in the documented order, and lets the popped one go", arguments: [false, true])
    func pop(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B"))
            let navigation = UINavigationController(rootViewController: a)
            navigation.pushViewController(b, animated: false)
            device.show(navigation)
            _ = log.take()
            #expect(navigation.popViewController(animated: animated) === b)
            #expect(navigation.viewControllers == [a])
            #expect(b.isMovingFromParent)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(
                log.take() == [
                    "B willMove(toParent: nil)", "B willDisappear", "A didLoad", "A willAppear", "A isAppearing",
                    "B didDisappear", "A didAppear", "B didMove(toParent: nil)",
                ]
            )
            #expect(b.parent == nil)
            #expect(b.navigationController == nil)
            #expect(b.view.window == nil)
            #expect(a.view.window === device.windows.first)
        }
    }

    @Test("The only screen is not popped")
    func popRoot() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: probe("A"))
            device.show(navigation)
            #expect(navigation.popViewController(animated: true) == nil)
            #expect(navigation.popToRootViewController(animated: true) == [])
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("Popping to the root takes all others away; those between never load their views", .chosen)
    func popToRoot() throws {
        try HeadlessDevice.run { device in
            let (a, b, c) = (probe("A"), probe("B"), probe("C"))
            let navigation = UINavigationController(rootViewController: a)
            device.show(navigation)
            navigation.setViewControllers([a, b, c], animated: false)
            device.advanceFrames()
            #expect(navigation.popToRootViewController(animated: true) == [b, c])
            try device.advanceUntilIdle()
            #expect(!b.isViewLoaded)
            #expect(navigation.viewControllers == [a])
            #expect(b.parent == nil && c.parent == nil)
            #expect(navigation.children == [a])
        }
    }

    @Test("A popped screen that nobody holds goes", .chosen)
    func deallocation() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            weak var pushed: UIViewController?
            do {
                let controller = UIViewController()
                pushed = controller
                navigation.pushViewController(controller, animated: true)
            }
            try device.advanceUntilIdle()
            #expect(pushed != nil)
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(pushed == nil)
        }
    }

    @Test("A navigation controller that nobody shows any more goes, with its screens", .chosen)
    func navigationDeallocation() throws {
        try HeadlessDevice.run { device in
            weak var navigation: UINavigationController?
            weak var screen: UIViewController?
            do {
                let controller = UINavigationController(rootViewController: UIViewController())
                navigation = controller
                screen = controller.topViewController
                device.show(controller)
                controller.pushViewController(UIViewController(), animated: true)
            }
            try device.advanceUntilIdle()
            device.windows.first?.rootViewController = nil
            device.advanceFrames()
            #expect(navigation == nil)
            #expect(screen == nil)
        }
    }

    // UINavigationControllerDelegate's page.
    @Test("The delegate hears of each screen before and after")
    func delegate() throws {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var lines: [String] = []
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController,
                animated: Bool
            ) {
                lines.append("will \(viewController.title ?? "") \(animated)")
            }
            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController,
                animated: Bool
            ) {
                lines.append("did \(viewController.title ?? "") \(animated)")
            }
        }
        try HeadlessDevice.run { device in
            let (a, b) = (UIViewController(), UIViewController())
            a.title = "A"
            b.title = "B"
            let navigation = UINavigationController(rootViewController: a)
            let delegate = Delegate()
            navigation.delegate = delegate
            device.show(navigation)
            #expect(delegate.lines == ["will A false", "did A false"])
            delegate.lines = []
            navigation.pushViewController(b, animated: true)
            #expect(delegate.lines == ["will B true"])
            try device.advanceUntilIdle()
            #expect(delegate.lines == ["will B true", "did B true"])
        }
    }

    @Test("A second push before the first is over finds it over", .chosen)
    func pushTwice() throws {
        try HeadlessDevice.run { device in
            let (a, b, c) = (probe("A"), probe("B"), probe("C"))
            let navigation = UINavigationController(rootViewController: a)
            device.show(navigation)
            _ = log.take()
            navigation.pushViewController(b, animated: true)
            device.advance(by: 0.1)
            navigation.pushViewController(c, animated: true)
            try device.advanceUntilIdle()
            let lines = log.take()
            #expect(
                lines.filter { $0.hasPrefix("B") && $0.contains("ppear") } == [
                    "B willAppear", "B isAppearing", "B didAppear", "B willDisappear", "B didDisappear",
                ]
            )
            #expect(lines.filter { $0.hasPrefix("C") && $0.contains("ppear") } == ["C willAppear", "C isAppearing", "C didAppear"])
            #expect(navigation.viewControllers == [a, b, c])
        }
    }

    // UIViewController.transitionCoordinator's page.
    @Test("Closures run along with a push, and after it")
    func coordinator() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            #expect(navigation.transitionCoordinator == nil)
            let pushed = UIViewController()
            navigation.pushViewController(pushed, animated: true)
            let coordinator = try #require(navigation.transitionCoordinator)
            #expect(pushed.transitionCoordinator === coordinator)
            #expect(coordinator.isAnimated && !coordinator.isInteractive)
            #expect(coordinator.viewController(forKey: .to) === pushed)
            let log = log
            #expect(
                coordinator.animate { _ in
                    log.add("along")
                } completion: {
                    log.add("done \($0.isCancelled)")
                }
            )
            #expect(log.lines == ["along"])
            try device.advanceUntilIdle()
            #expect(log.lines == ["along", "done false"])
            #expect(navigation.transitionCoordinator == nil)
        }
    }

    /// From the pages of UIViewController.extendedLayoutIncludesOpaqueBars and UINavigationBar.isTranslucent: bars are translucent by
    /// default, and the layout of a screen includes an opaque bar only if the screen says so.
    @Test("A screen reaches under a translucent bar, and under an opaque one only if the screen asks for it")
    func extendedLayout() throws {
        try HeadlessDevice.run { device in
            let screen = UIViewController()
            let navigation = UINavigationController(rootViewController: screen)
            #expect(!screen.extendedLayoutIncludesOpaqueBars && navigation.navigationBar.isTranslucent)
            device.show(navigation)
            let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
            @MainActor func expect(_ frame: CGRect, top: CGFloat, of screen: UIViewController) {
                device.advanceFrames(2)
                #expect(screen.view.frame == frame && screen.view.safeAreaInsets.top == top)
            }
            let bar = navigation.navigationBar
            expect(whole, top: bar.frame.maxY, of: screen)
            bar.isTranslucent = false
            let below = CGRect(x: 0, y: bar.frame.maxY, width: 390, height: 844 - bar.frame.maxY)
            expect(below, top: 0, of: screen)
            screen.extendedLayoutIncludesOpaqueBars = true
            expect(whole, top: bar.frame.maxY, of: screen)
        }
    }

    @Test("A push between screens above and below an opaque bar leaves each one in its place", arguments: [false, true])
    func opaqueBar(pushesExtended: Bool) throws {
        try HeadlessDevice.run { device in
            let screens = [UIViewController(), UIViewController()]
            screens[pushesExtended ? 1 : 0].extendedLayoutIncludesOpaqueBars = true
            let navigation = UINavigationController(rootViewController: screens[0])
            navigation.navigationBar.isTranslucent = false
            device.show(navigation)
            device.advanceFrames()
            let bar = navigation.navigationBar.frame
            @MainActor func top(_ screen: UIViewController) -> CGFloat { screen.extendedLayoutIncludesOpaqueBars ? 0 : bar.maxY }
            navigation.pushViewController(screens[1], animated: true)
            try device.advanceFrames(while: navigation.transitionCoordinator != nil) {
                for screen in screens where screen.viewIfLoaded?.window != nil { #expect(screen.view.frame.minY == top(screen)) }
            }
            #expect(screens[1].view.frame == CGRect(x: 0, y: top(screens[1]), width: 390, height: 844 - top(screens[1])))
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(screens[0].view.frame == CGRect(x: 0, y: top(screens[0]), width: 390, height: 844 - top(screens[0])))
            navigation.setNavigationBarHidden(true, animated: true)
            try device.advanceUntilIdle()
            #expect(screens[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiview/safeareainsets: what bars cover is not in the safe area.
    @Test("A screen's safe area begins under the bar, and under the status bar where the bar is hidden")
    func safeArea() throws {
        try HeadlessDevice.run { device in
            let screen = UIViewController()
            let navigation = UINavigationController(rootViewController: screen)
            device.show(navigation)
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
            #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
            navigation.setNavigationBarHidden(true, animated: false)
            #expect(navigation.isNavigationBarHidden)
            #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            navigation.setNavigationBarHidden(false, animated: false)
            #expect(screen.view.safeAreaInsets.top == 91)
        }
    }

    @Test("A pushed screen has its safe area before it appears", .chosen)
    func safeAreaOfPushed() throws {
        final class Controller: UIViewController {
            var top: CGFloat?
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                top = view.safeAreaInsets.top
            }
        }
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            let pushed = Controller()
            navigation.pushViewController(pushed, animated: true)
            #expect(pushed.top == 91)
            try device.advanceUntilIdle()
            #expect(pushed.view.safeAreaInsets.top == 91)
        }
    }

    // UIViewController.title's page: the navigation item shows it.
    @Test("The screen's title is the item's")
    func title() {
        let controller = UIViewController()
        controller.title = "Feed"
        #expect(controller.navigationItem.title == "Feed")
        controller.title = "Photos"
        #expect(controller.navigationItem.title == "Photos")
    }

    // UIView's animations: the model has its final value at once, the presentation moves there.
    // Measured: github.com/JakeThomson/swift_transitions, "docs/parity-plan.md" (iOS 27.0 simulator).
    @Test("A pushed screen slides in from the trailing edge, over the other one, which moves a little")
    func slide() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: a)
            device.show(navigation)
            navigation.pushViewController(b, animated: true)
            device.advanceFrames()
            var (lastA, lastB) = (CGFloat(1), CGFloat(391))
            for _ in 0..<18 {
                device.advanceFrames()
                let x = try (
                    #require(a.view.layer.presentation()).frame.minX, #require(b.view.layer.presentation()).frame.minX
                )
                #expect(x.0 < lastA && x.0 > -390 / 3 && x.1 < lastB && x.1 > 0)
                (lastA, lastB) = x
            }
            try device.advanceUntilIdle()
            #expect(b.view.frame.minX == 0)
        }
    }

    @Test("Where reading runs from right to left, a pushed screen comes from the left", .chosen)
    func slideRightToLeft() throws {
        try HeadlessDevice.run { device in
            device.setLayoutDirection(.rightToLeft)
            let b = UIViewController()
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            navigation.pushViewController(b, animated: true)
            device.advance(by: 0.1)
            #expect(try #require(b.view.layer.presentation()).frame.minX < 0)
            try device.advanceUntilIdle()
        }
    }

    // UINavigationController.setNavigationBarHidden(_:animated:): within hideShowBarDuration.
    @Test("The bar takes its time to go, and is hidden then")
    func barGoes() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            navigation.setNavigationBarHidden(true, animated: true)
            device.advance(by: 0.1)
            #expect(!navigation.navigationBar.isHidden)
            device.advance(by: UINavigationController.hideShowBarDuration)
            #expect(navigation.navigationBar.isHidden)
        }
    }
}
