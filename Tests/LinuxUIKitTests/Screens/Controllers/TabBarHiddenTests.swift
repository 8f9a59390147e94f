import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// The pages of UITabBarController.setTabBarHidden(_:animated:), "Changes the active tab bar's visibility with an option to animate the
// change", and isTabBarHidden, whose default is NO (iOS 18).
@Suite("Tab bar that is hidden", .timeLimit(.minutes(20))) @MainActor struct TabBarHiddenTests {
    private func show(on device: HeadlessDevice) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        device.show(tabs)
        device.advanceFrames()
        return tabs
    }

    /// Returns the height of the bar's part on the screen, in points.
    private func height(_ tabs: UITabBarController) -> CGFloat {
        844 - (tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer).frame.minY
    }

    @Test(
        "It is shown at first; hidden it is out of sight, takes no room and no touches, and comes back as it was",
        arguments: [false, true]
    )
    func hides(byProperty: Bool) throws {
        try HeadlessDevice.run { device in
            let tabs = show(on: device)
            #expect(!tabs.isTabBarHidden)
            let frame = tabs.tabBar.frame
            if byProperty { tabs.isTabBarHidden = true } else { tabs.setTabBarHidden(true, animated: false) }
            #expect(tabs.isTabBarHidden)
            device.advanceFrames()
            #expect(height(tabs) == 0)
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 34)
            device.tap(at: CGPoint(x: 292, y: 800))
            #expect(tabs.selectedIndex == 0)
            if byProperty { tabs.isTabBarHidden = false } else { tabs.setTabBarHidden(false, animated: false) }
            device.advanceFrames()
            #expect(!tabs.isTabBarHidden && tabs.tabBar.frame == frame)
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
            device.tap(at: CGPoint(x: 292, y: 800))
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test("Animated it takes time; the bar's hidden state is the new one at once", .chosen)
    func animated() throws {
        try HeadlessDevice.run { device in
            let tabs = show(on: device)
            tabs.setTabBarHidden(true, animated: true)
            #expect(tabs.isTabBarHidden)
            device.advance(by: 0.1)
            #expect(height(tabs) > 5 && height(tabs) < 78)
            try device.advanceUntilIdle()
            #expect(height(tabs) == 0)
        }
    }

    @Test("It stays hidden through a rotation, another tab and a bar that is not there for a screen", .chosen)
    func stays() throws {
        try HeadlessDevice.run { device in
            let tabs = show(on: device)
            tabs.setTabBarHidden(true, animated: false)
            device.rotate(to: .landscapeLeft, animated: false)
            #expect(tabs.tabBar.frame.minY >= 390)
            device.rotate(to: .portrait, animated: false)
            tabs.selectedIndex = 1
            device.advanceFrames(2)
            #expect(height(tabs) == 0)
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 34)
        }
    }

    // The page of UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:).
    @Test("In a transition's animation it goes along, also under a finger", .chosen, arguments: [0.2, 0.7] as [CGFloat])
    func alongside(fraction: CGFloat) throws {
        try HeadlessDevice.run { device in
            let tabs = UITabBarController()
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            tabs.viewControllers = [navigation]
            device.show(tabs)
            let top = UIViewController()
            navigation.pushViewController(top, animated: false)
            tabs.setTabBarHidden(true, animated: false)
            device.advanceFrames(2)
            // The screen is 12 points behind the finger: nothing has moved yet.
            let finger = device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 14, y: 400))
            top.transitionCoordinator?.animate(alongsideTransition: { _ in tabs.setTabBarHidden(false, animated: true) }, completion: nil)
            finger.move(to: CGPoint(x: 14 + 390 * fraction, y: 400))
            device.advanceFrames()
            #expect(abs(height(tabs) - 83 * fraction) < 6)
            finger.cancel()
            try device.advanceUntilIdle()
        }
    }
}
