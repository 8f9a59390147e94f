import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Disturbances by the app and the system.
extension HostedStorm {
    static let faults: [Action] = [
        (4, { $0.coverScreen() }), (2, { $0.closeElsewhere() }), (3, { $0.leave() }), (2, { $0.turnAndArrange() }),
        (2, { $0.replaceRoot() }),
        (1, { $0.renew() }), (2, { $0.toggleReduceMotion() }), (1, { $0.warnOfMemory() }), (2, { $0.scroll() }),
    ]

    /// Undoes disturbances at random, as the app and its user do sooner or later. Without this, the storm would come to a standstill.
    func recover() {
        if life != .active, chance(4) { activate() }
        if chance(8) { uncover(animated: !chance(3)) }
        if isRootReplaced, chance(4) { putRootBack() }
        if chance(20) { heal() }
        if presentation.pager != nil, chance(40) { keep(nil) }
    }

    /// The topmost presented screen, or `nil` if no screen is presented or a pager is on top.
    private var cover: UIViewController? {
        var top = navigation.presentedViewController
        while let next = top?.presentedViewController { top = next }
        return top is PhotoPagerViewController ? nil : top
    }

    var isCovered: Bool { cover != nil || navigation.topViewController !== column }

    private func coverScreen() {
        guard life == .active, !isCovered else { return }
        let isAnimated = chance(2)
        if chance(4), navigation.presentedViewController == nil {
            log("push, \(isAnimated)")
            return navigation.pushViewController(UIViewController(), animated: isAnimated)
        }
        let controller = UIViewController()
        controller.modalPresentationStyle = pick([.fullScreen, .pageSheet, .overFullScreen]) ?? .pageSheet
        log("present \(controller.modalPresentationStyle), \(isAnimated)")
        (navigation.presentedViewController ?? column).present(controller, animated: isAnimated)
    }

    func uncover(animated: Bool) {
        guard life == .active, isCovered else { return }
        log("uncover, \(animated)")
        if let cover {
            cover.presentingViewController?.dismiss(animated: animated)
        } else {
            navigation.popViewController(animated: animated)
        }
        if chance(2) { setNeedsUpdate() }
    }

    /// Dismisses all presented screens, including the pager, without a change of the item.
    private func closeElsewhere() {
        guard life == .active, navigation.presentedViewController != nil else { return }
        let isAnimated = chance(2)
        log("dismiss all, \(isAnimated)")
        navigation.dismiss(animated: isAnimated)
    }

    private func leave() {
        if life == .active { deactivate() }
    }

    private func turnAndArrange() {
        turn()
        column.arrange()
    }

    private func replaceRoot() {
        log("another root")
        window.rootViewController = UIViewController()
        isRootReplaced = true
    }

    func putRootBack() {
        log("the root is back")
        window.rootViewController = navigation
        isRootReplaced = false
    }

    private func renew() {
        log("another presenter")
        renewPresentation()
    }

    private func toggleReduceMotion() {
        log("Reduce Motion")
        device.isReduceMotionEnabled.toggle()
    }

    private func warnOfMemory() {
        log("a memory warning")
        device.sendMemoryWarning()
    }

    private func scroll() {
        let (list, isAnimated) = (column.scrollView, chance(2))
        log("scroll, \(isAnimated)")
        let bottom = max(0, list.contentSize.height - list.bounds.height)
        list.setContentOffset(CGPoint(x: 0, y: min(max(list.contentOffset.y + number(-400...400), 0), bottom)), animated: isAnimated)
    }

    /// Repairs the state that the app has spoilt.
    func heal() {
        for member in column.members { member.isEnabled = true }
        if items.isEmpty { items = Array(0..<6) }
        setNeedsUpdate()
    }
}
