import HeadlessDevice
import Testing
import UIKit

// UINavigationController.interactiveContentPopGestureRecognizer's page: the gesture recognizer for a swipe back in the content.
// Reported: a view that scrolls sideways lets the swipe through at its beginning; github.com/bluesky-social/social-app, pull request 9659.
@Suite("Swiping back in the content", .timeLimit(.minutes(20))) @MainActor struct ContentSwipeTests {
    @MainActor private struct Stage {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = UIViewController()
        /// Scrolls sideways, from 200 to 300 points from the top.
        let row = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
        private let device: HeadlessDevice

        init(_ device: HeadlessDevice) {
            self.device = device
            device.swipesBackInContent = true
            row.contentSize = CGSize(width: 1000, height: 100)
            screen.view.addSubview(row)
            screen.view.addSubview(UIControl(frame: CGRect(x: 0, y: 300, width: 390, height: 100)))
            navigation.pushViewController(screen, animated: false)
            device.show(navigation)
            device.advanceFrames()
        }

        /// Returns whether a drag pops the screen. If it does, pushes the screen again.
        func pops(from x: CGFloat = 100, to end: CGFloat = 380, y: CGFloat) throws -> Bool {
            device.swipe(from: CGPoint(x: x, y: y), to: CGPoint(x: end, y: y))
            try device.advanceUntilIdle()
            guard navigation.viewControllers.count == 1 else { return false }
            navigation.pushViewController(screen, animated: false)
            device.advanceFrames()
            return true
        }
    }

    @Test("It pops from anywhere, towards the trailing side, but not from controls and not on the first screen")
    func places() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            try #expect(stage.pops(y: 600))
            try #expect(!stage.pops(from: 380, to: 100, y: 600))
            try #expect(!stage.pops(y: 350))
            stage.navigation.popViewController(animated: false)
            device.advanceFrames()
            device.swipe(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 380, y: 600))
            try device.advanceUntilIdle()
            #expect(stage.navigation.viewControllers.count == 1)
        }
    }

    @Test("A view that scrolls sideways lets it through at its beginning, and scrolls everywhere else")
    func sidewaysScrolling() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            try #expect(stage.pops(y: 250))
            #expect(stage.row.contentOffset.x == 0)
            stage.row.contentOffset.x = 300
            device.advanceFrames()
            try #expect(!stage.pops(y: 250))
            #expect(stage.row.contentOffset.x < 300)
        }
    }

    @Test("In a right-to-left interface it goes to the left")
    func rightToLeft() throws {
        try HeadlessDevice.run { device in
            device.setLayoutDirection(.rightToLeft)
            let stage = Stage(device)
            try #expect(!stage.pops(y: 600))
            try #expect(stage.pops(from: 380, to: 100, y: 600))
        }
    }

    // Reported of iOS 26: github.com/software-mansion/react-native-screens, pull request 3173.
    @Test("It does not begin where the delegate has animators, even where the delegate leaves the animation to UIKit")
    func animators() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            let delegate = AnimatingDelegate()
            stage.navigation.delegate = delegate
            try #expect(!stage.pops(y: 600))
            stage.navigation.delegate = nil
            try #expect(stage.pops(y: 600))
        }
    }
}
