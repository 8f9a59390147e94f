import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// UIViewController.hidesBottomBarWhenPushed's page and UIViewController.h: the bar slides out, and stays out until the controller is
// popped.
@Suite("Screens without the tab bar", .timeLimit(.minutes(20))) @MainActor struct HidesBottomBarTests {
    @MainActor private struct Stage {
        let tabs = UITabBarController()
        let root = UIViewController()
        let detail = UIViewController()
        let navigation: UINavigationController

        init(_ device: HeadlessDevice) {
            navigation = UINavigationController(rootViewController: root)
            root.view.backgroundColor = .white
            detail.view.backgroundColor = .red
            detail.hidesBottomBarWhenPushed = true
            tabs.viewControllers = [navigation, UIViewController()]
            device.show(tabs)
        }

        var showsBar: Bool { tabs.tabBar.superview === tabs.view }
    }

    @Test("The bar goes with the push and comes with the pop, and the safe area with it", arguments: [false, true])
    func pushAndPop(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            stage.navigation.pushViewController(stage.detail, animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(stage.tabs.tabBar.window == nil)
            #expect(stage.detail.view.safeAreaInsets.bottom == 34)
            device.tap(at: CGPoint(x: 292, y: 785))
            #expect(stage.tabs.selectedIndex == 0)
            stage.navigation.popViewController(animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(stage.showsBar && stage.tabs.tabBar.frame.minY == 761 && stage.tabs.tabBar.frame.minX == 0)
            #expect(stage.root.view.safeAreaInsets.bottom == 83)
        }
    }

    @Test(
        "A screen that is left again as soon as it has come leaves the one below with the safe area of the screen as it is turned",
        .chosen
    )
    func leftAtOnce() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            let flips = FlippingDelegate()
            stage.navigation.delegate = flips
            stage.navigation.pushViewController(stage.detail, animated: true)
            stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation = stage.navigation] _ in
                navigation.popViewController(animated: true)
            }
            device.advance(by: 3)
            #expect(stage.navigation.viewControllers == [stage.root] && stage.showsBar)
            device.rotate(to: .landscapeRight, animated: false)
            device.advanceFrames(2)
            #expect(stage.root.view.safeAreaInsets.left == 47 && stage.root.view.safeAreaInsets.top == 32)
        }
    }

    @Test("It stays away while another screen is on top, until the one that wants it so is popped")
    func staysAway() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            stage.navigation.pushViewController(stage.detail, animated: true)
            try device.advanceUntilIdle()
            stage.navigation.pushViewController(UIViewController(), animated: true)
            try device.advanceUntilIdle()
            #expect(!stage.showsBar)
            stage.navigation.popToRootViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(stage.showsBar)
        }
    }

    @Test("While it goes, the bar lies on the lower screen and moves with it, under the one that comes", .chosen)
    func lies() throws {
        try HeadlessDevice.run(.init(scale: 1)) { device in
            let stage = Stage(device)
            stage.navigation.pushViewController(stage.detail, animated: true)
            device.advance(by: 0.2)
            let bar = try #require(stage.tabs.tabBar.layer.presentation())
            let lower = try #require(stage.root.view.layer.presentation())
            #expect(bar.frame.minX < -5 && abs(bar.frame.minX - lower.frame.minX) < 1e-9)
            #expect(stage.root.view.safeAreaInsets.bottom == 83, "the screen that goes keeps its own")
            let tab = try #require(stage.tabs.tabBar.subviews.first { $0.isAccessibilityElement })
            #expect(tab.frame.width == 195, "the tabs keep their places on the bar")
            let picture = device.screenshot()
            #expect(picture.color(at: CGPoint(x: 385, y: 800)) == .init(red: 255, green: 0, blue: 0))
            #expect(picture.color(at: CGPoint(x: 5, y: 800)).red == picture.color(at: CGPoint(x: 5, y: 800)).blue)
            try device.advanceUntilIdle()
        }
    }

    @Test("A swipe back brings the bar under the finger; let go too early it is away again", .chosen, arguments: [true, false])
    func swipe(finishes: Bool) throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            stage.navigation.pushViewController(stage.detail, animated: false)
            device.advanceFrames()
            let finger = device.drag(
                from: CGPoint(x: 5, y: 400),
                to: CGPoint(x: finishes ? 300 : 100, y: 400),
                duration: 0.5
            )
            device.advance(by: 0.3)
            #expect(stage.tabs.tabBar.window != nil)
            let bar = try #require(stage.tabs.tabBar.layer.presentation())
            let lower = try #require(stage.root.view.layer.presentation())
            #expect(abs(bar.frame.minX - lower.frame.minX) < 1e-9)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(stage.showsBar == finishes)
            #expect(stage.navigation.topViewController?.view.safeAreaInsets.bottom == (finishes ? 83.0 : 34.0))
            #expect(stage.navigation.viewControllers.count == (finishes ? 1 : 2))
        }
    }

    @Test("Each tab has the bar as its own screens want it", .chosen)
    func otherTab() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            stage.navigation.pushViewController(stage.detail, animated: true)
            device.advance(by: 0.1)
            stage.tabs.selectedIndex = 1
            device.advanceFrames()
            #expect(stage.showsBar && stage.tabs.tabBar.frame.minX == 0)
            stage.tabs.selectedIndex = 0
            device.advanceFrames()
            #expect(!stage.showsBar && stage.detail.view.safeAreaInsets.bottom == 34)
            stage.tabs.tabBar.alpha = 0.5
            stage.navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(stage.showsBar && stage.tabs.tabBar.alpha == 0.5)
        }
    }
}

/// Changes screens at once, by an animator of its own.
private final class FlippingDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)
        UIView.animate(withDuration: 0.2) {
            to.alpha = 0.5
            to.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}
