import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Memory of transitions", .timeLimit(.minutes(20)), .phones) struct TransitionLeakTests {
    @Test("The screens and the controller of a zoom are deallocated in flight")
    func zoom() throws {
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

    @Test("The screens and the controllers of cards are deallocated in flight", arguments: CardListScreen.Kind.allCases)
    func cards(kind: CardListScreen.Kind) throws {
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

    @Test("A transition that was asked for and never begun keeps nothing alive", arguments: CardListScreen.Kind.allCases)
    func neverBegun(kind: CardListScreen.Kind) throws {
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
