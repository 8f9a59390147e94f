import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

// The pages of UITabBar, UITabBarItem, UIViewController.tabBarItem, UIViewController.title and UIView.safeAreaInsets; sizes from the Human
// Interface Guidelines.
@Suite("Tab bar", .timeLimit(.minutes(20))) @MainActor struct TabBarTests {
    private func controller(_ title: String, _ symbol: String = "house") -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.tabBarItem.image = UIImage(systemName: symbol)
        return controller
    }

    private func show(on device: HeadlessDevice) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("Feed"), controller("Grid", "square.grid.3x3")]
        device.show(tabs)
        return tabs
    }

    private func label(_ text: String, in view: UIView) throws -> UILabel {
        func find(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text { return label }
            return view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(view))
    }

    @Test("The bar is 49 points high over the safe area, and the content's safe area ends above it", .chosen)
    func place() throws {
        try HeadlessDevice.run { device in
            let tabs = show(on: device)
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 49 + 34))
            #expect(tabs.selectedViewController?.view.frame == tabs.view.bounds)
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83.0)
            #expect(tabs.view.safeAreaInsets.bottom == 34)
            tabs.selectedIndex = 1
            device.advanceFrames()
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83.0)
        }
    }

    @Test("Where the height is compact the bar is lower, and the titles stand beside the images", .chosen)
    func landscape() throws {
        try HeadlessDevice.run { device in
            let tabs = show(on: device)
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            let safe = tabs.view.safeAreaInsets
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 390 - safe.bottom - 32, width: 844, height: 32 + safe.bottom))
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 32 + safe.bottom)
            let title = try label("Feed", in: tabs.tabBar)
            let place = title.convert(title.bounds, to: tabs.tabBar)
            #expect(abs(place.midY - 16) <= 0.5)
            #expect(place.minX > safe.left)
        }
    }

    @Test("A controller's title is its tab's; a navigation controller's tab is its first screen's unless it has its own")
    func items() throws {
        try HeadlessDevice.run { device in
            let root = controller("Feed")
            let navigation = UINavigationController(rootViewController: root)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, controller("Grid")]
            device.show(tabs)
            #expect(navigation.tabBarItem === root.tabBarItem)
            root.title = "Home"
            #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Grid"])
            try #expect(label("Home", in: tabs.tabBar).window != nil)
            let own = UITabBarItem(title: "Own", image: nil, tag: 7)
            navigation.tabBarItem = own
            #expect(tabs.tabBar.items?.first === own && own.tag == 7)
            #expect(tabs.tabBar.selectedItem === own)
            try #expect(label("Own", in: tabs.tabBar).window != nil)
        }
    }

    @Test("The selected tab has the bar's tint, the others a colour of their own, and both can be chosen", .chosen)
    func colors() throws {
        try HeadlessDevice.run { device in
            let tabs = show(on: device)
            let (feed, grid) = (try label("Feed", in: tabs.tabBar), try label("Grid", in: tabs.tabBar))
            #expect(feed.textColor == tabs.tabBar.tintColor && grid.textColor != tabs.tabBar.tintColor)
            #expect(feed.font == .systemFont(ofSize: 10, weight: .medium))
            tabs.tabBar.tintColor = .systemPink
            tabs.tabBar.unselectedItemTintColor = .systemGreen
            #expect(feed.textColor == .systemPink && grid.textColor == .systemGreen)
            tabs.selectedIndex = 1
            #expect(feed.textColor == .systemGreen && grid.textColor == .systemPink)
        }
    }

    @Test("The background away from the scroll edge follows light and dark, and the color that is set", .chosen)
    func background() throws {
        try HeadlessDevice.run(.init(scale: 1)) { device in
            let tabs = show(on: device)
            let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            content.contentSize = CGSize(width: 390, height: 3000)
            content.backgroundColor = .systemBackground
            tabs.selectedViewController?.view.addSubview(content)
            let point = CGPoint(x: 195, y: 830)
            #expect(device.screenshot().color(at: point) == .init(red: 249, green: 249, blue: 249))
            device.setUserInterfaceStyle(.dark)
            #expect(device.screenshot().color(at: point) == .init(red: 30, green: 30, blue: 30))
            tabs.tabBar.barTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            #expect(device.screenshot().color(at: point) == .init(red: 0, green: 0, blue: 255))
        }
    }

    @Test("The image of the selected tab is its selectedImage, if it has one")
    func selectedImage() throws {
        try HeadlessDevice.run(.init(scale: 1)) { device in
            let item = UITabBarItem(
                title: nil,
                image: makeImage(.systemRed, size: CGSize(width: 20, height: 20)).withRenderingMode(.alwaysOriginal),
                selectedImage: makeImage(UIColor(red: 0, green: 0, blue: 1, alpha: 1), size: CGSize(width: 20, height: 20))
                    .withRenderingMode(.alwaysOriginal)
            )
            let tabs = show(on: device)
            tabs.selectedViewController?.tabBarItem = item
            #expect(device.screenshot().color(at: CGPoint(x: 97, y: 779)) == .init(red: 0, green: 0, blue: 255))
            tabs.selectedIndex = 1
            #expect(device.screenshot().color(at: CGPoint(x: 97, y: 779)) == .init(red: 255, green: 59, blue: 48))
        }
    }

    @Test("Opacity, transform and hiding are the app's: layout leaves them alone, and a faded bar takes no touches", .chosen)
    func appsOwn() throws {
        try HeadlessDevice.run { device in
            let tabs = show(on: device)
            tabs.tabBar.alpha = 0
            tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 20)
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            device.rotate(to: .portrait)
            try device.advanceUntilIdle()
            tabs.view.setNeedsLayout()
            device.advanceFrames()
            #expect(tabs.tabBar.alpha == 0 && tabs.tabBar.transform.ty == 20)
            #expect(tabs.tabBar.frame.minY == 781.0)
            device.tap(at: CGPoint(x: 292, y: 800))
            #expect(tabs.selectedIndex == 0)
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83, "the bar is there, if not to be seen")
            tabs.tabBar.isHidden = true
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 34)
        }
    }

    @Test("Where reading runs from right to left, the first tab is on the right", .chosen)
    func rightToLeft() throws {
        try HeadlessDevice.run { device in
            device.setLayoutDirection(.rightToLeft)
            let tabs = show(on: device)
            device.tap(at: CGPoint(x: 97, y: 785))
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test("To assistive technologies the bar holds tabs: buttons with names, of which one is selected; activating one selects it", .chosen)
    func accessibility() throws {
        try HeadlessDevice.run { device in
            let tabs = show(on: device)
            let buttons = tabs.tabBar.subviews.filter(\.isAccessibilityElement)
            #expect(tabs.tabBar.accessibilityTraits.contains(.tabBar))
            #expect(buttons.map(\.accessibilityLabel) == ["Feed", "Grid"])
            #expect(buttons.map(\.accessibilityTraits) == [[.button, .selected], .button])
            #expect(buttons.last?.accessibilityActivate() == true)
            #expect(tabs.selectedIndex == 1)
            #expect(buttons.map(\.accessibilityTraits) == [.button, [.button, .selected]])
            tabs.tabBar.items?.first?.badgeValue = "3"
            #expect(buttons.first?.accessibilityValue == "3")
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uitabbardelegate/tabbar(_:didselect:).
    @Test("A bar without a controller is its owner's: it selects what is tapped and says so")
    func ownBar() throws {
        try HeadlessDevice.run { device in
            let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
            let items = [UITabBarItem(title: "A", image: nil, tag: 1), UITabBarItem(title: "B", image: nil, tag: 2)]
            let listener = TabListener()
            bar.items = items
            bar.delegate = listener
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.addSubview(bar)
            device.show(view)
            #expect(bar.selectedItem == nil)
            device.tap(at: CGPoint(x: 292, y: 125))
            #expect(bar.selectedItem === items.last && listener.tags == [2])
            bar.selectedItem = items.first
            #expect(listener.tags == [2], "what the program selects is not told")
        }
    }

    @Test("A scroll view that fills a tab's screen begins above the bar, also if it does not scroll", .chosen)
    func scrollView() throws {
        try HeadlessDevice.run { device in
            let screen = UIViewController()
            let scrollView = UIScrollView()
            screen.view = scrollView
            let tabs = UITabBarController()
            tabs.viewControllers = [screen]
            device.show(tabs)
            #expect(scrollView.adjustedContentInset.bottom == 83)
        }
    }
}

@MainActor private final class TabListener: NSObject, UITabBarDelegate {
    private(set) var tags: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
}
