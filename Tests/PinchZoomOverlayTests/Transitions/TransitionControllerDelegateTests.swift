import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of the calls that a transition controller makes to its delegate.
@MainActor @Suite("Transition controller: what its delegate hears", .timeLimit(.minutes(20)), .phones)
struct TransitionControllerDelegateTests {
    private typealias Moment = TransitionEar.Moment

    private func run(way: GridScreen.Way = .pushed, _ body: (GridPhone, TransitionEar) throws -> Void) throws {
        try GridPhone.run(way: way) { phone in
            try body(phone, phone.ear)
            // If a test has removed the controller's delegate, the delegate isn't notified of the end.
            if phone.grid.zoom.delegate == nil { phone.ear.forget() }
        }
    }

    private static let opened: [Moment] = [
        .willBegin(.opening), .progress(.completing), .willEnd(completed: true), .didEnd(completed: true),
    ]

    @Test("There and back by itself: begin, progress that only grows, end", arguments: [GridScreen.Way.pushed, .presented])
    func byItself(way: GridScreen.Way) throws {
        try run(way: way) { phone, ear in
            try phone.open(4)
            #expect(ear.moments == TransitionControllerDelegateTests.opened)
            #expect(ear.progress.first == 0 && ear.lastDidProgress == 1 && ear.progress.count > 10)
            #expect(zip(ear.progress, ear.progress.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(ear.screen === phone.pager)
            ear.forget()
            #expect(phone.pager?.accessibilityPerformEscape() == true)
            try phone.device.advanceUntilIdle()
            #expect(
                ear.moments == [.willBegin(.closing), .progress(.completing), .willEnd(completed: true), .didEnd(completed: true)]
            )
            #expect(ear.progress.first == 0 && ear.lastDidProgress == 1)
            #expect(zip(ear.progress, ear.progress.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test(
        "Progress is how much of the opened screen is there",
        .given(\.frames, .regular),
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func presence(way: GridScreen.Way) throws {
        try run(way: way) { phone, ear in
            var seen: [(progress: CGFloat, alpha: CGFloat)] = []
            phone.device.tap(at: try phone.cellCenter(4))
            try phone.device.advanceFrames(while: !phone.isOpen) {
                if let last = ear.progress.last, let alpha = phone.pager?.view.seenOpacity { seen.append((last, alpha)) }
            }
            #expect(seen.count > 10 && seen.allSatisfy { abs($0.progress - $0.alpha) < 1e-3 })
        }
    }

    @Test(
        "Views that are shared and cells that grow are told of alike",
        .given(\.frames, .regular),
        arguments: CardListScreen.Kind.allCases
    )
    func otherKinds(kind: CardListScreen.Kind) throws {
        try CardPhone.run(kind) { phone in
            try phone.open(2)
            #expect(phone.ear.moments == TransitionControllerDelegateTests.opened)
            #expect(phone.ear.progress.first == 0 && phone.ear.progress.last == 1 && phone.ear.progress.count > 10)
            #expect(zip(phone.ear.progress, phone.ear.progress.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(phone.ear.screen === phone.detail)
        }
    }

    @Test("A drag within the dead zone, in which nothing moves, calls nothing", .given(\.touchSlop, .usual))
    func deadZone() throws {
        try run { phone, ear in
            try phone.open(4)
            ear.forget()
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 437), duration: 0.2)
            phone.device.advanceFrames(2)
            #expect(ear.moments == [] && phone.isOpen)
            finger.move(to: CGPoint(x: 195, y: 439))
            phone.device.advanceFrames(2)
            #expect(ear.moments.first == .willBegin(.closing))
            // The photo follows from the end of the dead zone on, by the same way as the finger.
            let frame = try #require(phone.flyingFrame)
            #expect(abs(frame.midY - 423) < 0.2, "\(frame)")
            finger.cancel()
            try phone.device.advanceUntilIdle()
            ear.forget()
            phone.device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 437), duration: 0.2).lift()
            try phone.device.advanceUntilIdle()
            #expect(ear.moments == [] && phone.isOpen)
        }
    }

    @Test("A drag that is let go early is cancelled; one that is let go low completes", arguments: [false, true])
    func dragged(completes: Bool) throws {
        try run { phone, ear in
            try phone.open(4)
            ear.forget()
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 420))
            for step in 1...(completes ? 24 : 8) {
                finger.move(to: CGPoint(x: 195, y: 420 + CGFloat(step) * 10))
                phone.device.advanceFrames()
            }
            #expect(ear.moments == [.willBegin(.closing), .progress(.held)])
            phone.device.advance(by: 0.2)
            finger.lift()
            try phone.device.advanceUntilIdle()
            let course: ScreenTransition.Course = completes ? .completing : .cancelling
            #expect(
                ear.moments == [
                    .willBegin(.closing), .progress(.held), .progress(course), .willEnd(completed: completes),
                    .didEnd(completed: completes),
                ]
            )
            #expect(ear.lastDidProgress == (completes ? 1 : 0))
        }
    }

    @Test(
        "A photo that is grabbed on its way in and thrown back reverses its own transition",
        .given(\.frames, .regular),
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func grabbed(way: GridScreen.Way) throws {
        try run(way: way) { phone, ear in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            finger.move(to: CGPoint(x: frame.midX, y: frame.midY + 40))
            phone.device.advanceFrames(2)
            #expect(ear.moments == [.willBegin(.opening), .progress(.completing), .progress(.held)])
            let coordinator = try #require(phone.pager?.transitionCoordinator)
            #expect(coordinator.isInteractive && !coordinator.isCancelled)
            finger.move(to: CGPoint(x: frame.midX, y: frame.midY + 400))
            phone.device.advance(by: 0.2)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(coordinator.isCancelled)
            let end: [TransitionEar.Moment] = [.progress(.cancelling), .willEnd(completed: false), .didEnd(completed: false)]
            #expect(ear.moments.suffix(3) == end)
            #expect(phone.isClosed)
        }
    }

    @Test("Views that are given to the coordinator at the beginning move along", arguments: [GridScreen.Way.pushed, .presented])
    func alongside(way: GridScreen.Way) throws {
        try run(way: way) { phone, ear in
            let button = UIView(frame: CGRect(x: 20, y: 700, width: 44, height: 44))
            phone.grid.view.addSubview(button)
            var ends = 0
            ear.onMoment = { moment in
                guard moment == .willBegin(.opening) else { return }
                phone.pager?.transitionCoordinator?.animate(alongsideTransition: { _ in button.alpha = 0 }, completion: { _ in ends += 1 })
            }
            phone.grid.open(4)
            try phone.awaitFlight()
            phone.device.advance(by: 0.1)
            let alpha = try #require(button.layer.presentation()?.opacity)
            #expect(button.alpha == 0 && alpha > 0.05 && alpha < 0.95)
            try phone.device.advanceUntilIdle()
            #expect(ends == 1)
            button.removeFromSuperview()
        }
    }

    @Test(
        "A way back that waited for the opening, and is cut short when the delegate hears of that one's end, is told of as a whole or not at all"
    )
    func queued() throws {
        try run { phone, ear in
            var isCut = false
            ear.onMoment = { moment in
                guard case .didEnd = moment, !isCut else { return }
                isCut = true
                phone.tabs.selectedIndex = 1
            }
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(isCut && !ear.isWaiting)
            phone.tabs.selectedIndex = 0
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test(
        "A delegate that hides the window when it hears of the end of a held transition: there is one end, and UIKit hears of one cancellation"
    )
    func endedTwice() throws {
        try run { phone, ear in
            try phone.open(4)
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 560))
            phone.device.advanceFrames()
            var changes = 0
            let coordinator = try #require(phone.pager?.transitionCoordinator)
            coordinator.notifyWhenInteractionChanges { _ in changes += 1 }
            ear.forgetMoments()
            ear.onMoment = { moment in
                if case .willEnd = moment { phone.window.isHidden = true }
            }
            phone.device.enterBackground()
            #expect(ear.moments == [.willEnd(completed: false), .didEnd(completed: false)])
            #expect(changes == 1)
            finger.lift()
            phone.device.enterForeground()
            phone.window.isHidden = false
            try phone.device.advanceUntilIdle()
        }
    }

    /// The actions that a delegate may take during a call.
    enum Deed: CaseIterable {
        case leaveWindow, pop, openAgain, forgetDelegate
    }

    @Test("A delegate that ends it all, or begins anew, when it hears of a moment, leaves everything in order", arguments: Deed.allCases)
    func deeds(deed: Deed) throws {
        let moments: [Moment] = TransitionControllerDelegateTests.opened
        for moment in moments {
            try run { phone, ear in
                var isDone = false
                ear.onMoment = { heard in
                    guard heard == moment, !isDone else { return }
                    isDone = true
                    switch deed {
                    case .leaveWindow: phone.window.isHidden = true
                    case .pop: phone.navigation.popViewController(animated: true)
                    case .openAgain: phone.grid.open(5)
                    case .forgetDelegate: phone.grid.zoom.delegate = nil
                    }
                }
                phone.grid.open(4)
                try phone.device.advanceUntilIdle()
                #expect(isDone, "\(moment)")
                phone.window.isHidden = false
                try phone.device.advanceUntilIdle()
                phone.navigation.popToRootViewController(animated: false)
                try phone.device.advanceUntilIdle()
            }
        }
    }
}
