import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of dismissals during UIKit's animated zoom, after a double tap or a bounce at a limit. The scroll view's properties are final as
/// soon as the animation begins. So the photo may be dismissed although it still looks zoomed.
@MainActor @Suite("Zoom transition: during an animated zoom", .timeLimit(.minutes(20)), .phones) struct AnimatedZoomDismissalTests {
    private static let middle = CGPoint(x: 195, y: 422)
    nonisolated private static let fit = CGRect(x: 0, y: 292, width: 390, height: 260)

    enum Zoom: CaseIterable {
        /// The photo zooms in after a double tap. Only the program dismisses a zoomed photo.
        case into
        /// The photo zooms back to fit after a double tap.
        case out
        /// The photo bounces back from a scale below fit after a pinch.
        case bounce
    }

    enum Dismissal: CaseIterable {
        case drag, pinch, edgeSwipe, program
    }

    nonisolated private static let ways: [(zoom: Zoom, dismissal: Dismissal)] =
        [(.into, .program)] + [.out, .bounce].flatMap { zoom in Dismissal.allCases.map { (zoom, $0) } }

    @Test(
        "The photo flies from the frame in which it is seen",
        .given(\.transitionStart, .atOnce),
        .given(\.fingers, .together),
        arguments: ways,
        [0.02, 0.1, 0.2, 0.26]
    )
    func dismissed(by way: (zoom: Zoom, dismissal: Dismissal), after delay: TimeInterval) throws {
        try GridPhone.run { phone in
            try phone.open(4)
            try animate(way.zoom, on: phone)
            phone.device.advance(by: delay)
            let start = try #require(phone.seenPhotoFrame)
            try #require(phone.pager?.zoomTransitionFrame != nil, "the animation is under way")
            let fingers = try begin(way.dismissal, on: phone)
            let frame = try #require(phone.flyingFrame)
            // The photo moves only by the fingers' movement after the beginning of the gesture. Here the fingers haven't moved since.
            #expect(frame.isNear(start, within: 1), "\(frame) instead of \(start)")
            fingers.forEach { $0.lift() }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen || phone.isClosed)
            if phone.isOpen { #expect(phone.seenPhotoFrame?.isNear(Self.fit, within: 0.01) == true) }
        }
    }

    @Test("Dragged away and back during the animation, the photo comes to rest at fit")
    func draggedBack() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            try animate(.out, on: phone)
            phone.device.advance(by: 0.05)
            let finger = phone.device.drag(from: Self.middle, to: CGPoint(x: 195, y: 480), duration: 0.1)
            phone.device.glide([(finger, CGPoint(x: 195, y: 430))], duration: 0.3)
            phone.device.advance(by: 0.2)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.seenPhotoFrame?.isNear(Self.fit, within: 0.01) == true)
        }
    }

    @Test("While the photo zooms in, a drag moves the photo instead of dismissing it")
    func zoomingIn() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            doubleTap(on: phone)
            phone.device.advance(by: 0.05)
            phone.device.drag(from: Self.middle, to: CGPoint(x: 195, y: 500), duration: 0.1).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.isZoomed == true)
        }
    }

    private func animate(_ zoom: Zoom, on phone: GridPhone) throws {
        doubleTap(on: phone)
        if zoom == .into { return }
        try phone.device.advanceUntilIdle()
        try #require(phone.pager?.isZoomed == true)
        switch zoom {
        case .into: break
        case .out:
            doubleTap(on: phone)
        case .bounce:
            let fingers = phone.device.pinch(at: Self.middle, spread: 340, scale: 0.15)
            phone.device.lift(fingers)
        }
        #expect(phone.pager?.isZoomed == false)
    }

    private func doubleTap(on phone: GridPhone) {
        phone.device.tap(at: Self.middle)
        phone.device.tap(at: Self.middle)
    }

    /// Begins a dismissal without letting time pass. Returns the fingers that are down.
    private func begin(_ dismissal: Dismissal, on phone: GridPhone) throws -> [Finger] {
        let fingers: [Finger]
        let moves: [CGVector]
        switch dismissal {
        case .program:
            phone.navigation.popViewController(animated: true)
            return []
        case .drag:
            fingers = [phone.device.touchDown(at: Self.middle)]
            moves = [CGVector(dx: 0, dy: 3)]
        case .pinch:
            fingers = phone.device.touchDown(at: [CGPoint(x: 95, y: 422), CGPoint(x: 295, y: 422)])
            moves = [CGVector(dx: 2, dy: 0), CGVector(dx: -2, dy: 0)]
        case .edgeSwipe:
            fingers = [phone.device.touchDown(at: CGPoint(x: 2, y: 422))]
            moves = [CGVector(dx: 3, dy: 0)]
        }
        for _ in 0..<20 where phone.flyingFrame == nil {
            phone.device.move(zip(fingers, moves).map { ($0, CGPoint(x: $0.location.x + $1.dx, y: $0.location.y + $1.dy)) })
        }
        return fingers
    }
}

extension GridPhone {
    /// The frame in which the photo is visible, in flight or on the pager's page, in points of the window.
    fileprivate var seenPhotoFrame: CGRect? {
        if let flyingFrame { return flyingFrame }
        guard let photo = pager?.pageView, let layer = photo.layer.presentation() else { return nil }
        return layer.convert(layer.bounds, to: nil)
    }
}
