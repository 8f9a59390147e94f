import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of captions, thumbnails and buttons over a photo in flight: their places frame by frame, in pictures of the screen.
@MainActor @Suite("Zoom transition: what lies over the photo stays in its place", .timeLimit(.minutes(20)), .phones)
struct ZoomOverlyingPlaceTests {
    /// The way in which the pager is shown.
    enum Setting: CaseIterable {
        /// The pager is pushed, and UIKit moves the tab bar away.
        case withoutTabBar
        /// The pager is pushed under a tab bar that stays.
        case underTabBar
        case presented
    }

    private func run(_ setting: Setting, _ body: (GridPhone, OverlyingMarks) throws -> Void) throws {
        try GridPhone.run(OverlyingMarks.configuration, way: setting == .presented ? .presented : .pushed) { phone in
            var configuration = PinchZoomConfiguration()
            configuration.openingScale = 1.8
            phone.grid.pinch = configuration
            phone.grid.willOpen = { pager in
                pager.hidesBottomBarWhenPushed = setting == .withoutTabBar
                pager.loadViewIfNeeded()
                OverlyingMarks.mark(pager)
            }
            try body(phone, OverlyingMarks(on: phone))
            phone.grid.dismiss(animated: false)
            phone.navigation.popToRootViewController(animated: false)
            phone.device.advanceFrames(2)
        }
    }

    /// Opens a photo and returns the places of the marks at rest.
    private func open(_ phone: GridPhone, _ marks: OverlyingMarks, _ setting: Setting) throws -> [OverlyingMarks.Mark: CGRect] {
        try phone.open(4)
        let rest = marks.places
        #expect(rest.count == (setting == .presented ? 4 : 3), "\(rest)")
        return rest
    }

    /// Advances frame by frame until the flight is over, and returns the first faults.
    ///
    /// - Parameter afterDrag: Whether a finger has dragged the photo, so that the marks have faded.
    private func faults(
        _ phone: GridPhone,
        _ marks: OverlyingMarks,
        against rest: [OverlyingMarks.Mark: CGRect],
        afterDrag: Bool = false
    ) throws -> [String] {
        var (faults, frame) = ([String](), 0)
        try phone.device.advanceFrames(while: phone.flyingFrame != nil || frame == 0) {
            faults += marks.faults(against: rest, areDragged: afterDrag).map { "frame \(frame): \($0)" }
            frame += 1
        }
        return Array(faults.prefix(3))
    }

    @Test("A finger drags the photo and lets go: it stays open", arguments: Setting.allCases)
    func draggedAndBack(setting: Setting) throws {
        try run(setting) { phone, marks in
            let rest = try open(phone, marks, setting)
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 300))
            var found: [String] = []
            for step in 0..<30 {
                finger.move(by: CGVector(dx: 0, dy: step < 20 ? 4 : -4))
                phone.device.advanceFrames()
                found += marks.faults(against: rest, areDragged: true).map { "step \(step): \($0)" }
            }
            #expect(phone.flyingFrame != nil && Array(found.prefix(3)) == [])
            phone.device.advance(by: 0.3)
            #expect(marks.places.isEmpty, "they leave with the drag")
            finger.cancel()
            try #expect(faults(phone, marks, against: rest, afterDrag: true) == [])
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && marks.faults(against: rest) == [])
        }
    }

    @Test("A finger drags the photo away", arguments: Setting.allCases)
    func draggedAway(setting: Setting) throws {
        try run(setting) { phone, marks in
            let rest = try open(phone, marks, setting)
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 300))
            var found: [String] = []
            for step in 0..<15 {
                finger.move(by: CGVector(dx: 0, dy: 8))
                phone.device.advanceFrames()
                found += marks.faults(against: rest, areDragged: true).map { "step \(step): \($0)" }
            }
            #expect(phone.flyingFrame != nil && Array(found.prefix(3)) == [])
            finger.lift()
            try #expect(faults(phone, marks, against: rest, afterDrag: true) == [])
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("The photo closes by itself", arguments: Setting.allCases)
    func closing(setting: Setting) throws {
        try run(setting) { phone, marks in
            let rest = try open(phone, marks, setting)
            _ = phone.pager?.accessibilityPerformEscape()
            try #expect(faults(phone, marks, against: rest) == [])
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("The photo opens by a tap, or by a pinch", arguments: Setting.allCases, [false, true])
    func opening(setting: Setting, byPinch: Bool) throws {
        try run(setting) { phone, marks in
            let rest = try open(phone, marks, setting)
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.device.advanceUntilIdle()
            if byPinch {
                phone.device.lift(phone.device.pinch(at: try phone.cellCenter(4), scale: 2.5, duration: 0.2))
            } else {
                phone.device.tap(at: try phone.cellCenter(4))
            }
            try phone.awaitFlight()
            try #expect(faults(phone, marks, against: rest) == [])
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && marks.faults(against: rest) == [])
        }
    }

    @Test("A photo that opens is grabbed on its way, and goes on", arguments: Setting.allCases)
    func grabbed(setting: Setting) throws {
        try run(setting) { phone, marks in
            let rest = try open(phone, marks, setting)
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.device.advanceUntilIdle()
            phone.device.tap(at: try phone.cellCenter(4))
            phone.device.advance(by: 0.15)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.advance(by: 0.2)
            #expect(marks.faults(against: rest) == [])
            finger.cancel()
            try #expect(faults(phone, marks, against: rest) == [])
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && marks.faults(against: rest) == [])
        }
    }

    /// The moment at which the phone turns.
    enum Turn: CaseIterable {
        case opening, held, closing
    }

    @Test(
        "The phone turns in flight: everything lies where it does in the new orientation",
        .given(\.frames, .regular),
        arguments: Setting.allCases,
        Turn.allCases
    )
    func turned(setting: Setting, turn: Turn) throws {
        try run(setting) { phone, marks in
            // The places in landscape orientation are noted first.
            _ = try open(phone, marks, setting)
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            let rest = marks.places
            phone.device.rotate(to: .portrait)
            try phone.device.advanceUntilIdle()
            var finger: Finger?
            switch turn {
            case .opening:
                _ = phone.pager?.accessibilityPerformEscape()
                try phone.device.advanceUntilIdle()
                phone.device.tap(at: try phone.cellCenter(4))
                phone.device.advance(by: 0.1)
            case .held:
                finger = phone.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 360), duration: 0.2)
            case .closing:
                phone.device.advanceFrames()
                _ = phone.pager?.accessibilityPerformEscape()
                phone.device.advance(by: 0.05)
            }
            #expect(phone.flyingFrame != nil)
            phone.device.rotate(to: .landscapeRight)
            phone.device.advanceFrames(2)
            // If the bar comes back or stays away, views that depend on the safe area have other places.
            let keepsPlaces = turn != .closing && setting != .withoutTabBar
            let now = marks.places
            if turn == .held {
                #expect(now.isEmpty)
            } else {
                #expect(now[.caption]?.height == 60)
                for mark in [OverlyingMarks.Mark.button, .closeButton] { #expect(now[mark]?.size == rest[mark]?.size, "\(mark)") }
                if keepsPlaces { #expect(marks.faults(against: rest) == []) }
            }
            finger?.move(to: CGPoint(x: 195, y: 300))
            phone.device.advance(by: 0.3)
            finger?.lift()
            let found = try faults(phone, marks, against: rest, afterDrag: turn == .held)
            if keepsPlaces { #expect(found == []) }
            if turn != .closing { #expect(phone.isOpen && marks.faults(against: rest) == []) }
            try phone.device.advanceUntilIdle()
            phone.device.rotate(to: .portrait, animated: false)
            try phone.device.advanceUntilIdle()
        }
    }

    // MARK: Screens of the app's own

    /// A screen with a photo and a red card over it, in a view that stays within the safe area.
    private final class CardScreen: UIViewController, ZoomTransitionDestination {
        private let photoView = UIImageView(image: TestImages.photo(4))
        let card = UIView()
        var zoomTransitionItem: AnyHashable? { 4 }
        var zoomTransitionView: UIView? { photoView }
        var zoomTransitionOverlyingViews: [UIView] { [card] }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            photoView.frame = CGRect(x: 0, y: 250, width: 390, height: 260)
            view.addSubview(photoView)
            let holder = UIView()
            holder.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(holder)
            card.backgroundColor = .red
            card.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
            holder.addSubview(card)
            NSLayoutConstraint.activate([
                holder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                holder.widthAnchor.constraint(equalToConstant: 200),
                holder.heightAnchor.constraint(equalToConstant: 80),
                holder.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            ])
        }
    }

    @Test("So does what lies in a view that the safe area moves")
    func inMovedView() throws {
        try GridPhone.run(OverlyingMarks.configuration) { phone in
            let screen = CardScreen()
            screen.hidesBottomBarWhenPushed = true
            phone.navigation.pushViewController(screen, animated: true)
            try phone.device.advanceUntilIdle()
            @MainActor func top() -> Int? {
                let picture = phone.device.screenshot()
                return (0..<picture.height).first { picture[70, $0].red > 140 && picture[70, $0].green < 140 && picture[70, $0].blue < 140 }
            }
            #expect(screen.card.convert(screen.card.bounds, to: nil) == CGRect(x: 20, y: 740, width: 100, height: 50) && top() == 740)
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 300))
            for step in 0..<12 {
                finger.move(by: CGVector(dx: 0, dy: 4))
                phone.device.advanceFrames()
                #expect([740, nil].contains(top()), "step \(step)")
            }
            #expect(phone.flyingFrame != nil)
            phone.device.advance(by: 0.3)
            #expect(top() == nil, "the card leaves with the drag")
            finger.cancel()
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { #expect([740, nil].contains(top())) }
            try phone.device.advanceUntilIdle()
            #expect(top() == 740)
            phone.navigation.popViewController(animated: false)
            phone.device.advanceFrames(2)
        }
    }

    // MARK: What moves with its page

    @Test("Pages that are caught on their way and dragged down come to rest, and the caption with its page")
    func betweenPages() throws {
        try run(.presented) { phone, marks in
            let rest = try open(phone, marks, .presented)
            let swipe = phone.device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 220, y: 400), duration: 0.2)
            phone.device.advance(by: 0.2)
            swipe.lift()
            phone.device.advanceFrames(4)
            #expect(marks.places[.caption] != rest[.caption])
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 300))
            for _ in 0..<10 {
                finger.move(by: CGVector(dx: 0, dy: 6))
                phone.device.advanceFrames()
            }
            #expect(phone.flyingFrame != nil)
            phone.device.advance(by: 1)
            finger.cancel()
            var last: CGRect?
            try phone.device.advanceFrames(while: phone.flyingFrame != nil) { last = marks.places[.caption] }
            #expect(last == rest[.caption])
            try phone.device.advanceUntilIdle()
        }
    }
}

extension CGSize {
    /// Returns whether two sizes are equal, with a tolerance of a pixel.
    fileprivate func isNear(_ other: CGSize) -> Bool { max(abs(width - other.width), abs(height - other.height)) <= 1.01 }
}
