import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From the page of UIBarButtonItem.menu and UIBarButtonItem.h: the menu shows at a tap where there is no action, else after a long press.
@MainActor @Suite("Menus of bar buttons", .timeLimit(.minutes(20)), .phones) struct BarButtonMenuTests {
    private func find(_ label: String, in view: UIView) -> UIView? {
        if view.accessibilityLabel == label, view.isAccessibilityElement { return view }
        return view.subviews.lazy.compactMap { find(label, in: $0) }.first
    }

    private func middle(of label: String, in window: UIWindow) throws -> CGPoint {
        let view = try #require(find(label, in: window))
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test(
        "A button without an action shows its menu at a tap; the menu's actions get the button as their sender",
        arguments: [false, true]
    )
    func tap(inToolbar: Bool) throws {
        try HeadlessDevice.run { device in
            var senders: [AnyObject?] = []
            let menu = UIMenu(children: [UIAction(title: "Sort") { senders.append($0.sender as AnyObject?) }])
            let more = UIBarButtonItem(title: "More", menu: menu)
            #expect(more.menu === menu && more.primaryAction == nil)
            let screen = UIViewController()
            if inToolbar { screen.toolbarItems = [more] } else { screen.navigationItem.rightBarButtonItem = more }
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isToolbarHidden = !inToolbar
            let window = device.show(navigation)
            device.advanceFrames()
            device.tap(at: try middle(of: "More", in: window))
            try device.advanceUntilIdle()
            let row = try #require(find("Sort", in: window))
            let place = row.convert(row.bounds, to: nil)
            #expect(inToolbar ? place.maxY <= 766 : place.minY >= 91, "it stands beside the bar")
            device.tap(at: try middle(of: "Sort", in: window))
            try device.advanceUntilIdle()
            #expect(senders.count == 1 && senders[0] === more && find("Sort", in: window) == nil)
        }
    }

    @Test("A button with an action does that at a tap, and shows its menu after a long press")
    func longPress() throws {
        try HeadlessDevice.run { device in
            var count = 0
            let menu = UIMenu(children: [UIAction(title: "Sort") { _ in }])
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "More",
                primaryAction: UIAction { _ in count += 1 },
                menu: menu
            )
            let window = device.show(UINavigationController(rootViewController: screen))
            device.advanceFrames()
            let point = try middle(of: "More", in: window)
            device.tap(at: point)
            #expect(count == 1 && find("Sort", in: window) == nil)
            let finger = device.touchDown(at: point)
            device.advance(by: 1)
            finger.lift()
            #expect(count == 1 && find("Sort", in: window) != nil)
            device.tap(at: try middle(of: "Sort", in: window))
            try device.advanceUntilIdle()
        }
    }

    @Test("Every system item can be made", arguments: 0...24)
    func systemItems(number: Int) throws {
        guard let systemItem = UIBarButtonItem.SystemItem(rawValue: number) else { return }
        try HeadlessDevice.run { device in
            let screen = UIViewController()
            screen.toolbarItems = [UIBarButtonItem(systemItem: systemItem)]
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isToolbarHidden = false
            device.show(navigation)
            device.advanceFrames()
            let isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
            let hasName = find(in: navigation.toolbar) { $0.accessibilityTraits == .button && $0.accessibilityLabel?.isEmpty == false }
            #expect(hasName != isSpace)
        }
    }

    private func find(in view: UIView, _ condition: (UIView) -> Bool) -> Bool {
        condition(view) || view.subviews.contains { find(in: $0, condition) }
    }
}
