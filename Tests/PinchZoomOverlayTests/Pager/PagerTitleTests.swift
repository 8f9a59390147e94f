import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Photo pager: its title", .timeLimit(.minutes(20)), .phones) struct PagerTitleTests {
    @Test("A bar that prefers large titles shows a small one over photos, and its own height again on the screen before")
    func large() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = try #require(phone.pager.navigationController)
            navigation.navigationBar.prefersLargeTitles = true
            phone.device.advanceFrames()
            #expect(navigation.navigationBar.frame.height == 44 && phone.pager.view.safeAreaInsets.top == 91)
            navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(navigation.navigationBar.frame.height == 96)
            // Any other pushed screen inherits the large title.
            navigation.pushViewController(UIViewController(), animated: false)
            phone.device.advanceFrames()
            #expect(navigation.navigationBar.frame.height == 96)
            navigation.popViewController(animated: false)
            navigation.pushViewController(phone.pager, animated: true)
            try phone.device.advanceUntilIdle()
            #expect(navigation.navigationBar.frame.height == 44 && phone.pager.view.safeAreaInsets.top == 91)
        }
    }
}
