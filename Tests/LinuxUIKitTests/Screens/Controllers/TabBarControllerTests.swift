import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// UITabBarController's page and those of viewControllers, selectedViewController and selectedIndex; UITabBarControllerDelegate's page;
// "Implementing a container view controller" for the order of appearance.
@Suite("Tab bar controller", .timeLimit(.minutes(20))) @MainActor struct TabBarControllerTests {
    private let log = LifeLog()

    private func show(on device: HeadlessDevice) -> (tabs: UITabBarController, a: ControllerProbe, b: ControllerProbe) {
        let (a, b) = (ControllerProbe("A", log), ControllerProbe("B", log))
        (a.title, b.title) = ("A", "B")
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        device.show(tabs)
        return (tabs, a, b)
    }

    @Test("The first tab is selected and alone is loaded and appears; all are children", .chosen)
    func firstTab() throws {
        try HeadlessDevice.run { device in
            #expect(UITabBarController().selectedViewController == nil && UITabBarController().viewControllers == nil)
            let (tabs, a, b) = show(on: device)
            #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
            #expect(tabs.children == [a, b] && a.tabBarController === tabs)
            #expect(a.view.isDescendant(of: tabs.view) && !b.isViewLoaded)
            #expect(
                log.take() == [
                    "A willMove(toParent:)", "B willMove(toParent:)", "A didMove(toParent:)", "B didMove(toParent:)",
                    "A didLoad", "A willAppear", "A isAppearing", "A didAppear",
                ]
            )
        }
    }

    @Test("A tap on a tab puts its view in the place of the other's, and tells both", .chosen)
    func tap() throws {
        try HeadlessDevice.run { device in
            let (tabs, a, b) = show(on: device)
            _ = log.take()
            device.tap(at: CGPoint(x: 292, y: 785))
            #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === b)
            #expect(b.view.window != nil && a.view.window == nil)
            #expect(b.view.frame == tabs.view.bounds)
            #expect(tabs.tabBar.selectedItem === b.tabBarItem)
            #expect(
                log.take() == ["A willDisappear", "B didLoad", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear"]
            )
            device.tap(at: CGPoint(x: 97, y: 785))
            #expect(log.take() == ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"])
        }
    }

    @Test("Changes in one turn end as the last one says, and each controller hears the whole of it", .chosen)
    func quickChanges() throws {
        try HeadlessDevice.run { device in
            let (tabs, a, b) = show(on: device)
            _ = log.take()
            tabs.selectedIndex = 1
            tabs.selectedViewController = a
            device.advanceFrames()
            #expect(a.view.window != nil && b.view.window == nil)
            #expect(
                log.take() == [
                    "A willDisappear", "B didLoad", "B willAppear", "A didDisappear", "B isAppearing", "B didAppear",
                    "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
                ]
            )
        }
    }

    @Test("A tab chosen before the controller is shown is the one that appears; places outside of the list are not taken", .chosen)
    func chosenBefore() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (ControllerProbe("A", log), ControllerProbe("B", log))
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            tabs.selectedIndex = 1
            tabs.selectedIndex = 7
            _ = log.take()
            device.show(tabs)
            #expect(log.take() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
            #expect(!a.isViewLoaded)
        }
    }

    @Test("New controllers: the selected one stays selected; if it is gone the one in its place is, or the first")
    func newControllers() throws {
        try HeadlessDevice.run { device in
            let (tabs, a, b) = show(on: device)
            let c = ControllerProbe("C", log)
            c.title = "C"
            tabs.selectedViewController = b
            tabs.viewControllers = [c, a, b]
            #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
            #expect(tabs.tabBar.items?.map(\.title) == ["C", "A", "B"])
            #expect(tabs.tabBar.items?.first === c.tabBarItem && tabs.tabBar.selectedItem === b.tabBarItem)
            tabs.viewControllers = [c, a]
            #expect(tabs.selectedViewController === c && b.parent == nil)
            tabs.viewControllers = [b, a]
            #expect(tabs.selectedViewController === b, "in its place")
            device.advanceFrames()
            #expect(b.view.window != nil && c.viewIfLoaded?.window == nil)
        }
    }

    @Test("The delegate may refuse a tap, and hears of every one that is taken; what the program selects it does not hear of")
    func delegate() throws {
        try HeadlessDevice.run { device in
            let (tabs, a, b) = show(on: device)
            let delegate = TabChoice()
            tabs.delegate = delegate
            device.tap(at: CGPoint(x: 292, y: 785))
            device.tap(at: CGPoint(x: 292, y: 785))
            #expect(delegate.events == ["should B", "did B", "should B", "did B"])
            delegate.refuses = true
            device.tap(at: CGPoint(x: 97, y: 785))
            #expect(tabs.selectedViewController === b && delegate.events.last == "should A")
            tabs.selectedViewController = a
            #expect(delegate.events.count == 5)
        }
    }

    @Test("A tap on the selected tab shows the first screen of its navigation controller; another tab keeps its stack", .chosen)
    func popsToRoot() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            device.show(tabs)
            navigation.pushViewController(UIViewController(), animated: false)
            navigation.pushViewController(UIViewController(), animated: false)
            device.advanceFrames()
            tabs.selectedIndex = 1
            device.tap(at: CGPoint(x: 97, y: 785))
            #expect(navigation.viewControllers.count == 3)
            device.tap(at: CGPoint(x: 97, y: 785))
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 1)
            #expect(navigation.topViewController?.tabBarController === tabs)
        }
    }

    @Test("Another tab chosen while a screen is pushed finds the push over", .chosen)
    func changeDuringPush() throws {
        try HeadlessDevice.run { device in
            let (root, top) = (ControllerProbe("A", log), ControllerProbe("B", log))
            let navigation = UINavigationController(rootViewController: root)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, ControllerProbe("C", log)]
            device.show(tabs)
            _ = log.take()
            navigation.pushViewController(top, animated: true)
            device.advance(by: 0.1)
            tabs.selectedIndex = 1
            try device.advanceUntilIdle()
            #expect(top.view.window == nil && navigation.topViewController === top)
            #expect(log.lines.suffix(3) == ["C isAppearing", "B didDisappear", "C didAppear"])
        }
    }
}

@MainActor private final class TabChoice: NSObject, UITabBarControllerDelegate {
    var refuses = false
    private(set) var events: [String] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        events.append("should " + name(viewController))
        return !refuses
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        events.append("did " + name(viewController))
    }

    private func name(_ controller: UIViewController) -> String { (controller as? ControllerProbe)?.name ?? "?" }
}
