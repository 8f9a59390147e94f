import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Faults that storms have found in grabs and in apps that act within a callback, each in a test of its own.
@MainActor @Suite("Found by storms of shared views and growing cells", .timeLimit(.minutes(20)), .phones) struct AnswerStormFindingsTests {
    @Test(
        "An app that goes back as soon as a screen is open does so when the finger has let go that grabbed it",
        .given(\.popAtEndOfPush, .performed),
        arguments: [CardListScreen.Way.pushed, .presented]
    )
    func backWhenGrabbed(way: CardListScreen.Way) throws {
        for kind in [CardListScreen.Kind.shared, .grow] {
            try CardPhone.run(kind, way: way) { phone in
                phone.list.open(2)
                phone.device.advance(by: 0.1)
                phone.detail?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in phone.goBack() }
                let flying = phone.flyingFrames
                let goesDown = way == .presented
                let back = CGVector(dx: goesDown ? 0 : 1, dy: goesDown ? 1 : 0)
                let finger = phone.device.grab(at: CGPoint(x: 100, y: 400), along: back)
                phone.device.advance(by: 1)
                #expect(!flying.isEmpty && phone.flyingFrames.count == flying.count, "\(kind): the finger holds it")
                #expect(!phone.isOpen && !phone.isClosed)
                finger.cancel()
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed, "\(kind): the screen has opened, and the app goes back")
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
            phone.device.grab(at: CGPoint(x: 100, y: 400), along: CGVector(dx: 1, dy: 0)).lift()
            #expect(phone.flyingFrames.count > 0)
            if isGone {
                phone.list.loseControllers()
            } else {
                phone.list.way = .presented
                phone.list.open(3)
                phone.device.advance(by: 0.1)
                phone.device.grab(at: CGPoint(x: 100, y: 400), along: CGVector(dx: 0, dy: 1)).lift()
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
            let overlay = TransitionOverlayView()
            overlay.cover(window)
            let end = FlightEndpoint(on: controller.view, order: .front, snapshotAt: .onScreen) {
                guard controller.title == "leaves" else { return view }
                view.removeFromSuperview()
                controller.view.addSubview(view)
                return nil
            }
            end.takeOff(into: overlay)
            #expect(view.shownAlpha == 0.0)
            controller.title = "leaves"
            end.refresh()
            #expect(view.shownAlpha == 1.0 && overlay.subviews.isEmpty)
        }
    }

    @Test(
        "A tab that is changed while a transition asks for a cell leaves nothing behind",
        .given(\.frames, .regular),
        arguments: [false, true]
    )
    func tabChangedWhenAsked(atStart: Bool) throws {
        try CardPhone.run(.grow) { phone in
            let source = TabChangingSource(phone)
            phone.list.grow.source = source
            source.isArmed = atStart
            phone.list.open(2)
            phone.device.advance(by: 0.1)
            source.isArmed = true
            phone.device.advanceFrames()
            #expect(phone.tabs.selectedIndex == 1 && phone.list.controller.run == nil)
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

    @Test("A view that flies is not lifted again, whether it flies itself or a picture does", arguments: [true, false])
    func liftedTwice(movesViews: Bool) throws {
        try HeadlessDevice.run { device in
            let (controller, label) = (UIViewController(), UILabel(frame: CGRect(x: 50, y: 200, width: 200, height: 40)))
            label.text = "Title"
            controller.view.addSubview(label)
            let window = device.show(controller)
            let lift = try #require(Lift(of: label, movesViews: movesViews))
            lift.takeOff(into: window)
            #expect(!Lift.canLift(label) && (label.superview is ReplicaView) == movesViews)
            lift.land()
            #expect(Lift.canLift(label) && label.superview === controller.view)
        }
    }

    @Test(
        "A dismissal that a finger has begun isn't used for another screen, which the app pops at the same time",
        .given(\.transitionStart, .late)
    )
    func otherScreenLeaves() throws {
        try GridPhone.run(way: .presented) { phone in
            try phone.open(4)
            let other = UIViewController()
            phone.navigation.pushViewController(other, animated: false)
            try phone.device.advanceUntilIdle()
            let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 420))
            finger.move(to: CGPoint(x: 200, y: 500))
            phone.navigation.popViewController(animated: true)
            phone.device.advance(by: 1)
            #expect(phone.navigation.topViewController === phone.grid && other.view.window == nil)
            #expect(phone.pager?.presentingViewController != nil, "the finger holds it")
            finger.move(to: CGPoint(x: 200, y: 800))
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }
}

/// A source that, once armed, changes the tab within the next request for a cell.
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
