import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// UIViewController's page, "Handling view-related notifications": which appearance method may follow which; the page of
// shouldAutomaticallyForwardAppearanceMethods: a container hands them on to its children.
@Suite("Tabs changed while other screens come and go", .timeLimit(.minutes(20))) @MainActor struct TabAppearanceTests {
    private let log = LifeLog()

    /// The other change in the same turn as the change of the tab.
    enum Other: CaseIterable, Sendable {
        case push, pop, present, presentAnimated, dismiss, dismissAnimated

        var isPresentation: Bool { self == .present || self == .presentAnimated }
        var isAnimated: Bool { self == .presentAnimated || self == .dismissAnimated }
    }

    @MainActor private struct Phone {
        let tabs = UITabBarController()
        let root: ControllerProbe
        let second: ControllerProbe
        let cover: ControllerProbe
        let navigation: UINavigationController

        init(_ log: LifeLog, on device: HeadlessDevice) {
            (root, second, cover) = (ControllerProbe("A", log), ControllerProbe("B", log), ControllerProbe("C", log))
            navigation = UINavigationController(rootViewController: root)
            navigation.tabBarItem.title = "A"
            second.title = "B"
            tabs.viewControllers = [navigation, second]
            cover.modalPresentationStyle = .fullScreen
            device.show(tabs)
        }
    }

    private func perform(_ other: Other, on phone: Phone) {
        switch other {
        case .push: phone.navigation.pushViewController(phone.cover, animated: true)
        case .pop: phone.navigation.popViewController(animated: true)
        case .present, .presentAnimated: phone.tabs.present(phone.cover, animated: other.isAnimated)
        case .dismiss, .dismissAnimated: phone.tabs.dismiss(animated: other.isAnimated)
        }
    }

    @Test("Each screen hears what may follow what it heard, and in the end what is true", arguments: Other.allCases, [false, true])
    func sameTurn(other: Other, tabFirst: Bool) throws {
        try HeadlessDevice.run { device in
            let phone = Phone(log, on: device)
            if other == .pop { phone.navigation.pushViewController(phone.cover, animated: false) }
            if other == .dismiss || other == .dismissAnimated { phone.tabs.present(phone.cover, animated: false) }
            device.advanceFrames()
            for index in [1, 0, 1] {
                if tabFirst { phone.tabs.selectedIndex = index }
                perform(other, on: phone)
                if !tabFirst { phone.tabs.selectedIndex = index }
                device.advanceFrames()
                try device.advanceUntilIdle()
                checkAll(phone)
                guard other == .push || other == .pop else { break }
                phone.navigation.setViewControllers(other == .pop ? [phone.root, phone.cover] : [phone.root], animated: false)
                device.advanceFrames()
            }
            if phone.tabs.presentedViewController != nil {
                phone.tabs.dismiss(animated: false)
                phone.tabs.selectedIndex = 0
                device.advanceFrames()
                checkAll(phone)
            }
        }
    }

    @Test("A tab that is chosen and covered in one turn has begun to appear, goes unseen, and comes when it is uncovered", .chosen)
    func chosenAndCovered() throws {
        try HeadlessDevice.run { device in
            let phone = Phone(log, on: device)
            _ = log.take()
            phone.tabs.selectedIndex = 1
            phone.tabs.present(phone.cover, animated: false)
            device.advanceFrames()
            #expect(log.lines.filter { $0.hasPrefix("B") } == ["B didLoad", "B willAppear", "B willDisappear", "B didDisappear"])
            _ = log.take()
            phone.tabs.dismiss(animated: false)
            device.advanceFrames()
            #expect(log.lines.filter { $0.hasPrefix("B") } == ["B willAppear", "B isAppearing", "B didAppear"])
            #expect(!log.lines.contains { $0.hasPrefix("A") })
        }
    }

    @Test(
        "A tab that is chosen while a screen leaves that covered all appears with the whole",
        .chosen,
        .given(\.presentationEnd, .disappearedFirst)
    )
    func chosenWhileUncovered() throws {
        try HeadlessDevice.run { device in
            let phone = Phone(log, on: device)
            phone.tabs.present(phone.cover, animated: false)
            device.advanceFrames()
            phone.tabs.selectedIndex = 1
            _ = log.take()
            phone.tabs.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(log.lines == ["C willDisappear", "B willAppear", "B isAppearing", "C didDisappear", "B didAppear"])
        }
    }

    @Test(
        "A screen that a pop brings back does not appear while all is covered; it does when it is uncovered",
        .chosen,
        arguments: [false, true]
    )
    func poppedAndCovered(changesTab: Bool) throws {
        try HeadlessDevice.run { device in
            let phone = Phone(log, on: device)
            let top = ControllerProbe("D", log)
            phone.navigation.pushViewController(top, animated: false)
            device.advanceFrames()
            phone.navigation.popViewController(animated: true)
            device.advance(by: 0.1)
            phone.tabs.present(phone.cover, animated: false)
            device.advanceFrames(2)
            if changesTab { phone.tabs.selectedIndex = 1 }
            try device.advanceUntilIdle()
            #expect(phone.root.view.window == nil)
            checkAll(phone)
            phone.tabs.dismiss(animated: false)
            phone.tabs.selectedIndex = 0
            device.advanceFrames(2)
            #expect(phone.root.view.window != nil)
            checkAll(phone)
        }
    }

    private func checkAll(_ phone: Phone) {
        let next = [
            "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
            "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
        ]
        for screen in [phone.root, phone.second, phone.cover] {
            let heard = log.lines.filter { $0.hasPrefix(screen.name) }.map { String($0.dropFirst(2)) }.filter { next[$0] != nil }
            for (event, follower) in zip(["didDisappear"] + heard, heard) {
                #expect(next[event]?.contains(follower) ?? false, "\(screen.name): \(follower) after \(event)")
            }
            let isSeen = screen.viewIfLoaded?.window != nil
            #expect((heard.last ?? "didDisappear") == (isSeen ? "didAppear" : "didDisappear"), "\(screen.name)")
        }
    }
}
