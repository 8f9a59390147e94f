import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Faults that storms have found in transitions, each in a test of its own.
@MainActor @Suite("Found by storms of transitions", .timeLimit(.minutes(20)), .phones) struct TransitionStormFindingsTests {
    @Test("A screen that is opened from another photo's keeps the tab bar away, without a flash, and its closing brings it back")
    func twoVeils() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            #expect(phone.tabBarPresence == 0)
            let second = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 7)
            phone.navigation.pushViewController(second, animated: true)
            try phone.device.advanceFrames(while: second.transitionCoordinator != nil) { #expect(phone.tabBarPresence == 0) }
            #expect(phone.tabBarPresence == 0)
            phone.navigation.popViewController(animated: false)
            try phone.device.advanceUntilIdle()
            #expect(phone.tabBarPresence == 0)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.tabBarPresence == 1)
        }
    }

    @Test("A finger grabs a photo whose app no longer forwards the calls: the transition is the one that UIKit has")
    func forsakenGrab() throws {
        try GridPhone.run { phone in
            phone.device.tap(at: try phone.cellCenter(4))
            phone.device.advance(by: 0.15)
            phone.navigation.delegate = nil
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.advance(by: 1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            #expect(phone.leftovers == [])
            phone.navigation.delegate = phone.grid.zoom
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
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
            let second = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
            phone.navigation.pushViewController(second, animated: false)
            try phone.device.advanceUntilIdle()
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A transition that begins when its screens have left the window is over at once", .given(\.transitionStart, .late))
    func withoutWindow() throws {
        try HeadlessDevice.run { device in
            try GridPhone.run(on: device) { phone in
                let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
                phone.navigation.pushViewController(pager, animated: true)
                phone.window.rootViewController = UIViewController()
                device.advanceFrames()
                #expect(phone.grid.zoom.run == nil && pager.transitionCoordinator == nil)
                phone.window.rootViewController = phone.tabs
                try device.advanceUntilIdle()
                #expect(phone.navigation.topViewController === pager && pager.view.window === phone.window)
                phone.navigation.popViewController(animated: true)
                try device.advanceUntilIdle()
                #expect(phone.isClosed && phone.leftovers == [])
            }
        }
    }

    @Test("A screen that the app keeps while it is on its way out has the tab bar hidden again", arguments: [false, true])
    func keptOnItsWayOut(isHeld: Bool) throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let pager = try #require(phone.pager)
            phone.navigation.popViewController(animated: true)
            phone.device.advance(by: 0.1)
            let finger = isHeld ? phone.flyingFrame.map { phone.device.grab(at: CGPoint(x: $0.midX, y: $0.midY)) } : nil
            phone.device.advance(by: 0.05)
            phone.navigation.setViewControllers([phone.grid, UIViewController(), pager], animated: false)
            finger?.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.navigation.topViewController === pager && pager.view.window != nil)
            #expect(phone.tabBarPresence == 0)
            phone.navigation.popToRootViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.tabBarPresence == 1)
        }
    }

    @Test("A place that never rests, as in a list that scrolls by itself, ends a transition like any other", arguments: [false, true])
    func restlessPlace(isOpening: Bool) throws {
        try GridPhone.run { phone in
            if isOpening { phone.grid.open(4) } else { try phone.open(4) }
            if !isOpening { phone.navigation.popViewController(animated: true) }
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil, limit: 3) {
                phone.grid.list.contentOffset.y += phone.grid.list.contentOffset.y > 50 ? -40 : 7
            }
            #expect(isOpening ? phone.isOpen : phone.isClosed)
        }
    }

    @Test("So it does for shared views and for cards that grow", arguments: CardListScreen.Kind.allCases)
    func restlessCards(kind: CardListScreen.Kind) throws {
        try CardPhone.run(kind) { phone in
            try phone.open(1)
            phone.goBack()
            try phone.awaitFlight()
            let list = phone.list.list
            try phone.device.advanceFrames(while: phone.overlay != nil || phone.growingFrame != nil, limit: 3) {
                list.contentOffset.y += list.contentOffset.y > 50 ? -40 : 7
            }
            #expect(phone.isClosed)
        }
    }

    @Test("A place of infinite size is none")
    func infinitePlace() throws {
        let holder = UIView()
        let end = FlightEndpoint(on: holder, order: .front, snapshotAt: .onScreen) {
            nil
        } frame: {
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)
        }
        end.takeOff(into: holder)
        #expect(end.pane == nil)
    }
}
