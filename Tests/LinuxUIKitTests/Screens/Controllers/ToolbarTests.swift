import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From the pages of UINavigationController.toolbar, isToolbarHidden and setToolbarHidden(_:animated:), of UIViewController.toolbarItems,
/// setToolbarItems(_:animated:) and hidesBottomBarWhenPushed, and of UIToolbar.
@MainActor @Suite("A navigation controller's toolbar", .timeLimit(.minutes(20)), .phones) final class ToolbarTests {
    private lazy var screen = UIViewController()
    private lazy var navigation = UINavigationController(rootViewController: screen)

    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, primaryAction: UIAction { _ in }) }

    /// The button with a label, where it is seen.
    private func button(_ label: String, in view: UIView? = nil) -> UIView? {
        let view: UIView = view ?? navigation.toolbar
        if view.accessibilityLabel == label, view.isAccessibilityElement, view.window != nil { return view }
        return view.subviews.lazy.compactMap { self.button(label, in: $0) }.first
    }

    private func place(of label: String) throws -> CGRect {
        let button = try #require(self.button(label))
        return button.convert(button.bounds, to: navigation.toolbar)
    }

    @Test("It is hidden at first; shown, it stands on the safe area, and the screen's content ends above it", arguments: [false, true])
    func visibility(animated: Bool) throws {
        try HeadlessDevice.run { device in
            device.show(navigation)
            #expect(navigation.isToolbarHidden && screen.view.safeAreaInsets.bottom == 34)
            navigation.setToolbarHidden(false, animated: animated)
            #expect(!navigation.isToolbarHidden)
            try device.advanceUntilIdle()
            #expect(navigation.toolbar.window != nil && !navigation.toolbar.isHidden)
            #expect(navigation.toolbar.convert(navigation.toolbar.bounds, to: nil) == CGRect(x: 0, y: 766, width: 390, height: 44))
            #expect(screen.view.safeAreaInsets.bottom == 78)
            navigation.setToolbarHidden(true, animated: animated)
            try device.advanceUntilIdle()
            #expect(navigation.toolbar.isHidden && screen.view.safeAreaInsets.bottom == 34)
        }
    }

    @Test("Animated, it slides in as long as the bars take", .chosen)
    func slides() throws {
        try HeadlessDevice.run { device in
            device.show(navigation)
            navigation.setToolbarHidden(false, animated: true)
            device.advance(by: UINavigationController.hideShowBarDuration / 2)
            let y = try #require(navigation.toolbar.layer.presentation()).frame.minY
            #expect(y > 766 && y < 844)
            try device.advanceUntilIdle()
            #expect(navigation.toolbar.layer.presentation()?.frame.minY == 766)
        }
    }

    @Test("In a tab bar controller it stands above the tab bar", .chosen)
    func aboveTabs() throws {
        try HeadlessDevice.run { device in
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            navigation.isToolbarHidden = false
            device.show(tabs)
            device.advanceFrames()
            #expect(navigation.toolbar.convert(navigation.toolbar.bounds, to: nil).maxY == tabs.tabBar.frame.minY)
            #expect(screen.view.safeAreaInsets.bottom == 127, "34 of the screen, 49 of the tabs, and its own")
        }
    }

    @Test("It shows the buttons of the screen on top, and does what they are for")
    func items() throws {
        try HeadlessDevice.run { device in
            var log: [String] = []
            screen.toolbarItems = [
                UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in log.append("share") }),
                .flexibleSpace(),
                UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in log.append("delete") }),
            ]
            navigation.isToolbarHidden = false
            device.show(navigation)
            device.advanceFrames()
            #expect(navigation.toolbar.items == screen.toolbarItems)
            let (share, delete) = (try place(of: "Share"), try place(of: "Delete"))
            #expect(share.minX == 16 && delete.maxX == 374, "a flexible space takes the room that is left")
            device.tap(at: CGPoint(x: share.midX, y: 788))
            device.tap(at: CGPoint(x: delete.midX, y: 788))
            #expect(log == ["share", "delete"])
        }
    }

    @Test("Flexible spaces share what is left evenly, and a fixed one is as wide as it says")
    func spaces() throws {
        try HeadlessDevice.run { device in
            let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
            let items = views.map { UIBarButtonItem(customView: $0) }
            screen.toolbarItems = [
                items[0], .fixedSpace(30), items[1], .flexibleSpace(), items[2], UIBarButtonItem(systemItem: .flexibleSpace),
            ]
            navigation.isToolbarHidden = false
            device.show(navigation)
            device.advanceFrames()
            let places = views.map { $0.convert($0.bounds, to: navigation.toolbar) }
            #expect(places[1].minX - places[0].maxX == 30)
            let left = CGFloat(358 - 3 * 40 - 30) / 2
            #expect(abs(places[2].minX - places[1].maxX - left) <= 0.5 && abs(374 - places[2].maxX - left) <= 0.5)
            #expect(places.allSatisfy { $0.midY == 22 })
        }
    }

    @Test("Where reading runs from right to left, it begins at the right", .chosen)
    func rightToLeft() throws {
        try HeadlessDevice.run { device in
            device.setLayoutDirection(.rightToLeft)
            screen.toolbarItems = [item("First"), .flexibleSpace(), item("Last")]
            navigation.isToolbarHidden = false
            device.show(navigation)
            device.advanceFrames()
            let (first, last) = (try place(of: "First"), try place(of: "Last"))
            #expect(first.maxX == 374 && last.minX == 16)
        }
    }

    @Test("A push brings the buttons of the screen that comes, a pop those of the one before")
    func pushAndPop() throws {
        try HeadlessDevice.run { device in
            let detail = UIViewController()
            screen.toolbarItems = [item("One")]
            detail.toolbarItems = [item("Two")]
            navigation.isToolbarHidden = false
            device.show(navigation)
            navigation.pushViewController(detail, animated: true)
            try device.advanceUntilIdle()
            #expect(button("One") == nil && button("Two") != nil && navigation.toolbar.items == detail.toolbarItems)
            #expect(detail.view.safeAreaInsets.bottom == 78)
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(button("One") != nil && button("Two") == nil)
        }
    }

    @Test("A swipe back that is let go too early leaves the buttons as they were", .chosen)
    func cancelledSwipe() throws {
        try HeadlessDevice.run { device in
            let detail = UIViewController()
            screen.toolbarItems = [item("One")]
            detail.toolbarItems = [item("Two")]
            navigation.isToolbarHidden = false
            device.show(navigation)
            navigation.pushViewController(detail, animated: false)
            device.advanceFrames()
            let finger = device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5)
            device.advance(by: 0.3)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(navigation.topViewController === detail && button("Two") != nil && button("One") == nil)
            var count = 0
            detail.toolbarItems?[0].primaryAction = UIAction { _ in count += 1 }
            device.tap(at: CGPoint(x: try place(of: "Two").midX, y: 788))
            #expect(count == 1)
        }
    }

    @Test("Other buttons show at once, and animated they fade in", .chosen, arguments: [false, true])
    func change(animated: Bool) throws {
        try HeadlessDevice.run { device in
            screen.toolbarItems = [item("One")]
            navigation.isToolbarHidden = false
            device.show(navigation)
            screen.setToolbarItems([item("Two")], animated: animated)
            #expect(button("Two") != nil)
            try device.advanceUntilIdle()
            #expect(button("One") == nil)
            screen.toolbarItems?[0].title = "Three"
            #expect(button("Two") == nil && button("Three") != nil)
        }
    }

    @Test("The screen on top alone counts, whatever a screen below sets")
    func below() throws {
        try HeadlessDevice.run { device in
            let detail = UIViewController()
            detail.toolbarItems = [item("Two")]
            navigation.isToolbarHidden = false
            device.show(navigation)
            navigation.pushViewController(detail, animated: false)
            screen.toolbarItems = [item("One")]
            device.advanceFrames()
            #expect(button("Two") != nil && button("One") == nil)
        }
    }

    @Test("A screen that hides the bottom bar when pushed takes it away, until it is popped", arguments: [false, true])
    func hidesBottomBar(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let (detail, further) = (UIViewController(), UIViewController())
            detail.hidesBottomBarWhenPushed = true
            navigation.isToolbarHidden = false
            device.show(navigation)
            navigation.pushViewController(detail, animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(navigation.toolbar.isHidden && !navigation.isToolbarHidden && detail.view.safeAreaInsets.bottom == 34)
            navigation.pushViewController(further, animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(navigation.toolbar.isHidden)
            navigation.popToRootViewController(animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(!navigation.toolbar.isHidden && navigation.toolbar.frame.minY == 766 && screen.view.safeAreaInsets.bottom == 78)
        }
    }

    @Test("Shown as a screen is about to appear, it comes along with the push; it stays away where the swipe back to it is let go", .chosen)
    func comesAlong() throws {
        final class Detail: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setToolbarHidden(false, animated: animated)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setToolbarHidden(true, animated: animated)
            }
        }
        try HeadlessDevice.run { device in
            let detail = Detail()
            device.show(navigation)
            navigation.pushViewController(detail, animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.toolbar.frame.minY == 766 && !navigation.toolbar.isHidden && detail.view.safeAreaInsets.bottom == 78)
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(navigation.toolbar.isHidden && screen.view.safeAreaInsets.bottom == 34)
        }
    }

    @Test("A toolbar of one's own lays its buttons out likewise, 44 points high", .chosen)
    func standalone() throws {
        try HeadlessDevice.run { device in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            bar.items = [item("One"), .flexibleSpace(), item("Two")]
            device.show(bar)
            device.advanceFrames()
            #expect(bar.sizeThatFits(CGSize(width: 390, height: 100)).height == 44)
            #expect(button("One", in: bar)?.frame.minX == 16 && button("Two", in: bar)?.frame.maxX == 374)
            bar.setItems(nil, animated: true)
            try device.advanceUntilIdle()
            #expect(bar.items == nil && button("One", in: bar) == nil)
        }
    }
}
