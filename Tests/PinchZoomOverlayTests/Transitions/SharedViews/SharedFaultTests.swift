import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Shared views and grow: whatever happens meanwhile", .timeLimit(.minutes(20)), .phones) struct SharedFaultTests {
    typealias Kind = CardListScreen.Kind
    typealias Way = CardListScreen.Way

    /// When something happens to a transition.
    enum Moment: CaseIterable, Sendable {
        case opening, holding, swiping, closing
    }

    /// What happens.
    enum Fault: CaseIterable, Sendable {
        case rotation, reload, deletion, deletionOfAll, noAnswers, secondTap, back, popToRoot, otherStack, background, inactive, otherTab
        case otherRoot, controllersGone, imageGone, hidden, viewGone, pushOver, dismissal, animationsOff
    }

    @Test("Nothing is left and the transition is over once, at every moment", arguments: Moment.allCases, Fault.allCases)
    func sweep(moment: Moment, fault: Fault) throws {
        for kind in [Kind.shared, .grow] {
            for way in [Way.pushed, .presented] where !(moment == .swiping && way != .pushed) {
                try CardPhone.run(kind, way: way) { phone in
                    let finger = try reach(moment, on: phone)
                    try happen(fault, to: phone)
                    phone.device.advance(by: 0.03)
                    finger?.lift()
                    try phone.device.advanceUntilIdle()
                    try comeHome(phone, after: fault)
                    #expect(phone.leftovers == [], "\(kind) \(way)")
                    #expect(appearanceFaults(in: phone.list.appearances) == [], "\(kind) \(way)")
                    if fault == .deletionOfAll || fault == .controllersGone { return }
                    phone.list.open(1)
                    try phone.device.advanceUntilIdle()
                    #expect(phone.isOpen, "\(kind) \(way)")
                    phone.goBack()
                    try phone.device.advanceUntilIdle()
                    #expect(phone.isClosed, "\(kind) \(way)")
                }
            }
        }
    }

    private func reach(_ moment: Moment, on phone: CardPhone) throws -> Finger? {
        phone.list.open(2)
        if moment == .opening || moment == .holding {
            phone.device.advance(by: 0.1)
            guard moment == .holding else { return nil }
            let goesDown = phone.list.kind == .grow && phone.list.way == .presented
            return phone.device.grab(at: CGPoint(x: 130, y: 430), along: CGVector(dx: goesDown ? 0 : 1, dy: goesDown ? 1 : 0))
        }
        try phone.device.advanceUntilIdle()
        if moment == .closing {
            phone.goBack()
            phone.device.advance(by: 0.06)
            return nil
        }
        return phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 150, y: 400))
    }

    private func happen(_ fault: Fault, to phone: CardPhone) throws {
        let list = phone.list
        switch fault {
        case .rotation: phone.device.rotate(to: .landscapeLeft)
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
            phone.detail?.withheld = ["photo"]
        case .secondTap: phone.device.tap(at: CGPoint(x: 200, y: 260))
        case .back: phone.navigation.popViewController(animated: true)
        case .popToRoot: phone.navigation.popToRootViewController(animated: true)
        case .otherStack: phone.navigation.setViewControllers([list], animated: false)
        case .background:
            phone.device.enterBackground()
            phone.device.enterForeground()
        case .inactive:
            phone.device.resignActive()
            phone.device.becomeActive()
        case .otherTab: phone.tabs.selectedIndex = 1
        case .otherRoot: phone.window.rootViewController = UIViewController()
        case .controllersGone: list.loseControllers()
        case .imageGone:
            phone.detail?.photoView.image = nil
            list.cell(2)?.photoView.image = nil
        case .hidden: phone.detail?.titleLabel.isHidden = true
        case .viewGone: phone.detail?.badge.removeFromSuperview()
        case .pushOver: phone.navigation.pushViewController(UIViewController(), animated: true)
        case .dismissal: phone.tabs.dismiss(animated: true)
        case .animationsOff: UIView.setAnimationsEnabled(false)
        }
    }

    /// Brings the phone back to its list, by whatever way is left, with the screens as they were.
    private func comeHome(_ phone: CardPhone, after fault: Fault) throws {
        UIView.setAnimationsEnabled(true)
        if fault == .rotation { phone.device.rotate(to: .portrait, animated: false) }
        if fault == .otherRoot { phone.window.rootViewController = phone.tabs }
        phone.list.answersNothing = false
        phone.list.withheld = []
        if let badge = phone.detail?.badge, badge.superview == nil { phone.detail?.view.addSubview(badge) }
        phone.tabs.selectedIndex = 0
        if phone.tabs.presentedViewController != nil { phone.tabs.dismiss(animated: false) }
        try phone.device.advanceUntilIdle()
        phone.navigation.popToRootViewController(animated: false)
        // Without animation it is over when the turn's layout has been made.
        phone.device.advanceFrames(2)
        try phone.device.advanceUntilIdle()
    }

    @Test("Screens, controllers and scenes are let go, also in mid-flight", arguments: [Kind.shared, .grow])
    func leaks(kind: Kind) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            weak var detail: CardDetailScreen?
            weak var controller: TransitionController?
            weak var list: CardListScreen?
            try CardPhone.run(on: device, kind) { phone in
                try phone.open(3)
                phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400))
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed)
                phone.list.open(2)
                phone.device.advance(by: 0.1)
                detail = phone.detail
                controller = phone.list.controller
                list = phone.list
                #expect(detail != nil && controller != nil && list != nil)
                phone.window.rootViewController = nil
            }
            device.advanceFrames(3)
            #expect(detail == nil)
            #expect(controller == nil)
            #expect(list == nil)
        }
    }

    @Test("A transition that was asked for and never begun keeps nothing alive", arguments: [Kind.shared, .grow])
    func neverBegun(kind: Kind) throws {
        try HeadlessDevice.run { device in
            weak var controller: TransitionController?
            weak var detail: CardDetailScreen?
            do {
                let (list, screen, navigation) = (CardListScreen(kind), CardDetailScreen(1), UINavigationController())
                let asked = list.controller.navigationController(navigation, animationControllerFor: .push, from: list, to: screen)
                #expect(asked != nil)
                controller = list.controller
                detail = screen
            }
            device.advanceFrames()
            #expect(controller == nil)
            #expect(detail == nil)
        }
    }
}
