import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The moment of a transition at which a fault happens.
enum FaultMoment: CaseIterable, Sendable {
    /// The screen opens.
    case opening
    /// A finger has grabbed the opening.
    case holding
    /// A finger drags the open screen away.
    case dragging
    /// A finger has dragged the open screen and has lifted, so that the screen returns.
    case goingBack
    /// The screen closes.
    case closing
}

/// A fault that happens to a transition.
enum Fault: CaseIterable, Sendable {
    case rotation, reload, deletion, deletionOfAll, noAnswers, secondTap, back, popToRoot, otherStack, background, inactive, otherTab
    case otherRoot, controllerGone, presentation, imageGone, viewHidden, viewGone, pushOver, dismissal, animationsOff
}

/// A phone on which a screen opens another one by a transition, for the sweep of faults.
@MainActor protocol FaultedPhone {
    var device: HeadlessDevice { get }
    var navigation: UINavigationController { get }
    var tabs: UITabBarController { get }
    var window: UIWindow { get }
    /// The screen that opens the other one.
    var homeScreen: UIViewController { get }
    /// The screen that was opened.
    var openedScreen: UIViewController? { get }
    var isOpen: Bool { get }
    var isClosed: Bool { get }
    var leftovers: [String] { get }
    /// The calls that UIKit has made to the home screen since its first appearance.
    var appearances: [String] { get }
    /// The moments that this phone's transition doesn't have.
    var lackingMoments: Set<FaultMoment> { get }
    /// The faults that this phone's screens can't have.
    var lackingFaults: Set<Fault> { get }

    /// Begins to open an item, without waiting.
    func begin(_ item: Int)
    /// Begins to close the open screen, without waiting.
    func close()
    /// Brings a finger to a moment of an item's transition, and returns the finger if it stays down.
    func reach(_ moment: FaultMoment) throws -> Finger?
    /// Makes a fault that depends on the screens. `happen(_:)` makes the other faults.
    func happenOnScreens(_ fault: Fault)
    /// Ends the faults of the screens.
    func endFaultsOnScreens()
    /// The parts of `leftovers` that no fault explains, before the phone is back at its home screen.
    func leftovers(after fault: Fault) -> [String]
}

extension FaultedPhone {
    func happen(_ fault: Fault) {
        switch fault {
        case .rotation: device.rotate(to: .landscapeLeft)
        case .back: navigation.popViewController(animated: true)
        case .popToRoot: navigation.popToRootViewController(animated: true)
        case .otherStack: navigation.setViewControllers([homeScreen], animated: false)
        case .background:
            device.enterBackground()
            device.enterForeground()
        case .inactive:
            device.resignActive()
            device.becomeActive()
        case .otherTab: tabs.selectedIndex = 1
        case .otherRoot: window.rootViewController = UIViewController()
        case .presentation: (openedScreen ?? homeScreen).present(UIViewController(), animated: true)
        case .pushOver: navigation.pushViewController(UIViewController(), animated: true)
        case .dismissal: tabs.dismiss(animated: true)
        case .animationsOff: UIView.setAnimationsEnabled(false)
        case .reload, .deletion, .deletionOfAll, .noAnswers, .secondTap, .controllerGone, .imageGone, .viewHidden, .viewGone:
            happenOnScreens(fault)
        }
    }

    /// Brings the phone back to its home screen by any way that is left. The screens are then as before.
    func comeHome(after fault: Fault) throws {
        UIView.setAnimationsEnabled(true)
        if fault == .rotation { device.rotate(to: .portrait, animated: false) }
        if fault == .otherRoot { window.rootViewController = tabs }
        endFaultsOnScreens()
        tabs.selectedIndex = 0
        if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
        try device.advanceUntilIdle()
        navigation.popToRootViewController(animated: false)
        // A pop without animation is over after the layout of the turn.
        device.advanceFrames(2)
        try device.advanceUntilIdle()
    }
}

extension GridPhone: FaultedPhone {
    var homeScreen: UIViewController { grid }
    var openedScreen: UIViewController? { pager }
    var appearances: [String] { grid.appearances }
    var lackingMoments: Set<FaultMoment> { [] }
    /// The views of a page belong to the pager. An app can't hide or remove them.
    var lackingFaults: Set<Fault> { [.viewHidden, .viewGone] }

    func begin(_ item: Int) {
        grid.open(item)
    }

    func close() {
        _ = pager?.accessibilityPerformEscape()
    }

    func reach(_ moment: FaultMoment) throws -> Finger? {
        begin(4)
        if moment == .opening || moment == .holding {
            device.advance(by: 0.1)
            guard moment == .holding else { return nil }
            return device.grab(at: CGPoint(x: 195, y: 400), along: CGVector(dx: 0, dy: 1))
        }
        try device.advanceUntilIdle()
        if moment == .closing {
            close()
            device.advance(by: 0.06)
            return nil
        }
        let finger = device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 380), duration: 0.5)
        device.advance(by: 0.1)
        if moment == .dragging { return finger }
        finger.lift()
        device.advance(by: 0.05)
        return nil
    }

    func happenOnScreens(_ fault: Fault) {
        switch fault {
        case .reload: grid.list.reloadData()
        case .deletion: grid.delete(4)
        case .deletionOfAll: grid.deleteAll()
        case .noAnswers: grid.answersNothing = true
        case .secondTap: device.tap(at: CGPoint(x: 60, y: 160))
        case .controllerGone: grid.loseZoom()
        case .imageGone: pager?.photoView?.image = nil
        default: break
        }
    }

    func endFaultsOnScreens() {
        grid.answersNothing = false
    }

    func leftovers(after fault: Fault) -> [String] {
        leftovers.filter { leftover in
            switch fault {
            case .presentation, .pushOver, .otherTab, .otherRoot:
                // The pager's screen may be under another screen then.
                !leftover.hasPrefix("a transition is not over") && !leftover.hasPrefix("the tab bar")
            default: true
            }
        }
    }
}

extension CardPhone: FaultedPhone {
    var homeScreen: UIViewController { list }
    var openedScreen: UIViewController? { detail }
    var appearances: [String] { list.appearances }
    /// A finger drags an open card from the edge of a navigation controller only.
    var lackingMoments: Set<FaultMoment> { list.way == .pushed ? [] : [.dragging, .goingBack] }
    var lackingFaults: Set<Fault> { [] }

    func begin(_ item: Int) {
        list.open(item)
    }

    func close() {
        goBack()
    }

    func reach(_ moment: FaultMoment) throws -> Finger? {
        begin(2)
        if moment == .opening || moment == .holding {
            device.advance(by: 0.1)
            guard moment == .holding else { return nil }
            let goesDown = list.kind == .grow && list.way == .presented
            return device.grab(at: CGPoint(x: 130, y: 430), along: CGVector(dx: goesDown ? 0 : 1, dy: goesDown ? 1 : 0))
        }
        try device.advanceUntilIdle()
        if moment == .closing {
            close()
            device.advance(by: 0.06)
            return nil
        }
        let finger = device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 150, y: 400))
        if moment == .dragging { return finger }
        // The screen was dragged less than half of the way, so it returns if the finger lifts without a velocity.
        device.advance(by: 0.2)
        finger.lift()
        device.advance(by: 0.05)
        return nil
    }

    func happenOnScreens(_ fault: Fault) {
        switch fault {
        case .reload: list.list.reloadData()
        case .deletion:
            list.names.removeAll { $0 == 2 }
            list.list.reloadData()
        case .deletionOfAll:
            list.names = []
            list.list.reloadData()
        case .noAnswers:
            list.answersNothing = true
            list.withheld = ["photo", "title", "card", "text"]
            detail?.withheld = ["photo"]
        case .secondTap: device.tap(at: CGPoint(x: 200, y: 260))
        case .controllerGone: list.loseControllers()
        case .imageGone:
            detail?.photoView.image = nil
            list.cell(2)?.photoView.image = nil
        case .viewHidden: detail?.titleLabel.isHidden = true
        case .viewGone: detail?.badge.removeFromSuperview()
        default: break
        }
    }

    func endFaultsOnScreens() {
        list.answersNothing = false
        list.withheld = []
        if let badge = detail?.badge, badge.superview == nil { detail?.view.addSubview(badge) }
    }

    /// Views that a fault has removed come back only with the home screen, so nothing is checked.
    func leftovers(after fault: Fault) -> [String] { [] }
}
