import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// The navigation bar that a tap has hidden.
@MainActor @Suite("Zoom transition: hidden bars", .timeLimit(.minutes(20)), .phones) struct ZoomBarTests {
    private func hideBars(_ phone: GridPhone) throws {
        phone.device.tap(at: CGPoint(x: 195, y: 700))
        try phone.device.advanceUntilIdle()
        try #require(phone.pager?.isChromeHidden ?? false)
        #expect(phone.navigation.navigationBar.alpha == 0)
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
            let bar = phone.navigation.navigationBar
            let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 412))
            phone.device.advanceFrames()
            for y in [420, 450, 500, 600, 640, 480, 430] as [CGFloat] {
                finger.move(to: CGPoint(x: 200, y: y))
                // Longer than the bar would take by itself.
                phone.device.advance(by: 0.4)
                let alpha = max(1 - abs(y - 412) / 211, 0)
                #expect(abs(bar.alpha - (1 - alpha)) < 1e-3, "at \(y)")
                #expect(abs(phone.tabBarPresence - (1 - alpha)) < 1e-3, "at \(y)")
            }
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.isChromeHidden == true)
            #expect(bar.alpha == 0)

            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 205, y: 470), duration: 0.08)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            #expect(bar.alpha == 1)
        }
    }

    @Test("By itself the bar comes back with the grid, and goes with a pager that opens without bars")
    func followsFlight() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            try hideBars(phone)
            let bar = phone.navigation.navigationBar
            let pager = try #require(phone.pager)
            phone.navigation.popViewController(animated: true)
            for _ in 0..<10 {
                phone.device.advanceFrames()
                #expect(abs(bar.alpha - (1 - pager.view.alpha)) < 1e-3)
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && bar.alpha == 1)

            // Without animation nothing drives it.
            phone.navigation.pushViewController(pager, animated: false)
            #expect(bar.alpha == 0)
            phone.navigation.popViewController(animated: false)
            #expect(bar.alpha == 1)
            try phone.device.advanceUntilIdle()

            pager.setCurrentIndex(7, animated: false)
            phone.navigation.pushViewController(pager, animated: true)
            for _ in 0..<10 {
                phone.device.advanceFrames()
                #expect(abs(bar.alpha - (1 - pager.view.alpha)) < 1e-3)
            }
            try phone.device.advanceUntilIdle()
            #expect(bar.alpha == 0)
            phone.navigation.popViewController(animated: false)
            #expect(bar.alpha == 1)
        }
    }

    @Test("A tab bar that has stayed, since the pager came without animation, stays on the way back")
    func tabBarThatStayed() throws {
        try GridPhone.run { phone in
            let pager = PhotoPagerViewController(dataSource: phone.grid, currentIndex: 4)
            phone.navigation.pushViewController(pager, animated: false)
            try phone.device.advanceUntilIdle()
            #expect(phone.tabBarPresence == 1)
            phone.navigation.popViewController(animated: true)
            try phone.awaitFlight()
            for _ in 0..<10 {
                #expect(phone.tabBarPresence == 1)
                phone.device.advanceFrames()
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("Another delegate's transition gives the bar back in a quarter of a second, and not before")
    func withoutZoom() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            try hideBars(phone)
            phone.navigation.delegate = nil
            let bar = phone.navigation.navigationBar
            phone.navigation.popViewController(animated: true)
            phone.device.advance(by: 0.1)
            let alpha = CGFloat(bar.layer.presentation()?.opacity ?? 1)
            #expect(alpha > 0.2 && alpha < 0.8, "\(alpha)")
            try phone.device.advanceUntilIdle()
            #expect(bar.alpha == 1 && phone.navigation.topViewController === phone.grid)
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
            #expect(container.navigationBar.alpha == 0)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            container.dismiss(animated: true)
            for _ in 0..<10 {
                phone.device.advanceFrames()
                #expect(container.navigationBar.alpha == 0)
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }
}
