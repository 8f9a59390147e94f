import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Running: which screen a controller shows", .timeLimit(.minutes(20)), .phones) struct ShownScreenTests {
    private final class Photo: UIViewController {}

    @Test("It is found on top of navigation controllers and in selected tabs, however they are nested, and nowhere else")
    func found() {
        let photo = Photo()
        let other = UIViewController()
        let navigation = UINavigationController(rootViewController: other)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let outer = UINavigationController(rootViewController: tabs)
        #expect(photo.firstShown(Photo.self) === photo)
        #expect(outer.firstShown(Photo.self) == nil)
        navigation.pushViewController(photo, animated: false)
        for controller in [navigation, tabs, outer] as [UIViewController] { #expect(controller.firstShown(Photo.self) === photo) }
        tabs.selectedIndex = 1
        #expect(outer.firstShown(Photo.self) == nil)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.firstShown(Photo.self) == nil)
    }
}
