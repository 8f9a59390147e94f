import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of a navigation bar that a tap has hidden.
@MainActor @Suite("Zoom transition: hidden bars", .timeLimit(.minutes(20)), .phones) struct ZoomBarTests {
    private func hideBars(_ phone: GridPhone) throws {
        phone.device.tap(at: CGPoint(x: 195, y: 700))
        try phone.device.advanceUntilIdle()
        try #require(phone.pager?.isChromeHidden ?? false)
        #expect(phone.barPresence == 0 && phone.navigation.isNavigationBarHidden)
    }

    @Test(
        "Dragged, the photo brings the bar back with the grid, and takes it away again with the finger and when it goes back",
        .given(\.touchSlop, .usual)
    )
    func followsFinger() throws {
        // The curve is the classic preset's.
        try GridPhone.run(feel: .classic) { phone in
            try phone.open(4)
            try hideBars(phone)
            let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 412))
            phone.device.advanceFrames()
            for y in [420, 450, 500, 600, 640, 480, 430] as [CGFloat] {
                finger.move(to: CGPoint(x: 200, y: y))
                // The time is longer than the bar's own animation.
                phone.device.advance(by: 0.4)
                let alpha = max(1 - abs(y - 412) / 211, 0)
                #expect(abs(phone.barPresence - (1 - alpha)) < 1e-3, "at \(y)")
            }
            finger.lift()
            try phone.device.advanceFrames(while: !phone.isOpen)
            for _ in 0..<60 {
                #expect(phone.barPresence == 0, "it does not leave once more")
                phone.device.advanceFrames()
            }
            #expect(phone.pager?.isChromeHidden == true && phone.navigation.isNavigationBarHidden)

            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 205, y: 470), duration: 0.08)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            #expect(phone.barPresence == 1 && !phone.navigation.isNavigationBarHidden)
        }
    }

    @Test("By itself the bar comes back with the grid, and goes with a pager that opens without bars")
    func followsFlight() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            try hideBars(phone)
            let pager = try #require(phone.pager)
            phone.navigation.popViewController(animated: true)
            var last: CGFloat = 0
            var seen: [CGFloat] = []
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) {
                #expect(phone.barPresence >= last)
                last = phone.barPresence
                seen.append(last)
            }
            #expect(seen.contains { $0 > 0.05 && $0 < 0.95 }, "not at once: \(seen)")
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.barPresence == 1)

            // Without animation, no transition moves the bar.
            phone.navigation.pushViewController(pager, animated: false)
            #expect(phone.navigation.isNavigationBarHidden)
            phone.navigation.popViewController(animated: false)
            #expect(!phone.navigation.isNavigationBarHidden)
            try phone.device.advanceUntilIdle()

            pager.setCurrentIndex(7, animated: false)
            phone.navigation.pushViewController(pager, animated: true)
            seen = []
            try phone.awaitFlight()
            last = 1
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) {
                #expect(phone.barPresence <= last)
                last = phone.barPresence
                seen.append(last)
            }
            #expect(seen.contains { $0 > 0.05 && $0 < 0.95 }, "not at once: \(seen)")
            try phone.device.advanceUntilIdle()
            #expect(phone.barPresence == 0)
            phone.navigation.popViewController(animated: false)
            #expect(!phone.navigation.isNavigationBarHidden)
            phone.device.advanceFrames()
            #expect(phone.barPresence == 1)
        }
    }

    @Test("A swipe from the edge that turns back leaves the bar hidden, and one that goes through brings it back")
    func edgeSwipe() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            try hideBars(phone)
            let back = phone.device.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 120, y: 700), duration: 0.3)
            phone.device.advance(by: 0.1)
            #expect(phone.barPresence > 0 && phone.barPresence < 1)
            back.move(to: CGPoint(x: 10, y: 700))
            phone.device.advance(by: 0.2)
            back.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.barPresence == 0 && phone.navigation.isNavigationBarHidden)
            phone.device.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 380, y: 700), duration: 0.2).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.barPresence == 1)
        }
    }

    @Test("A bar that the app had hidden before stays hidden: with the pager's bars, without them, and after the way back")
    func appsOwn() throws {
        try GridPhone.run { phone in
            phone.navigation.setNavigationBarHidden(true, animated: false)
            phone.device.advanceFrames(2)
            try phone.open(4)
            try hideBars(phone)
            phone.device.tap(at: CGPoint(x: 195, y: 700))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.isChromeHidden == false && phone.navigation.isNavigationBarHidden)
            try hideBars(phone)
            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 205, y: 600), duration: 0.1)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.navigation.isNavigationBarHidden)
            phone.navigation.setNavigationBarHidden(false, animated: false)
            phone.device.advanceFrames(2)
        }
    }

    @Test("A tab bar that is to stay over a pager stays on both ways")
    func tabBarThatStayed() throws {
        try GridPhone.run { phone in
            let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
            pager.hidesBottomBarWhenPushed = false
            phone.navigation.pushViewController(pager, animated: true)
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { #expect(phone.tabBarPresence == 1) }
            try phone.device.advanceUntilIdle()
            phone.navigation.popViewController(animated: true)
            try phone.awaitFlight()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { #expect(phone.tabBarPresence == 1) }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("UIKit's own transition brings the bar back with the grid, and not before")
    func withoutZoom() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            try hideBars(phone)
            phone.navigation.delegate = nil
            phone.navigation.popViewController(animated: true)
            phone.device.advance(by: 0.1)
            #expect(phone.barPresence > 0.2 && phone.barPresence < 0.98, "\(phone.barPresence)")
            try phone.device.advanceUntilIdle()
            #expect(phone.barPresence == 1 && phone.navigation.topViewController === phone.grid)
        }
    }

    @Test("Under an opaque bar, a photo leaves its cell and comes back without a jump, and its grid stays in its place")
    func opaqueBar() throws {
        try GridPhone.run { phone in
            let bar = phone.navigation.navigationBar
            bar.isTranslucent = false
            phone.device.advanceFrames(2)
            let place = phone.grid.view.frame
            #expect(place.minY == bar.frame.maxY)
            let photo = try #require(phone.grid.photoView(4))
            let cell = photo.convert(photo.bounds, to: nil)
            let finger = try phone.cellCenter(4)
            phone.device.tap(at: finger)
            try phone.awaitFlight()
            @MainActor func expectSteadyFlight(from start: CGRect, to end: CGRect) throws {
                var former = start
                try phone.device.advanceFrames(while: phone.flyingFrame != nil) {
                    guard let frame = phone.flyingFrame else { return }
                    #expect(abs(frame.midX - former.midX) < 60 && abs(frame.midY - former.midY) < 60, "from \(former) to \(frame)")
                    former = frame
                    if phone.grid.view.window != nil { #expect(phone.grid.view.frame == place) }
                }
                #expect(abs(former.midX - end.midX) < 2 && abs(former.midY - end.midY) < 2, "\(former) instead of \(end)")
            }
            try expectSteadyFlight(from: cell, to: CGRect(x: 0, y: 292, width: 390, height: 260))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            phone.navigation.popViewController(animated: true)
            try phone.awaitFlight()
            try expectSteadyFlight(from: CGRect(x: 0, y: 292, width: 390, height: 260), to: cell)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && phone.grid.view.frame == place)
            bar.isTranslucent = true
            phone.device.advanceFrames(2)
        }
    }

    @Test("A bar that goes with the pager stays hidden")
    func barOfItsOwn() throws {
        try GridPhone.run { phone in
            let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
            let container = UINavigationController(rootViewController: pager)
            container.modalPresentationStyle = .fullScreen
            container.transitioningDelegate = phone.grid.zoom
            phone.grid.present(container, animated: true)
            try phone.device.advanceUntilIdle()
            pager.setChromeHidden(true, animated: false)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), duration: 0.5)
            phone.device.advance(by: 0.3)
            #expect(container.isNavigationBarHidden)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            container.dismiss(animated: true)
            for _ in 0..<10 {
                phone.device.advanceFrames()
                #expect(container.isNavigationBarHidden)
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && !container.isNavigationBarHidden, "the app may use it again")
        }
    }
}
