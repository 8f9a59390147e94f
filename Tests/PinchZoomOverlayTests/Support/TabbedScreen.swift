import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A screen in the first of two tabs, under a navigation bar. Tests of transitions open other screens from this screen.
@MainActor struct TabbedScreen {
    let screen: UIViewController
    let navigation: UINavigationController
    let tabs = UITabBarController()
    let window: UIWindow

    /// Shows a screen on a phone, with a delegate of its navigation controller.
    init(_ screen: UIViewController, title: String, delegate: any UINavigationControllerDelegate, on device: HeadlessDevice) {
        self.screen = screen
        navigation = UINavigationController(rootViewController: screen)
        navigation.delegate = delegate
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "square.grid.3x3"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "house"), tag: 1)
        tabs.viewControllers = [navigation, other]
        window = device.show(tabs)
        device.advanceFrames()
    }

    /// Whether another screen is shown over this one and no transition is under way.
    func isOpen(_ opened: UIViewController?) -> Bool {
        guard let opened, opened.transitionCoordinator == nil else { return false }
        return navigation.topViewController === opened || opened.presentingViewController != nil
    }

    /// Whether the screen is shown and no transition is under way.
    var isClosed: Bool {
        navigation.topViewController === screen && tabs.presentedViewController == nil && screen.transitionCoordinator == nil
    }

    /// The middle of a view, in points of the window.
    func center(of view: UIView?) throws -> CGPoint {
        let view = try #require(view)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The faults that any transition has left behind in the window, in words. Empty at rest.
    var leftovers: [String] {
        var result: [String] = []
        for view in window.descendants {
            if view is TransitionOverlayView { result.append("an overlay is left") }
            if view is WindowObserver { result.append("an observer is left") }
        }
        for recognizer in window.gestureRecognizers ?? [] where recognizer is AddedTouchesGestureRecognizer {
            result.append("a recognizer of added touches is left")
        }
        return result
    }
}
