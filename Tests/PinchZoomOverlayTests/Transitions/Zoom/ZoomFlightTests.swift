import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Zoom transition: the flight there and back", .timeLimit(.minutes(20)), .phones) struct ZoomFlightTests {
    /// The frame of a photo of 390 × 260 that fits into the screen.
    private static let fit = CGRect(x: 0, y: 292, width: 390, height: 260)

    @Test("A photo that is fitted into its cell flies from where it is seen, not from the whole cell")
    func fittedInItsCell() throws {
        try GridPhone.run { phone in
            let photo = try #require(phone.grid.photoView(4))
            photo.contentMode = .scaleAspectFit
            let cell = photo.convert(photo.bounds, to: nil)
            let size = try #require(photo.image).size
            #expect(size.width > size.height)
            let height = cell.width * size.height / size.width
            phone.grid.open(4)
            try phone.awaitFlight()
            let frame = try #require(phone.flyingFrame)
            #expect(frame.isNear(CGRect(x: cell.minX, y: cell.midY - height / 2, width: cell.width, height: height), within: 0.01))
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("It starts in the cell and ends where the pager shows the photo", arguments: [GridScreen.Way.pushed, .presented])
    func opening(way: GridScreen.Way) throws {
        // The times and the overshoot are the classic preset's.
        try GridPhone.run(way: way, feel: .classic) { phone in
            let cell = try #require(phone.grid.photoView(4))
            let home = cell.convert(cell.bounds, to: nil)
            phone.grid.open(4)
            try phone.awaitFlight()
            #expect(try #require(phone.flyingFrame).isNear(home, within: 0.01))
            var widths: [CGFloat] = []
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) {
                widths.append(try #require(phone.flyingFrame).width)
            }
            #expect(phone.isOpen)
            let photo = try #require(phone.pager?.photoView)
            #expect(photo.convert(photo.bounds, to: nil).isNear(ZoomFlightTests.fit, within: 0.01))
            // ζ = 0.8 overshoots by e^(−πζ/√(1−ζ²)) = 1.5 % of the way.
            let widest = try #require(widths.max())
            #expect(widest > 390 && widest < 390 + 0.03 * 262)
            // A third of the response is needed for 63 % of the way, and a little more than half a second for the whole flight.
            let frame = 1 / TimeInterval(phone.device.configuration.framesPerSecond)
            let frames = try #require(widths.firstIndex { $0 > 259 })
            let half = TimeInterval(frames) * frame
            #expect((0.1...0.24).contains(half), "\(half) s")
            let whole = TimeInterval(widths.count) * frame
            #expect((0.5...0.84).contains(whole), "\(whole) s")
            #expect(phone.leftovers == [])
        }
    }

    @Test("The turn of the tap changes no pixel of the grid but the highlight, and neither does the last frame of the way back")
    func seamless() throws {
        try GridPhone.run { phone in
            let before = phone.device.screenshot()
            phone.grid.open(4)
            phone.device.render()
            let first = phone.device.screenshot()
            #expect(largestDifference(before, first) <= 24, "round corners are cropped by another view")
            try phone.device.advanceUntilIdle()
            let open = phone.device.screenshot()
            phone.navigation.popViewController(animated: true)
            phone.device.render()
            #expect(largestDifference(open, phone.device.screenshot()) <= 24)
            try phone.device.advanceFrames(while: phone.flyingFrame != nil)
            #expect(largestDifference(before, phone.device.screenshot()) == 0)
        }
    }

    @Test("The pager fades in, without a step", .given(\.frames, .regular))
    func fading() throws {
        try GridPhone.run { phone in
            phone.device.tap(at: try phone.cellCenter(4))
            var alpha: CGFloat = 0
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) {
                let current = try #require(phone.pager?.view.seenOpacity)
                #expect(current >= alpha - 1e-6 && current < alpha + 0.15)
                alpha = current
            }
            #expect(alpha > 0.99)
            #expect(phone.pager?.view.alpha == 1)
        }
    }

    @Test("It goes back to the photo that is shown now, in half the time", arguments: [GridScreen.Way.pushed, .presented])
    func closingElsewhere(way: GridScreen.Way) throws {
        // The time is the classic preset's.
        try GridPhone.run(way: way, feel: .classic) { phone in
            try phone.open(4)
            phone.device.swipe(from: CGPoint(x: 340, y: 420), to: CGPoint(x: 40, y: 420))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.currentIndex == 5)
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.awaitFlight()
            let start = phone.device.now
            var last: CGRect?
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { last = phone.flyingFrame }
            let duration = phone.device.now - start
            #expect((0.25...0.47).contains(duration), "\(duration) s")
            let cell = try #require(phone.grid.photoView(5))
            #expect(try #require(last).isNear(cell.convert(cell.bounds, to: nil), within: 0.5))
            #expect(phone.isClosed)
        }
    }

    @Test("A photo whose cell is off the screen is scrolled there first")
    func closingOffScreen() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.pager?.setCurrentIndex(50, animated: false)
            phone.device.advanceFrames()
            #expect(phone.grid.photoView(50) == nil)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            #expect(try phone.window.bounds.contains(phone.cellCenter(50)))
        }
    }

    @Test("A zoomed photo goes back from as large as it is")
    func closingZoomed() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.device.tap(at: CGPoint(x: 300, y: 420))
            phone.device.tap(at: CGPoint(x: 300, y: 420))
            try phone.device.advanceUntilIdle()
            let photo = try #require(phone.pager?.photoView)
            let frame = photo.convert(photo.bounds, to: nil)
            #expect(frame.width > 600)
            phone.navigation.popViewController(animated: true)
            phone.device.render()
            #expect(try #require(phone.flyingFrame).isNear(frame, within: 0.5))
        }
    }

    @Test("A list that scrolls under a photo on its way home: it turns to where its cell is, without a jump, and ends there")
    func movingTarget() throws {
        try GridPhone.run { phone in
            phone.grid.list.contentOffset.y = 100
            phone.device.advanceFrames()
            try phone.open(10)
            phone.navigation.popViewController(animated: true)
            phone.device.advance(by: 0.08)
            let before = try #require(phone.flyingFrame)
            phone.grid.list.contentOffset.y += 90
            phone.device.advanceFrames()
            var last = try #require(phone.flyingFrame)
            #expect(abs(last.midY - before.midY) < 40, "no step of the 90 points that the list has moved")
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) {
                last = try #require(phone.flyingFrame)
            }
            let cell = try #require(phone.grid.photoView(10))
            #expect(last.isNear(cell.convert(cell.bounds, to: nil), within: 0.5))
        }
    }

    @Test("At 120 frames a second it is where it is at 60", .given(\.frames, .regular))
    func frameRate() throws {
        var frames: [[CGRect]] = []
        for rate in [60, 120] {
            var configuration = HeadlessDevice.Configuration()
            configuration.framesPerSecond = rate
            try GridPhone.run(configuration) { phone in
                phone.grid.open(4)
                try phone.awaitFlight()
                phone.device.advance(by: 0.1)
                frames.append(
                    try (0..<4).map { _ in
                        phone.device.advance(by: 0.05)
                        return try #require(phone.flyingFrame)
                    }
                )
            }
        }
        for (slow, fast) in zip(frames[0], frames[1]) { #expect(slow.isNear(fast, within: 6)) }
    }

    @Test("An app that has a delegate of its own hands the calls on")
    func ownDelegate() throws {
        try GridPhone.run { phone in
            let own = ForwardingDelegate(to: phone.grid.zoom)
            phone.navigation.delegate = own
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            #expect(phone.flyingFrame != nil)
            try phone.device.advanceUntilIdle()
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500))
            #expect(phone.flyingFrame != nil)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("The screens of a navigation controller without a delegate can be swiped away, and a pager's photo goes along")
    func swipeBack() throws {
        try GridPhone.run(way: .pushedByController) { phone in
            phone.navigation.delegate = nil
            let plain = UIViewController()
            phone.navigation.pushViewController(plain, animated: false)
            phone.device.advanceFrames(2)
            let finger = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400))
            #expect(plain.transitionCoordinator?.isInteractive == true)
            phone.device.glide([(finger, CGPoint(x: 350, y: 400))], duration: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)

            try phone.open(4)
            let second = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.1)
            #expect(phone.flyingFrame != nil && phone.pager?.transitionCoordinator?.isInteractive == true)
            second.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)

            // A swipe that didn't begin must leave nothing behind that stops a later drag.
            try phone.open(4)
            phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 6, y: 560))
            try phone.device.advanceUntilIdle()
            if phone.isOpen {
                phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600)).lift()
                try phone.device.advanceUntilIdle()
            }
            #expect(phone.isClosed)
        }
    }

    @Test("Screens that are no destination keep UIKit's own transition")
    func others() throws {
        try GridPhone.run { phone in
            phone.navigation.pushViewController(UIViewController(), animated: true)
            phone.device.advance(by: 0.1)
            #expect(phone.flyingFrame == nil)
            try phone.device.advanceUntilIdle()
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }
}

/// The delegate of an app that has its own navigation controller delegate.
@MainActor private final class ForwardingDelegate: NSObject, UINavigationControllerDelegate {
    private let zoom: ZoomTransitionController

    init(to zoom: ZoomTransitionController) {
        self.zoom = zoom
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        zoom.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        zoom.navigationController(navigationController, interactionControllerFor: animationController)
    }
}
