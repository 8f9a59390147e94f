import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Zoom transition: whatever happens meanwhile", .timeLimit(.minutes(20)), .phones) struct ZoomFaultTests {
    /// When something happens to a transition.
    enum Moment: CaseIterable, Sendable {
        case opening, dragging, goingBack, closing
    }

    /// What happens.
    enum Fault: CaseIterable, Sendable {
        case rotation, reload, deletion, deletionOfAll, noAnswers, secondTap, back, popToRoot, otherStack, background, inactive, otherTab
        case otherRoot, controllerGone, presentation, imageGone, pushOver, dismissal, animationsOff
    }

    @Test("Nothing is left and the transition is over once, at every moment", arguments: Moment.allCases, Fault.allCases)
    func sweep(moment: Moment, fault: Fault) throws {
        for way in [GridScreen.Way.pushed, .presented] {
            try GridPhone.run(way: way) { phone in
                let finger = try reach(moment, on: phone)
                try happen(fault, to: phone)
                phone.device.advance(by: 0.03)
                finger?.lift()
                try phone.device.advanceUntilIdle()
                #expect(phone.leftovers(after: fault) == [], "\(way)")
                try comeHome(phone, after: fault)
                #expect(appearanceFaults(in: phone.grid.appearances) == [], "\(way)")
            }
        }
    }

    private func reach(_ moment: Moment, on phone: GridPhone) throws -> Finger? {
        phone.grid.open(4)
        if moment == .opening {
            phone.device.advance(by: 0.1)
            return nil
        }
        try phone.device.advanceUntilIdle()
        if moment == .closing {
            _ = phone.pager?.accessibilityPerformEscape()
            phone.device.advance(by: 0.06)
            return nil
        }
        let finger = phone.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 380), duration: 0.5)
        phone.device.advance(by: 0.1)
        if moment == .dragging { return finger }
        finger.lift()
        phone.device.advance(by: 0.05)
        return nil
    }

    private func happen(_ fault: Fault, to phone: GridPhone) throws {
        let grid = phone.grid
        switch fault {
        case .rotation: phone.device.rotate(to: .landscapeLeft)
        case .reload: grid.list.reloadData()
        case .deletion: grid.delete(4)
        case .deletionOfAll: grid.deleteAll()
        case .noAnswers: grid.answersNothing = true
        case .secondTap: phone.device.tap(at: CGPoint(x: 60, y: 160))
        case .back: phone.navigation.popViewController(animated: true)
        case .popToRoot: phone.navigation.popToRootViewController(animated: true)
        case .otherStack: phone.navigation.setViewControllers([grid], animated: false)
        case .background:
            phone.device.enterBackground()
            phone.device.enterForeground()
        case .inactive:
            phone.device.resignActive()
            phone.device.becomeActive()
        case .otherTab: phone.tabs.selectedIndex = 1
        case .otherRoot: phone.window.rootViewController = UIViewController()
        case .controllerGone: grid.loseZoom()
        case .presentation: (grid.pager ?? grid).present(UIViewController(), animated: true)
        case .imageGone: grid.pager?.photoView?.image = nil
        case .pushOver: phone.navigation.pushViewController(UIViewController(), animated: true)
        case .dismissal: phone.tabs.dismiss(animated: true)
        case .animationsOff: UIView.setAnimationsEnabled(false)
        }
    }

    /// Brings the phone back to its grid, by whatever way is left, and then opens and closes once more.
    private func comeHome(_ phone: GridPhone, after fault: Fault) throws {
        UIView.setAnimationsEnabled(true)
        if fault == .rotation { phone.device.rotate(to: .portrait, animated: false) }
        if fault == .otherRoot { phone.window.rootViewController = phone.tabs }
        phone.grid.answersNothing = false
        phone.tabs.selectedIndex = 0
        if phone.tabs.presentedViewController != nil { phone.tabs.dismiss(animated: false) }
        try phone.device.advanceUntilIdle()
        phone.navigation.popToRootViewController(animated: false)
        // Without animation it is over when the turn's layout has been made.
        phone.device.advanceFrames(2)
        try phone.device.advanceUntilIdle()
        #expect(phone.leftovers == [])
        if fault == .deletionOfAll || fault == .controllerGone { return }
        phone.grid.open(2)
        try phone.device.advanceUntilIdle()
        #expect(phone.isOpen)
        _ = phone.pager?.accessibilityPerformEscape()
        try phone.device.advanceUntilIdle()
        #expect(phone.isClosed)
    }

    @Test(
        "An app that resigns active finds its transition over in the same turn: where it was going, or back if a finger held it",
        arguments: Moment.allCases
    )
    func deactivation(moment: Moment) throws {
        try GridPhone.run { phone in
            let finger = try reach(moment, on: phone)
            phone.device.resignActive()
            #expect(phone.flyingFrame == nil)
            #expect(phone.navigation.topViewController === (moment == .closing ? phone.grid : phone.pager))
            #expect(phone.leftovers == [])
            phone.device.becomeActive()
            finger?.lift()
        }
    }

    @Test("A container that is taken out of the window ends its transition")
    func containerGone() throws {
        try GridPhone.run(way: .presented) { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let overlay = try #require(phone.window.descendants.first { $0 is TransitionOverlayView })
            var ends = 0
            phone.pager?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
            overlay.superview?.removeFromSuperview()
            #expect(ends == 1)
            #expect(phone.grid.photoView(4)?.shownAlpha == 1)
            phone.tabs.dismiss(animated: false)
            phone.device.advanceFrames(2)
            #expect(ends == 1)
        }
    }

    @Test("Screens, controller and scenes are let go")
    func leaks() throws {
        weak var pager: PhotoPagerViewController?
        weak var zoom: ZoomTransitionController?
        weak var grid: GridScreen?
        try HeadlessDevice.run { device in
            try GridPhone.run(on: device) { phone in
                try phone.open(4)
                phone.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500)).lift()
                try phone.device.advanceUntilIdle()
                phone.grid.open(3)
                phone.device.advance(by: 0.1)
                pager = phone.pager
                zoom = phone.grid.zoom
                grid = phone.grid
                #expect(pager != nil)
                phone.window.rootViewController = nil
            }
            device.advanceFrames(3)
            #expect(pager == nil)
            #expect(zoom == nil)
            #expect(grid == nil)
        }
    }
}
