import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of a screen's own transition, with closures in place of a source.
@MainActor @Suite("Zoom transition: a screen's own, in one assignment", .timeLimit(.minutes(20)), .phones) struct OwnZoomTransitionTests {
    /// Runs a test on a phone whose grid is no source, in a navigation controller without a delegate.
    private func run(_ body: (GridPhone) throws -> Void) throws {
        try GridPhone.run { phone in
            phone.navigation.delegate = nil
            phone.grid.zoom.source = nil
            try body(phone)
        }
    }

    /// Returns a pager with its own transition from the grid.
    private func makePager(_ phone: GridPhone, index: Int, bringIntoView: @escaping @MainActor (Int) -> Void = { _ in })
        -> PhotoPagerViewController
    {
        let grid = phone.grid
        let pager = PhotoPagerViewController(dataSource: grid, currentIndex: index)
        pager.zoomTransition = ZoomTransitionController(from: grid) { [weak grid] (item: Int) in
            grid?.photoView(item)
        } bringIntoView: {
            bringIntoView($0)
        }
        return pager
    }

    /// Drags the photo with a finger that then lifts, and checks that the photo flies home.
    private func dragHome(_ phone: GridPhone, from start: CGPoint, to end: CGPoint) throws {
        let finger = phone.device.drag(from: start, to: end)
        #expect(phone.flyingFrame != nil)
        phone.device.advance(by: 0.2)
        finger.lift()
        try phone.device.advanceUntilIdle()
        #expect(phone.isClosed)
    }

    @Test("Pushed, the photo flies there, is dragged home, and is put back in order", arguments: [4, 7])
    func pushed(item: Int) throws {
        try run { phone in
            let home = try phone.cellCenter(item)
            phone.navigation.pushViewController(makePager(phone, index: item), animated: true)
            try phone.awaitFlight()
            #expect(distance(try #require(phone.flyingFrame).center, home) < 0.5)
            try phone.device.advanceUntilIdle()
            #expect(phone.navigation.topViewController is PhotoPagerViewController)
            try dragHome(phone, from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 700))
        }
    }

    @Test("The log says nothing if the photo flies, or if the app wants no animation or no transition")
    func noMessage() throws {
        try run { phone in
            let messages = try loggedMessages {
                for (hasZoom, isAnimated) in [(true, true), (true, false), (false, true)] {
                    let pager = makePager(phone, index: 4)
                    if !hasZoom { pager.zoomTransition = nil }
                    phone.navigation.pushViewController(pager, animated: isAnimated)
                    try phone.device.advanceUntilIdle()
                    phone.navigation.popViewController(animated: false)
                    try phone.device.advanceUntilIdle()
                }
            }
            #expect(messages == [])
        }
    }

    @Test("Presented, it needs no other line")
    func presented() throws {
        try run { phone in
            phone.grid.present(makePager(phone, index: 4), animated: true)
            try phone.awaitFlight()
            #expect(phone.flyingFrame != nil)
            try phone.device.advanceUntilIdle()
            #expect(phone.tabs.presentedViewController is PhotoPagerViewController)
            phone.grid.dismiss(animated: true)
            try phone.awaitFlight()
            #expect(phone.flyingFrame != nil)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("The list hears of the item that the photo flies back to")
    func bringsIntoView() throws {
        try run { phone in
            var asked: [Int] = []
            let pager = makePager(phone, index: 4) { asked.append($0) }
            phone.navigation.pushViewController(pager, animated: true)
            try phone.device.advanceUntilIdle()
            #expect(asked.isEmpty)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(asked == [4])
        }
    }

    @Test("Closures for items of another type give nothing: the screens fade")
    func otherItems() throws {
        try run { phone in
            let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
            var calls = 0
            pager.zoomTransition = ZoomTransitionController(from: phone.grid) { (_: String) in
                calls += 1
                return nil
            }
            phone.navigation.pushViewController(pager, animated: true)
            try phone.device.advanceUntilIdle()
            #expect(calls == 0 && phone.navigation.topViewController === pager)
            phone.navigation.popViewController(animated: true)
        }
    }

    @Test("Screens without one come and go by UIKit's own transition, the swipe back from the edge among it")
    func otherScreens() throws {
        try run { phone in
            let pager = makePager(phone, index: 4)
            phone.navigation.pushViewController(pager, animated: true)
            try phone.device.advanceUntilIdle()
            let other = UIViewController()
            phone.navigation.pushViewController(other, animated: true)
            phone.device.advance(by: 0.1)
            #expect(phone.flyingFrame == nil)
            try phone.device.advanceUntilIdle()
            phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
            try phone.device.advanceUntilIdle()
            #expect(phone.navigation.topViewController === pager)
            // The pager's own transition takes the photo along.
            try dragHome(phone, from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
        }
    }

    @Test("It goes before the source of a controller that is the delegate; screens without one have that source")
    func mixed() throws {
        try GridPhone.run { phone in
            var requests = 0
            phone.grid.onRequest = { requests += 1 }
            phone.navigation.pushViewController(makePager(phone, index: 4), animated: true)
            try phone.awaitFlight()
            #expect(phone.flyingFrame != nil)
            try phone.device.advanceUntilIdle()
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(requests == 0)
            phone.grid.open(4)
            try phone.device.advanceUntilIdle()
            #expect(requests > 0)
            phone.navigation.popViewController(animated: true)
        }
    }

    @Test("A delegate of the app's own stays, and is not replaced; if it forwards nothing, the log says why no photo flies")
    func delegateOfTheApps() throws {
        final class Delegate: NSObject, UINavigationControllerDelegate {}
        try run { phone in
            let delegate = Delegate()
            phone.navigation.delegate = delegate
            let messages = try loggedMessages {
                phone.navigation.pushViewController(makePager(phone, index: 4), animated: true)
                phone.device.advance(by: 0.1)
                #expect(phone.flyingFrame == nil)
                try phone.device.advanceUntilIdle()
            }
            #expect(messages.count == 1 && messages.allSatisfy { $0.contains("delegate") })
            #expect(phone.navigation.delegate === delegate)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("Pushed with a source that isn't a screen, the log names the missing delegate and the call to write")
    func sourceWithoutScreen() throws {
        final class Source: ZoomTransitionSource {
            func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? { nil }
        }
        try run { phone in
            let (source, zoom) = (Source(), ZoomTransitionController())
            zoom.source = source
            let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
            pager.zoomTransition = zoom
            let messages = try loggedMessages {
                phone.navigation.pushViewController(pager, animated: true)
                try phone.device.advanceUntilIdle()
            }
            #expect(messages.count == 1, "\(messages)")
            #expect(messages.allSatisfy { $0.contains("had no delegate") && $0.contains("push(_:in:)") })
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("Pushed in another column, the log names the call to write, and a drag takes the photo home", arguments: [false, true])
    func otherColumn(usesCall: Bool) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(size: CGSize(width: 1024, height: 768), scale: 1)) { device in
            let (split, list, grid) = (UIViewController(), UIViewController(), GridScreen(count: 3))
            let left = UINavigationController(rootViewController: list)
            let right = UINavigationController(rootViewController: UIViewController())
            for (column, x, width) in [(left, 0, 320), (right, 321, 703)] as [(UINavigationController, CGFloat, CGFloat)] {
                split.addChild(column)
                column.view.frame = CGRect(x: x, y: 0, width: width, height: 768)
                split.view.addSubview(column.view)
                column.didMove(toParent: split)
            }
            let thumbnail = UIImageView(image: TestImages.photo(0))
            thumbnail.frame = CGRect(x: 20, y: 200, width: 90, height: 60)
            list.view.addSubview(thumbnail)
            device.show(split)
            let pager = PhotoPagerViewController(dataSource: grid)
            let zoom = ZoomTransitionController(from: list) { (_: Int) in thumbnail }
            pager.zoomTransition = zoom
            let messages = try loggedMessages {
                if usesCall { zoom.push(pager, in: right) } else { right.pushViewController(pager, animated: true) }
                try device.advanceUntilIdle()
            }
            #expect(usesCall ? messages == [] : messages.count == 1 && messages[0].contains("push(_:in:)"), "\(messages)")
            device.swipe(from: CGPoint(x: 670, y: 300), to: CGPoint(x: 670, y: 600), duration: 0.3)
            try device.advanceUntilIdle()
            #expect(right.topViewController !== pager && thumbnail.shownAlpha == 1)
        }
    }

    @Test("Assigned to a screen that is shown already, it lets fingers take the photo home")
    func assignedLate() throws {
        try run { phone in
            let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
            phone.navigation.pushViewController(pager, animated: false)
            try phone.device.advanceUntilIdle()
            let grid = phone.grid
            pager.zoomTransition = ZoomTransitionController(from: grid) { [weak grid] (item: Int) in grid?.photoView(item) }
            try dragHome(phone, from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 700))
        }
    }

    @Test("Of two screens on one another each goes by its own, also when the first has been taken out below")
    func two() throws {
        try run { phone in
            let first = makePager(phone, index: 4)
            phone.navigation.pushViewController(first, animated: true)
            try phone.device.advanceUntilIdle()
            let second = makePager(phone, index: 7)
            phone.navigation.pushViewController(second, animated: true)
            try phone.device.advanceUntilIdle()
            phone.navigation.setViewControllers([phone.grid, second], animated: false)
            try phone.device.advanceUntilIdle()
            phone.navigation.popViewController(animated: true)
            try phone.awaitFlight()
            let home = try phone.cellCenter(7)
            try phone.device.advanceFrames(while: phone.flyingFrame.map { distance($0.center, home) > 20 } ?? false)
            #expect(phone.flyingFrame != nil)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("Replaced by another one while its screen is shown, that takes the photo home")
    func replaced() throws {
        try run { phone in
            let pager = makePager(phone, index: 4)
            phone.navigation.pushViewController(pager, animated: true)
            try phone.device.advanceUntilIdle()
            pager.zoomTransition = makePager(phone, index: 4).zoomTransition
            try dragHome(phone, from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 700))
        }
    }

    @Test("Taken away again, nothing of it is left", arguments: [false, true])
    func takenAway(isReplaced: Bool) throws {
        try run { phone in
            let pager = makePager(phone, index: 4)
            weak var former: ZoomTransitionController?
            former = pager.zoomTransition
            #expect(pager.transitioningDelegate === former)
            pager.zoomTransition = isReplaced ? ZoomTransitionController() : nil
            #expect(former == nil)
            #expect(pager.transitioningDelegate === pager.zoomTransition)
        }
    }

    @Test("It goes with its screen, and keeps neither screen alive")
    func lifetime() throws {
        try run { phone in
            weak var pager: PhotoPagerViewController?
            weak var zoom: ZoomTransitionController?
            do {
                let opened = makePager(phone, index: 4)
                (pager, zoom) = (opened, opened.zoomTransition)
                phone.navigation.pushViewController(opened, animated: true)
            }
            try phone.device.advanceUntilIdle()
            #expect(pager != nil && zoom != nil)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(pager == nil && zoom == nil)
        }
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
