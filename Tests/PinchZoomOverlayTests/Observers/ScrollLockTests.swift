import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The resting offset of a scroll view that was moving when a zoom began.
@MainActor @Suite("Scroll views that are locked while they move", .timeLimit(.minutes(20)), .phones) struct ScrollLockTests {
    enum Edge: CaseIterable, Sendable {
        case left, right, top, bottom
    }

    @Test("One that was pulled past an edge goes back to that edge, insets and all, along that axis alone", arguments: Edge.allCases)
    func pulledPastAnEdge(_ edge: Edge) throws {
        try HeadlessDevice.run { device in
            let board = Board(insets: UIEdgeInsets(top: 30, left: 20, bottom: 50, right: 40))
            device.show(board.view)
            let lowest = CGPoint(x: -20, y: -30)
            let highest = CGPoint(x: 3 * 390 + 40 - 390, y: 3 * 844 + 50 - 844)
            let (offset, pull): (CGPoint, CGVector) =
                switch edge {
                case .left: (CGPoint(x: lowest.x, y: 844), CGVector(dx: 150, dy: 0))
                case .right: (CGPoint(x: highest.x, y: 844), CGVector(dx: -150, dy: 0))
                case .top: (CGPoint(x: 390, y: lowest.y), CGVector(dx: 0, dy: 150))
                case .bottom: (CGPoint(x: 390, y: highest.y), CGVector(dx: 0, dy: -150))
                }
            board.scrollView.contentOffset = offset
            device.advanceFrames()
            let held = try board.dragAndPinch(by: pull, on: device)
            let rest = board.scrollView.contentOffset
            // The offset is rounded to a pixel, since a scroll view scrolls to whole pixels.
            if pull.dx == 0 {
                #expect(abs(held.y - offset.y) > 20 && rest.y == offset.y && abs(rest.x - held.x) < 0.5)
            } else {
                #expect(abs(held.x - offset.x) > 20 && rest.x == offset.x && abs(rest.y - held.y) < 0.5)
            }
        }
    }

    @Test("One that the app had locked stays locked, unless the app lets go of it meanwhile", arguments: [false, true])
    func lockedByTheApp(isReleased: Bool) throws {
        try HeadlessDevice.run { device in
            let board = Board(insets: .zero)
            device.show(board.view)
            board.scrollView.isScrollEnabled = false
            let fingers = device.pinch(at: CGPoint(x: 195, y: 422), scale: 1.5)
            #expect(board.zooms[0].state == .zooming)
            if isReleased { board.scrollView.isScrollEnabled = true }
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(board.scrollView.isScrollEnabled == isReleased && board.scrollView.panGestureRecognizer.isEnabled == isReleased)
        }
    }

    @Test(
        "One that the app locks while a photo is up stays locked, and scrolls when the app lets go of it",
        arguments: [false, true]
    )
    func lockedByTheAppMeanwhile(onTheWayBack: Bool) throws {
        try HeadlessDevice.run { device in
            let board = Board(insets: .zero)
            device.show(board.view)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 422), scale: 1.5)
            #expect(board.zooms[0].state == .zooming && board.scrollView.isLocked)
            if onTheWayBack {
                device.lift(fingers)
                device.advance(by: 0.05)
                #expect(board.zooms[0].state == .returning)
            }
            board.scrollView.isScrollEnabled = false
            if !onTheWayBack { device.lift(fingers) }
            try device.advanceUntilIdle()
            #expect(board.zooms[0].state == .idle && !board.scrollView.isScrollEnabled)
            for isScrollEnabled in [false, true] {
                board.scrollView.isScrollEnabled = isScrollEnabled
                device.swipe(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
                try device.advanceUntilIdle()
                #expect((board.scrollView.contentOffset.y > 100) == isScrollEnabled)
            }
        }
    }

    @Test("One whose recognizer the app had switched off stays so")
    func switchedOffByTheApp() throws {
        try HeadlessDevice.run { device in
            let board = Board(insets: .zero)
            device.show(board.view)
            board.scrollView.panGestureRecognizer.isEnabled = false
            device.lift(device.pinch(at: CGPoint(x: 195, y: 422), scale: 1.5))
            try device.advanceUntilIdle()
            #expect(board.zooms[0].state == .idle)
            #expect(board.scrollView.isScrollEnabled && !board.scrollView.panGestureRecognizer.isEnabled)
        }
    }

    @Test(
        "One with pages that was caught between two of them goes to the nearer one",
        arguments: [
            (CGVector(dx: -110, dy: 0), CGPoint(x: 390, y: 844)), (CGVector(dx: -280, dy: 0), CGPoint(x: 780, y: 844)),
            (CGVector(dx: 280, dy: 0), CGPoint(x: 0, y: 844)), (CGVector(dx: 0, dy: -250), CGPoint(x: 390, y: 844)),
            (CGVector(dx: 0, dy: -560), CGPoint(x: 390, y: 1688)), (CGVector(dx: 0, dy: 560), CGPoint(x: 390, y: 0)),
        ]
    )
    func betweenPages(pull: CGVector, rest: CGPoint) throws {
        try HeadlessDevice.run { device in
            let board = Board(insets: .zero)
            board.scrollView.isPagingEnabled = true
            device.show(board.view)
            board.scrollView.contentOffset = CGPoint(x: 390, y: 844)
            device.advanceFrames()
            let held = try board.dragAndPinch(by: pull, on: device)
            #expect(abs(held.x - 390) > 60 || abs(held.y - 844) > 60)
            #expect(board.scrollView.contentOffset == rest)
        }
    }
}

/// A scroll view of three by three pages. Each page is a photo that can be pinched.
@MainActor private final class Board {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let scrollView: UIScrollView
    private(set) var zooms: [PinchZoomInteraction] = []

    init(insets: UIEdgeInsets) {
        scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset = insets
        scrollView.contentSize = CGSize(width: 3 * 390, height: 3 * 844)
        view.addSubview(scrollView)
        for index in 0..<9 {
            let photo = UIImageView(frame: CGRect(x: 390 * CGFloat(index % 3), y: 844 * CGFloat(index / 3), width: 390, height: 844))
            photo.image = TestImages.photo(index)
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            zooms.append(zoom)
            scrollView.addSubview(photo)
        }
    }

    /// Drags with a finger, adds a second, pinches with both, and lifts both. Returns the content offset at the lift of the photo. On
    /// phones that cancel the drag only after the lift, the content moves to its resting offset afterwards.
    func dragAndPinch(by pull: CGVector, on device: HeadlessDevice) throws -> CGPoint {
        let middle = CGPoint(x: 195, y: 422)
        let (start, end) = (
            CGPoint(x: middle.x - pull.dx / 2, y: middle.y - pull.dy / 2), CGPoint(x: middle.x + pull.dx / 2, y: middle.y + pull.dy / 2)
        )
        let first = device.drag(from: start, to: end)
        let second = device.touchDown(at: CGPoint(x: end.x < 195 ? end.x + 60 : end.x - 60, y: end.y))
        let side: CGFloat = end.x < 195 ? 1 : -1
        device.glide([(first, CGPoint(x: end.x - 20 * side, y: end.y)), (second, CGPoint(x: end.x + 100 * side, y: end.y))], duration: 0.1)
        try #require(zooms.contains { $0.state == .zooming })
        let held = scrollView.contentOffset
        device.advance(by: 0.2)
        device.lift([first, second])
        try device.advanceUntilIdle()
        return held
    }
}
