import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay

/// Disturbances of the screens by the app and the system.
extension TransitionStorm {
    func pop() {
        let (isAnimated, isToRoot) = (!chance(3), chance(2))
        log("pop, \(isToRoot), \(isAnimated)")
        if isToRoot { navigation.popToRootViewController(animated: isAnimated) } else { navigation.popViewController(animated: isAnimated) }
    }

    func dismissTop() {
        let isAnimated = !chance(3)
        log("dismiss, \(isAnimated)")
        tabs.dismiss(animated: isAnimated)
    }

    func push() {
        let isAnimated = !chance(3)
        log("push, \(isAnimated)")
        navigation.pushViewController(UIViewController(), animated: isAnimated)
    }

    func setStack() {
        let isAnimated = chance(2)
        let choice = Int.random(in: 0..<4, using: &random)
        log("setViewControllers \(choice), \(isAnimated)")
        switch choice {
        case 0: navigation.setViewControllers([album], animated: isAnimated)
        case 1: navigation.setViewControllers([album, UIViewController()], animated: isAnimated)
        case 2 where !album.names.isEmpty:
            let destination = makeDestination(at: .random(in: 0..<album.names.count, using: &random))
            navigation.setViewControllers([album, destination], animated: isAnimated)
        default:
            navigation.setViewControllers([album, UIViewController()] + navigation.viewControllers.dropFirst(), animated: isAnimated)
        }
    }

    func cover() {
        guard life == .active, let top else { return }
        let isAnimated = chance(2)
        let controller = UIViewController()
        controller.modalPresentationStyle = pick([.fullScreen, .pageSheet, .overFullScreen]) ?? .pageSheet
        log("present \(controller.modalPresentationStyle.rawValue), \(isAnimated)")
        top.present(controller, animated: isAnimated)
    }

    func switchTab() {
        log("tab \(1 - tabs.selectedIndex)")
        tabs.selectedIndex = 1 - tabs.selectedIndex
    }

    func leaveApp() {
        guard life == .active else { return }
        let runs = runs
        deactivate()
        // Another transition that waited for the end may begin now.
        if life == .background, runs.contains(where: \.isUnderWay) { trouble("a transition goes on although the app is \(life)") }
    }

    func changeKeyWindow() {
        log("another key window")
        let other = otherWindow ?? UIWindow(windowScene: device.scene)
        other.windowLevel = UIWindow.Level(rawValue: 1)
        other.makeKeyAndVisible()
        otherWindow = other
    }

    func replaceRoot() {
        log("another root")
        window.rootViewController = UIViewController()
    }
}
