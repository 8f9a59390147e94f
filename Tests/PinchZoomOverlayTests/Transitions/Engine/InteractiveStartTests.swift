import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

// The page of UIViewControllerTransitionCoordinatorContext.isInteractive: if initiallyInteractive is false, isInteractive can be true only
// if isInterruptible is true. The page of UIViewControllerContextTransitioning: an interactive transition is finished or canceled before
// it is completed.
@MainActor @Suite("Transitions in states that UIKit allows", .timeLimit(.minutes(20))) struct InteractiveStartTests {
    @Test(
        "A transition is interactive from its first frame to its end, held or free",
        .given(\.frames, .regular),
        arguments: [GridScreen.Way.pushed, .presented],
        [false, true]
    )
    func interactive(way: GridScreen.Way, closes: Bool) throws {
        try GridPhone.run(way: way) { phone in
            if closes { try phone.open(4) }
            if closes { phone.pager?.leave() } else { phone.grid.open(4) }
            try phone.awaitFlight()
            let coordinator = try #require(phone.pager?.transitionCoordinator ?? phone.navigation.transitionCoordinator)
            var progress: [CGFloat] = []
            var decisions: [Bool] = []
            coordinator.notifyWhenInteractionChanges { decisions.append($0.isCancelled) }
            @MainActor func check() {
                #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isCancelled)
                progress.append(coordinator.percentComplete)
            }
            for _ in 0..<5 {
                phone.device.advanceFrames()
                check()
            }
            #expect(progress == progress.sorted() && progress.last ?? 0 > 0.05)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            for _ in 0..<5 {
                finger.move(by: CGVector(dx: 0, dy: 60))
                phone.device.advanceFrames()
                check()
            }
            finger.lift()
            phone.device.advanceFrames()
            check()
            #expect(decisions == [])
            try phone.device.advanceUntilIdle()
            #expect(decisions == [!closes] && phone.isClosed)
        }
    }

    @Test(
        "Without an interaction controller, a finger moves an opening photo, but can't cancel the transition",
        .given(\.touchesInTransitions, .received),
        .given(\.frames, .regular)
    )
    func notInteractive() throws {
        try GridPhone.run { phone in
            let delegate = AnimatorForwarder(to: phone.grid.zoom)
            phone.navigation.delegate = delegate
            phone.grid.open(4)
            try phone.awaitFlight()
            phone.device.advanceFrames(5)
            let coordinator = try #require(phone.navigation.transitionCoordinator)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            finger.move(by: CGVector(dx: 0, dy: 300))
            phone.device.advanceFrames(2)
            #expect(!coordinator.isInteractive)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && !coordinator.isCancelled)
            phone.navigation.delegate = phone.grid.zoom
        }
    }
}
