import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay

/// The recovery from disturbances, and the checks after each step.
extension TransitionStorm {
    /// Undoes disturbances at random, as the app and its user do sooner or later. Without this, the storm would come to a standstill.
    func recover() {
        if life != .active, chance(4) { activate() }
        if chance(pager == nil ? 12 : 40) { goBack(animated: !chance(3)) }
        if otherWindow != nil, chance(6) { closeOtherWindow() }
        if window.rootViewController !== tabs, chance(4) { putRootBack() }
        if chance(10) { heal() }
        if tabs.selectedIndex != 0, chance(5) { switchTab() }
    }

    func closeOtherWindow() {
        log("the other window goes")
        otherWindow?.isHidden = true
        otherWindow = nil
        window.makeKey()
    }

    func putRootBack() {
        log("the root is back")
        window.rootViewController = tabs
    }

    func goBack(animated: Bool) {
        if tabs.presentedViewController != nil {
            log("back: dismiss, \(animated)")
            tabs.dismiss(animated: animated)
        } else if navigation.viewControllers.count > 1 {
            log("back: pop, \(animated)")
            navigation.popToRootViewController(animated: animated)
        }
    }

    /// Repairs the state that the app has spoilt.
    func heal() {
        album.answer = .truth
        album.images = [:]
        for case let screen as PhotoScreen in openScreens { screen.heal() }
        UIView.setAnimationsEnabled(true)
        for kind in TransitionKind.allCases where album.controllers[kind] == nil { album.renewController(kind) }
        if navigation.delegate == nil { navigation.delegate = middleman }
    }

    // MARK: All the time

    func checkTransitions() {
        for fault in ears.compactMap(\.fault) { trouble("a delegate heard: \(fault)") }
        for cell in album.cells {
            let state = cell.pinchZoomInteraction?.state ?? .idle
            let hasBegun = cell.pinchZoomInteraction.map { pinched.contains(ObjectIdentifier($0)) } ?? false
            if (state != .idle) != hasBegun {
                trouble("a pinch is \(state), but \(pinched.count) have begun")
            }
        }
    }
}
