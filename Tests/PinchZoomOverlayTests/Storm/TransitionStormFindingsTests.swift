import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

/// What storms have found about transitions, each by itself.
@MainActor @Suite("Found by storms of transitions") struct TransitionStormFindingsTests {
    @Test("A screen that is opened from another photo's keeps the tab bar away, without a flash, and its closing brings it back")
    func twoVeils() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            #expect(phone.tabs.tabBar.alpha == 0.0)
            let second = PhotoPagerViewController(dataSource: phone.grid, index: 7)
            phone.navigation.pushViewController(second, animated: true)
            while second.transitionCoordinator != nil {
                phone.device.advanceFrames()
                #expect(phone.tabs.tabBar.alpha == 0.0)
            }
            phone.navigation.popViewController(animated: false)
            try phone.device.advanceUntilIdle()
            #expect(phone.tabs.tabBar.alpha == 0.0)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.tabs.tabBar.alpha == 1.0)
        }
    }

    @Test("A finger that grabs a photo whose app no longer hands the calls on leaves nothing behind")
    func forsakenGrab() throws {
        try GridPhone.run { phone in
            phone.device.tap(at: try phone.cellCenter(4))
            phone.device.advance(by: 0.15)
            phone.navigation.delegate = nil
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.advance(by: 1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed, "UIKit has gone back in its own way")
            #expect(phone.leftovers == [])
            phone.navigation.delegate = phone.grid.zoom
            try phone.open(4)
            #expect(phone.isOpen)
        }
    }

    @Test("A drag that the app does not hand on does not bar the way back from the next screen")
    func forsakenDrag() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.navigation.delegate = nil
            phone.device.swipe(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 420))
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            phone.navigation.delegate = phone.grid.zoom
            let second = PhotoPagerViewController(dataSource: phone.grid, index: 4)
            phone.navigation.pushViewController(second, animated: false)
            try phone.device.advanceUntilIdle()
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A place of infinite size is none")
    func infinitePlace() throws {
        let holder = UIView()
        let end = LiftEnd(on: holder) {
            nil
        } frame: {
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)
        }
        end.takeOff(into: holder, atBack: false)
        #expect(end.pane == nil)
    }

    @Test(
        "An app that goes back as soon as a screen is open goes back with what a finger has just grabbed",
        arguments: [CardListScreen.Way.pushed, .presented]
    )
    func backWhenGrabbed(way: CardListScreen.Way) throws {
        for kind in [CardListScreen.Kind.shared, .grow] {
            try CardPhone.run(kind, way: way) { phone in
                phone.list.open(2)
                phone.device.advance(by: 0.1)
                phone.detail?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in phone.goBack() }
                let flying = phone.flyingFrames
                let finger = phone.device.touchDown(at: CGPoint(x: 100, y: 400))
                phone.device.advance(by: 1)
                #expect(!flying.isEmpty && phone.flyingFrames.count == flying.count, "\(kind): the finger holds it")
                #expect(!phone.isOpen && !phone.isClosed)
                finger.lift()
                try phone.device.advanceUntilIdle()
                #expect(phone.isOpen, "\(kind): a finger that has only touched it changes nothing")
            }
        }
    }

    @Test(
        "A grab whose way back UIKit does not ask for leaves nothing behind, if its controller goes or another is grabbed meanwhile",
        arguments: [false, true]
    )
    func forgottenGrab(isGone: Bool) throws {
        try CardPhone.run(.shared) { phone in
            phone.list.open(2)
            phone.device.advance(by: 0.1)
            phone.navigation.delegate = nil
            phone.device.touchDown(at: CGPoint(x: 100, y: 400)).lift()
            #expect(phone.flyingFrames.count > 0)
            if isGone {
                phone.list.loseControllers()
            } else {
                phone.list.way = .presented
                phone.list.open(3)
                phone.device.advance(by: 0.1)
                phone.device.touchDown(at: CGPoint(x: 100, y: 400)).lift()
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.leftovers == [])
        }
    }

    @Test("A view that leaves while a transition asks for it is back in its place") func leavesWhenAsked() throws {
        try HeadlessDevice.run { device in
            let view = UIImageView(image: TestImages.photo(1))
            let controller = UIViewController()
            controller.view.addSubview(view)
            let window = device.show(controller)
            let stage = TransitionStage()
            stage.cover(window)
            let end = LiftEnd(on: controller.view) {
                guard controller.title == "leaves" else { return view }
                view.removeFromSuperview()
                controller.view.addSubview(view)
                return nil
            }
            end.takeOff(into: stage, atBack: false)
            #expect(view.alpha == 0.0)
            controller.title = "leaves"
            end.refresh(atBack: false)
            #expect(view.alpha == 1.0 && stage.subviews.isEmpty)
        }
    }

    @Test("A tab that is changed while a transition asks for a cell leaves nothing behind", arguments: [false, true])
    func tabChangedWhenAsked(atStart: Bool) throws {
        try CardPhone.run(.grow) { phone in
            let source = TabChangingSource(phone)
            phone.list.grow.source = source
            source.isArmed = atStart
            phone.list.open(2)
            phone.device.advance(by: 0.1)
            source.isArmed = true
            phone.device.advanceFrames()
            #expect(phone.tabs.selectedIndex == 1)
            try phone.device.advanceUntilIdle()
            phone.tabs.selectedIndex = 0
            phone.device.advanceFrames()
            #expect(phone.isOpen)
            #expect(phone.leftovers == [])
        }
    }

    @Test("A sheet's content stays in the sheet while a transition moves it", arguments: [CardListScreen.Kind.shared, .grow])
    func sheet(kind: CardListScreen.Kind) throws {
        try CardPhone.run(kind, way: .presented) { phone in
            let detail = CardDetailScreen(2)
            detail.modalPresentationStyle = .pageSheet
            detail.transitioningDelegate = phone.list.controller
            phone.list.present(detail, animated: true)
            phone.device.advance(by: 0.1)
            let sheet = try #require(detail.presentationController?.presentedView)
            let place = try #require(detail.presentationController?.frameOfPresentedViewInContainerView)
            #expect(detail.view.isDescendant(of: sheet) && detail.view.frame == sheet.bounds)
            try phone.device.advanceUntilIdle()
            #expect(detail.view.isDescendant(of: sheet) && detail.view.frame == sheet.bounds && sheet.frame == place)
            detail.dismiss(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A view that flies itself is not taken up by another transition") func liftedTwice() throws {
        try CardPhone.run(.shared, way: .presented) { phone in
            phone.list.open(2)
            phone.device.advance(by: 0.1)
            let title = try #require(phone.list.cell(2)?.titleLabel)
            #expect(title.superview is ReplicaView)
            #expect(!Lift.canLift(title))
        }
    }
}

/// Changes the tab when it is asked for a cell, once.
private final class TabChangingSource: GrowTransitionSource {
    var isArmed = false
    private let phone: CardPhone

    init(_ phone: CardPhone) {
        self.phone = phone
    }

    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView? {
        if isArmed { phone.tabs.selectedIndex = 1 }
        isArmed = false
        return phone.list.growTransition(controller, viewFor: item)
    }
}
