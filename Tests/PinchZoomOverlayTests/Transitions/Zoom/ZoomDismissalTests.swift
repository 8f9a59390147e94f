import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Zoom transition: dragged away", .timeLimit(.minutes(20)), .phones) struct ZoomDismissalTests {
    /// Drags straight down by a distance, slowly enough that no velocity is left at the end. The finger stays down.
    private func drag(_ phone: GridPhone, down distance: CGFloat, sideways: CGFloat = 0) -> Finger {
        let finger = phone.device.drag(
            from: CGPoint(x: 200, y: 400),
            to: CGPoint(x: 200 + sideways, y: 400 + distance),
            duration: 0.5
        )
        phone.device.advance(by: 0.1)
        return finger
    }

    @Test(
        "The photo follows the finger, its point stays under it, and it shrinks and fades by the curves",
        .given(\.touchSlop, .usual),
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func follows(way: GridScreen.Way) throws {
        // The numbers are the classic preset's.
        try GridPhone.run(way: way, feel: .classic) { phone in
            try phone.open(4)
            let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 412))
            phone.device.advanceFrames()
            // At the beginning of the pan, the photo hasn't moved yet.
            let start = try #require(phone.flyingFrame)
            #expect(start.isNear(CGRect(x: 0, y: 292, width: 390, height: 260), within: 0.01))
            let grip = CGPoint(x: 200.0 / 390, y: 120.0 / 260)
            for (x, y) in [(200, 450), (230, 520), (190, 640), (100, 760), (200, 412), (200, 350)] as [(CGFloat, CGFloat)] {
                finger.move(to: CGPoint(x: x, y: y))
                phone.device.advanceFrames()
                let frame = try #require(phone.flyingFrame)
                let distance = abs(y - 412)
                let scale = max(1 - 0.5 * distance / 422, 0.5)
                #expect(abs(frame.width - 390 * scale) < 0.01, "scale at \(y)")
                #expect(abs(frame.minX + grip.x * frame.width - x) < 0.01, "x at \(y)")
                #expect(abs(frame.minY + grip.y * frame.height - y) < 0.01, "y at \(y)")
                let alpha = max(1 - distance / 211, 0)
                #expect(abs((phone.pager?.view.alpha ?? -1) - alpha) < 1e-3, "alpha at \(y)")
            }
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("A slow drag of 10 points past the pan's threshold goes back, a long one goes away, a flick goes away, one thrown up goes back")
    func decisions() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            drag(phone, down: 20).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            #expect(phone.pager?.view.alpha == 1)

            let thrown = drag(phone, down: 220)
            phone.device.glide([(thrown, CGPoint(x: 200, y: 480))], duration: 0.06)
            thrown.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)

            drag(phone, down: 160).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)

            try phone.open(7)
            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 205, y: 470), duration: 0.08)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("The coordinator has the progress under a finger, and the decision at the end", arguments: [true, false])
    func coordinator(leaves: Bool) throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = drag(phone, down: 100)
            let coordinator = try #require(phone.navigation.transitionCoordinator)
            #expect(coordinator.isInteractive)
            #expect(abs(coordinator.percentComplete - (1 - (phone.pager?.view.alpha ?? 0))) < 1e-6)
            var decisions: [Bool] = []
            coordinator.notifyWhenInteractionChanges { decisions.append($0.isCancelled) }
            if leaves {
                phone.device.glide([(finger, CGPoint(x: 200, y: 600))], duration: 0.1)
                finger.lift()
            } else {
                finger.cancel()
            }
            #expect(decisions == [])
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed == leaves && decisions == [!leaves])
        }
    }

    // The page of `UIViewControllerContextTransitioning`: an interactive transition is finished or cancelled before it is completed.
    @Test("A container that leaves the window when a finger has begun to drag: whoever goes along hears that it is cancelled")
    func coordinatorOfContainerThatIsGone() throws {
        try GridPhone.run(way: .presented) { phone in
            try phone.open(4)
            var decisions: [Bool] = []
            phone.grid.onRequest = {
                guard let coordinator = phone.pager?.transitionCoordinator, coordinator.containerView.window != nil else { return }
                coordinator.notifyWhenInteractionChanges { decisions.append($0.isCancelled) }
                coordinator.containerView.removeFromSuperview()
            }
            let finger = drag(phone, down: 100)
            #expect(decisions == [true])
            finger.cancel()
            phone.tabs.dismiss(animated: false)
            phone.device.advanceFrames(2)
        }
    }

    @Test("An app that goes away while a finger drags: whoever goes along hears that it is cancelled")
    func coordinatorOfLeavingApp() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = drag(phone, down: 100)
            var decisions: [Bool] = []
            try #require(phone.navigation.transitionCoordinator).notifyWhenInteractionChanges { decisions.append($0.isCancelled) }
            phone.device.enterBackground()
            #expect(decisions == [true])
            finger.cancel()
            phone.device.enterForeground()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && decisions == [true])
        }
    }

    @Test("It flies on as fast as the finger moved it", .given(\.frames, .regular))
    func velocity() throws {
        // In the classic preset, the photo is as fast sideways as the finger.
        try GridPhone.run(feel: .classic) { phone in
            try phone.open(4)
            let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 300))
            phone.device.glide([(finger, CGPoint(x: 320, y: 440))], duration: 0.12)
            let before = try #require(phone.flyingFrame)
            finger.lift()
            phone.device.advanceFrames()
            let after = try #require(phone.flyingFrame)
            // The photo moved sideways at 1000 points a second, away from its cell. Without the velocity, the photo would turn back at
            // once.
            #expect(after.midX > before.midX + 1)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("It ends in the cell of the photo that was paged to, and no pixel flashes there")
    func intoAnotherCell() throws {
        try GridPhone.run { phone in
            let before = phone.device.screenshot()
            try phone.open(4)
            for _ in 0..<2 {
                phone.device.swipe(from: CGPoint(x: 340, y: 420), to: CGPoint(x: 40, y: 420))
                try phone.device.advanceUntilIdle()
            }
            drag(phone, down: 160).lift()
            var last: CGRect?
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { last = phone.flyingFrame }
            let cell = try #require(phone.grid.photoView(6))
            #expect(try #require(last).isNear(cell.convert(cell.bounds, to: nil), within: 0.5))
            #expect(phone.device.screenshot() == before)
        }
    }

    @Test("Fingers that are taken away cancel", arguments: [GridScreen.Way.pushed, .presented])
    func cancelled(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            try phone.open(4)
            let finger = drag(phone, down: 300)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            // The dismissal works again after the cancellation.
            drag(phone, down: 300).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("The pan recognizer switched off under the finger cancels")
    func failed() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = drag(phone, down: 300)
            let pan = phone.pager?.view.gestureRecognizers?.first { $0.delegate is DragDismissalGesture }
            try #require(pan).isEnabled = false
            try phone.device.advanceUntilIdle(limit: 2)
            #expect(phone.isOpen)
            finger.lift()
        }
    }

    @Test(
        "In every orientation",
        .given(\.touchSlop, .usual),
        arguments: [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    )
    func orientations(orientation: UIInterfaceOrientation) throws {
        // In the classic preset, the background has half of its alpha after an eighth of the height.
        try GridPhone.run(feel: .classic) { phone in
            phone.device.rotate(to: orientation, animated: false)
            try phone.device.advanceUntilIdle()
            let size = phone.window.bounds.size
            try phone.open(1)
            let start = CGPoint(x: size.width / 2, y: size.height / 3)
            let finger = phone.device.touchDown(at: start)
            finger.move(to: CGPoint(x: start.x, y: start.y + 12))
            phone.device.advanceFrames()
            finger.move(to: CGPoint(x: start.x, y: start.y + 12 + size.height / 8))
            phone.device.advanceFrames()
            #expect(abs((phone.pager?.view.alpha ?? -1) - 0.5) < 1e-3)
            phone.device.advance(by: 0.1)
            finger.move(to: CGPoint(x: start.x, y: start.y + 12 + size.height / 4))
            phone.device.advance(by: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    // With a handover in the same drag, the drag to the photo's edge turns the page.
    @Test(
        "A zoomed photo pans, a sideways swipe pages, and neither of them leaves",
        .given(\.nestedHandover, .newDrag)
    )
    func pagersOwnGestures() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.device.tap(at: CGPoint(x: 200, y: 420))
            phone.device.tap(at: CGPoint(x: 200, y: 420))
            try phone.device.advanceUntilIdle()
            let photo = try #require(phone.pager?.photoView)
            let zoomed = photo.convert(photo.bounds, to: nil)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 300, y: 390))
            #expect(phone.flyingFrame == nil)
            #expect(photo.convert(photo.bounds, to: nil) != zoomed)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)

            phone.device.tap(at: CGPoint(x: 200, y: 420))
            phone.device.tap(at: CGPoint(x: 200, y: 420))
            try phone.device.advanceUntilIdle()
            phone.device.swipe(from: CGPoint(x: 340, y: 420), to: CGPoint(x: 40, y: 460))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.currentIndex == 5 && phone.isOpen)
        }
    }

    @Test("A drag up is the mirror image of a drag down: the photo, its background, and the decision", arguments: [60, 260] as [CGFloat])
    func draggedUp(distance: CGFloat) throws {
        try GridPhone.run { phone in
            try phone.open(4)
            @MainActor func drag(by distance: CGFloat) throws -> (finger: Finger, frame: CGRect, alpha: CGFloat?) {
                // The finger starts at the middle of the photo, so that the photo shrinks about its middle.
                let end = CGPoint(x: 195, y: 422 + distance)
                let finger = phone.device.drag(from: CGPoint(x: 195, y: 422), to: end, duration: 0.5)
                phone.device.advance(by: 0.1)
                return (finger, try #require(phone.flyingFrame), phone.pager?.view.alpha)
            }
            let down = try drag(by: distance)
            down.finger.cancel()
            try phone.device.advanceUntilIdle()
            let up = try drag(by: -distance)
            #expect(up.frame.isNear(down.frame.offsetBy(dx: 0, dy: 2 * (422 - down.frame.midY)), within: 0.01) && up.alpha == down.alpha)
            up.finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed == (distance > 200) && phone.isOpen == (distance < 200))
        }
    }

    @Test("A flick up goes away, and one that is thrown back down stays; where only down dismisses nothing follows a drag up")
    func flicksUp() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let thrown = drag(phone, down: -220)
            phone.device.glide([(thrown, CGPoint(x: 200, y: 320))], duration: 0.06)
            thrown.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            phone.grid.zoom.configuration.drag.directions = .down
            let ignored = drag(phone, down: -260)
            #expect(phone.flyingFrame == nil && phone.pager?.view.alpha == 1)
            ignored.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            phone.grid.zoom.configuration.drag.directions = .downAndUp
            phone.device.swipe(from: CGPoint(x: 200, y: 470), to: CGPoint(x: 205, y: 400), duration: 0.06)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A second finger changes nothing, and a drag can be switched off")
    func otherFingers() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = drag(phone, down: 120)
            let before = try #require(phone.flyingFrame)
            let second = phone.device.touchDown(at: CGPoint(x: 60, y: 200))
            phone.device.advanceFrames()
            second.move(to: CGPoint(x: 90, y: 300))
            phone.device.advanceFrames()
            #expect(try #require(phone.flyingFrame).isNear(before, within: 0.01))
            second.lift()
            finger.cancel()
            try phone.device.advanceUntilIdle()

            var configuration = ZoomTransitionConfiguration()
            configuration.allowsDismissalByDragging = false
            phone.grid.zoom.configuration = configuration
            drag(phone, down: 300).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("The distance is the one that the app sets; one that can't be used is logged, and the nearest one is used")
    func configured() throws {
        try GridPhone.run { phone in
            var configuration = ZoomTransitionConfiguration()
            configuration.drag.dismissalDistance = 0.5
            phone.grid.zoom.configuration = configuration
            try phone.open(4)
            let finger = drag(phone, down: 300)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            configuration.drag.dismissalDistance = 0
            let messages = loggedMessages { phone.grid.zoom.configuration = configuration }
            #expect(messages.count == 1 && messages.first?.contains("drag.dismissalDistance is 0.0") == true)
            #expect(phone.grid.zoom.configuration.drag.dismissalDistance == 0.01)
            drag(phone, down: 60).lift()
            try phone.device.advanceUntilIdle()
            #expect(!phone.isOpen)
        }
    }
}
