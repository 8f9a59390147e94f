import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Zoom transition: Reduce Motion and VoiceOver", .timeLimit(.minutes(20)), .phones) struct ZoomAccessibilityTests {
    @Test(
        "Under Reduce Motion the screens fade and nothing flies",
        .given(\.frames, .regular),
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func fades(way: GridScreen.Way) throws {
        // The classic fade lasts as long as ten frames.
        try GridPhone.run(way: way, feel: .classic) { phone in
            phone.device.isReduceMotionEnabled = true
            phone.grid.open(4)
            try phone.device.advanceFrames(while: phone.pager?.viewIfLoaded?.window == nil, limit: 0.1)
            var alpha: CGFloat = -1
            for _ in 0..<10 {
                #expect(phone.flyingFrame == nil)
                let current = try #require(phone.pager?.view.alpha)
                #expect(current > alpha)
                alpha = current
                phone.device.advanceFrames()
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            _ = phone.pager?.accessibilityPerformEscape()
            phone.device.advance(by: 0.1)
            #expect(phone.flyingFrame == nil)
            #expect((0.1...0.9).contains(phone.pager?.view.alpha ?? -1))
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A finger still takes the photo along; let go, it fades where it is")
    func drag() throws {
        try GridPhone.run { phone in
            phone.device.isReduceMotionEnabled = true
            try phone.open(4)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 560), duration: 0.5)
            phone.device.advance(by: 0.1)
            let held = try #require(phone.flyingFrame)
            #expect(held.midY > 500)
            finger.lift()
            phone.device.advanceFrames(3)
            #expect(try #require(phone.flyingFrame).isNear(held, within: 0.01))
            #expect(phone.grid.photoView(4)?.shownAlpha == 1)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test(
        "Escape goes back, and VoiceOver's focus returns to the photo's cell in the grid",
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func focus(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            try phone.open(4)
            phone.pager?.setCurrentIndex(6, animated: false)
            phone.device.advanceFrames()
            let photo = try #require(phone.pager?.photoView)
            #expect(phone.device.accessibilityElements.contains(photo) && !phone.device.accessibilityElements.contains { $0 is GridCell })
            #expect(phone.device.perform(.escape, on: photo))
            try phone.device.advanceUntilIdle()
            let cell = try #require(phone.grid.photoView(6)?.superview?.superview)
            #expect(phone.device.accessibilityFocus === cell && phone.device.focusedAccessibilityElement === cell)
            #expect(cell is GridCell)
        }
    }

    @Test("What flies is found nowhere, and nothing is found twice", arguments: [GridScreen.Way.pushed, .presented])
    func inFlight(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            phone.grid.open(4)
            try phone.awaitFlight()
            for _ in 0..<2 {
                while phone.flyingFrame != nil {
                    let elements = phone.device.accessibilityElements
                    #expect(Set(elements).count == elements.count)
                    #expect(elements.allSatisfy { $0 is GridCell || $0 is UIControl || $0 is UILabel || $0 === phone.pager?.photoView })
                    phone.device.advanceFrames(4)
                }
                try phone.device.advanceUntilIdle()
                guard let photo = phone.pager?.photoView else { continue }
                #expect(phone.device.perform(.escape, on: photo))
                try phone.awaitFlight()
            }
            #expect(phone.isClosed)
        }
    }

    /// The ways home, each with a different beginning.
    enum WayHome: CaseIterable, Sendable {
        case escape, drag, grabbedOpening, grabbedClosing
    }

    @Test(
        "After a transition the focus moves once, after UIKit has told of the end in every way that it has",
        arguments: [GridScreen.Way.pushed, .presented],
        WayHome.allCases
    )
    func focusMovesOnce(way: GridScreen.Way, home: WayHome) throws {
        try GridPhone.run(way: way) { phone in
            if home == .grabbedOpening { phone.grid.open(4) } else { try phone.open(4) }
            #expect(phone.device.accessibilityChangeCount == 0, "UIKit tells of the screen that opens")
            var countAtEnd: Int?
            let finger: Finger? = try {
                switch home {
                case .escape:
                    _ = phone.pager?.accessibilityPerformEscape()
                    return nil
                case .drag:
                    return phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), duration: 0.3)
                case .grabbedOpening, .grabbedClosing:
                    if home == .grabbedClosing { _ = phone.pager?.accessibilityPerformEscape() }
                    phone.device.advance(by: 0.08)
                    let frame = try #require(phone.flyingFrame)
                    let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
                    phone.device.glide([(finger, CGPoint(x: frame.midX, y: frame.midY + 200))], duration: 0.2)
                    return finger
                }
            }()
            try phone.awaitFlight()
            phone.grid.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                countAtEnd = phone.device.accessibilityChangeCount
            }
            finger?.lift()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil)
            #expect(phone.isClosed)
            #expect(countAtEnd == 0, "nothing is said before all have heard that it is over")
            #expect(phone.device.accessibilityChangeCount == 0, "nor in that turn")
            try phone.device.advanceUntilIdle()
            #expect(phone.device.accessibilityChangeCount == 1)
            #expect(phone.device.accessibilityFocus is GridCell)
        }
    }

    @Test("A dismissal that is undone moves no focus, and one whose screen goes on to another at once leaves it to that")
    func focusStays() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 430), duration: 0.5).cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.device.accessibilityChangeCount == 0)
            phone.navigation.popViewController(animated: true)
            try phone.awaitFlight()
            phone.grid.transitionCoordinator?.animate(alongsideTransition: nil) { _ in phone.grid.open(7) }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.device.accessibilityChangeCount == 0)
        }
    }
}
