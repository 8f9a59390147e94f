import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// The tab bar from iOS 18 on: UIKit puts it away, in the animation of the transition.
@MainActor @Suite("Zoom transition: a tab bar that is put away", .timeLimit(.minutes(20)), .phones) struct PutAwayBarTests {
    @Test("It goes with the photo that opens and comes back with the one that closes, in one movement each, and never fades")
    func goesAlong() throws {
        try GridPhone.run { phone in
            var last: CGFloat = 1
            var seen: [CGFloat] = []
            phone.device.tap(at: try phone.cellCenter(4))
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) {
                #expect(phone.tabs.tabBar.alpha == 1)
                #expect(phone.tabBarPresence <= last)
                last = phone.tabBarPresence
                seen.append(last)
            }
            #expect(phone.tabs.isTabBarHidden && phone.tabBarPresence == 0)
            #expect(seen.contains { $0 > 0.05 && $0 < 0.95 }, "not at once: \(seen)")

            seen = []
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) {
                #expect(phone.tabBarPresence >= last)
                last = phone.tabBarPresence
                seen.append(last)
            }
            #expect(!phone.tabs.isTabBarHidden && phone.tabBarPresence == 1)
            #expect(seen.contains { $0 > 0.05 && $0 < 0.95 }, "not at once: \(seen)")
        }
    }

    @Test("A drag that is undone leaves it away, and so does a photo that was grabbed on its way in and goes on", arguments: [false, true])
    func undone(isGrabbed: Bool) throws {
        try GridPhone.run { phone in
            let finger: Finger
            if isGrabbed {
                phone.grid.open(4)
                phone.device.advance(by: 0.1)
                let frame = try #require(phone.flyingFrame)
                finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
                finger.move(by: CGVector(dx: 0, dy: 80))
            } else {
                try phone.open(4)
                finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.5)
            }
            phone.device.advance(by: 0.3)
            // One that is grabbed early has hardly come.
            #expect(phone.tabBarPresence > 0.1 && phone.tabBarPresence < (isGrabbed ? 0.99 : 0.9))
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.tabs.isTabBarHidden && phone.tabBarPresence == 0)
        }
    }

    @Test("One that the app has put away stays so, and is not given back")
    func appsOwn() throws {
        try GridPhone.run { phone in
            phone.tabs.setTabBarHidden(true, animated: false)
            try phone.open(4)
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.tabs.isTabBarHidden)
            phone.tabs.setTabBarHidden(false, animated: false)
        }
    }

    // The component's own way changes the list's safe area, so a list at its end may move: see the article about transitions.
    @Test("With UIKit's own way, a list at its end keeps its place and its safe area while a photo opens, is held and let go, and closes")
    func listAtItsEnd() throws {
        try GridPhone.run { phone in
            phone.grid.willOpen = { $0.hidesBottomBarWhenPushed = true }
            let list = phone.grid.list
            for _ in 0..<4 {
                phone.device.swipe(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 150), duration: 0.1)
                try phone.device.advanceUntilIdle()
            }
            let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
            #expect(abs(list.contentOffset.y - end) < 0.5 && list.safeAreaInsets.bottom == 83)
            let place = try phone.cellCenter(57)
            @MainActor func expectStill() throws {
                guard phone.grid.view.window != nil else { return }
                let now = try phone.cellCenter(57)
                #expect(abs(now.x - place.x) < 0.5 && abs(now.y - place.y) < 0.5, "\(now), not \(place)")
                #expect(list.safeAreaInsets.bottom == 83)
            }

            phone.device.tap(at: place)
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { try expectStill() }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)

            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 520), duration: 0.4)
            for y in [560, 480, 420] as [CGFloat] {
                finger.move(to: CGPoint(x: 200, y: y))
                phone.device.advance(by: 0.1)
                try expectStill()
            }
            finger.cancel()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { try expectStill() }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.tabBarPresence == 0)

            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 205, y: 600), duration: 0.1)
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { try expectStill() }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.tabBarPresence == 1)
            try expectStill()
            #expect(list.safeAreaInsets.bottom == 83)
        }
    }

    @Test("Another tab has it, and the photo's screen is without it when that is selected again")
    func otherTab() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.tabs.selectedIndex = 1
            phone.device.advanceFrames(2)
            #expect(!phone.tabs.isTabBarHidden)
            phone.tabs.selectedIndex = 0
            phone.device.advanceFrames(2)
            #expect(phone.tabs.isTabBarHidden)
            phone.navigation.popViewController(animated: false)
            phone.device.advanceFrames(2)
            #expect(!phone.tabs.isTabBarHidden)
        }
    }

    @Test("What is known of a bar goes with the bar, and is its alone", arguments: [true, false])
    func lifetime(putsAway: Bool) throws {
        HiddenBar.putsTabBarsAway = putsAway
        defer { HiddenBar.putsTabBarsAway = true }
        try HeadlessDevice.run { device in
            weak var hidden: HiddenBar?
            do {
                let (one, other) = (UITabBarController(), UITabBarController())
                for tabs in [one, other] { tabs.viewControllers = [UIViewController()] }
                let window = device.show(one)
                let screen = try #require(one.selectedViewController?.view)
                let hidingView = BarHidingView.view(hiding: one.tabBar, in: screen)
                hidden = HiddenBar.of(one.tabBar)
                #expect(HiddenBar.of(one.tabBar) === hidden)
                #expect(HiddenBar.of(other.tabBar) !== hidden)
                #expect(one.isTabBarHidden == putsAway && one.tabBar.alpha == (putsAway ? 1 : 0))
                #expect(!other.isTabBarHidden && other.tabBar.alpha == 1)
                hidingView.removeFromSuperview()
                #expect(!one.isTabBarHidden && one.tabBar.alpha == 1)
                window.rootViewController = nil
            }
            device.advanceFrames(2)
            #expect(hidden == nil)
        }
    }
}
