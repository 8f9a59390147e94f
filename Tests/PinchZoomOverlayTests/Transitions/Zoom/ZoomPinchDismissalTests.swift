import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of pinching in, which closes under the fingers. The rule was measured on Apple's own zoom: shared facts, iOS 27.0 simulator.
@MainActor @Suite("Zoom transition: pinched away", .timeLimit(.minutes(20)), .phones) struct ZoomPinchDismissalTests {
    private static let middle = CGPoint(x: 195, y: 422)

    /// Lands with two fingers at a distance, side by side, about a point.
    private func fingers(_ phone: GridPhone, _ spread: CGFloat, at point: CGPoint = middle) -> [Finger] {
        let fingers = phone.device.touchDown(at: [
            CGPoint(x: point.x - spread / 2, y: point.y), CGPoint(x: point.x + spread / 2, y: point.y),
        ])
        phone.device.advanceFrames()
        return fingers
    }

    /// Moves two fingers to a distance and an angle about a point, at once.
    private func move(_ fingers: [Finger], _ spread: CGFloat, angle: CGFloat = 0, to point: CGPoint = middle, on phone: GridPhone) {
        let (x, y) = (cos(angle) * spread / 2, sin(angle) * spread / 2)
        phone.device.move([(fingers[0], CGPoint(x: point.x - x, y: point.y - y)), (fingers[1], CGPoint(x: point.x + x, y: point.y + y))])
        phone.device.advanceFrames()
    }

    /// Returns the photo in flight: its center and size in points of the window, and its angle in radians.
    private func flight(_ phone: GridPhone) throws -> Pane {
        let overlay = try #require(phone.window.descendants.first { $0 is TransitionOverlayView })
        let view = try #require(overlay.subviews.first?.descendants.last { $0 is UIImageView })
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: view.bounds.width, y: 0), CGPoint(x: 0, y: view.bounds.height)].map {
            view.convert($0, to: nil)
        }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return Pane(
            center: middle,
            size: CGSize(width: distance(corners[0], corners[1]), height: distance(corners[0], corners[2])),
            angle: atan2(corners[1].y - corners[0].y, corners[1].x - corners[0].x)
        )
    }

    @Test(
        "The photo stays until the fingers have come 8.7 points together, and then follows their distance, turn and middle",
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func follows(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            try phone.open(4)
            let fingers = fingers(phone, 240)
            move(fingers, 232, on: phone)
            #expect(phone.flyingFrame == nil && phone.isOpen)
            move(fingers, 230, on: phone)
            try phone.awaitFlight()
            let start = try flight(phone)
            #expect(abs(start.size.width - 390) < 0.01 && distance(start.center, Self.middle) < 0.01 && start.angle == 0)
            for (spread, angle, point) in [
                (184.0, 0, CGPoint(x: 195, y: 422)), (161, 0.4, CGPoint(x: 230, y: 500)), (115, -0.5, CGPoint(x: 120, y: 300)),
                (300, 0.2, CGPoint(x: 195, y: 380)),
            ] {
                // The fingers turn in two steps, as real fingers do.
                move(fingers, spread, angle: angle / 2, to: point, on: phone)
                move(fingers, spread, angle: angle, to: point, on: phone)
                let pane = try flight(phone)
                let scale = min(spread / 230, 1)
                #expect(abs(pane.size.width - 390 * scale) < 0.05, "scale at \(spread)")
                #expect(abs(pane.angle - angle) < 1e-3, "turn at \(spread)")
                #expect(distance(pane.center, point) < 0.05, "middle at \(spread)")
                #expect(abs((phone.pager?.view.alpha ?? -1) - scale) < 1e-3, "what is behind it, at \(spread)")
            }
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.view.alpha == 1)
        }
    }

    /// The ratio of the fingers' distances, the time for which they rest before they lift, and the result on Apple's system.
    nonisolated private static let releases: [(ratio: CGFloat, rest: TimeInterval, closes: Bool)] = [
        (0.515, 0.2, false), (0.494, 0.2, true), (0.463, 0.2, true), (0.412, 0.2, true), (0.553, 0, false), (0.458, 0, true),
    ]

    @Test("It goes where the fingers' distance leads: away below half of it, however fast they are", arguments: releases)
    func decisions(ratio: CGFloat, rest: TimeInterval, closes: Bool) throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let fingers = fingers(phone, 300)
            phone.device.glide(
                zip(fingers, [-1.0, 1.0]).map { ($0, CGPoint(x: 195 + $1 * 150 * ratio, y: 422)) },
                duration: 0.4
            )
            phone.device.advance(by: rest)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed == closes && phone.isOpen == !closes)
        }
    }

    @Test("A short, fast pinch inwards goes back")
    func flick() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let fingers = fingers(phone, 300)
            phone.device.glide(zip(fingers, [-1.0, 1.0]).map { ($0, CGPoint(x: 195 + $1 * 120, y: 422)) }, duration: 0.037)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("Let go, it flies on without a jump: as fast as it was, from where it was", .given(\.frames, .regular))
    func release() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let fingers = fingers(phone, 300)
            let ends = [CGPoint(x: 205, y: 560), CGPoint(x: 285, y: 600)]
            phone.device.glide(zip(fingers, ends).map { ($0, $1) }, duration: 0.3)
            var former = try flight(phone)
            phone.device.advanceFrames()
            phone.device.lift(fingers)
            var steps: [CGFloat] = []
            try phone.device.advanceFrames(while: !phone.isClosed) {
                guard phone.window.descendants.contains(where: { $0 is TransitionOverlayView }) else { return }
                let pane = try flight(phone)
                steps.append(distance(pane.center, former.center))
                #expect(abs(log(pane.size.width / former.size.width)) < 0.2)
                former = pane
            }
            #expect(steps.first ?? 0 < 25 && steps.allSatisfy { $0 < 60 }, "\(steps)")
        }
    }

    @Test("One of two fingers may lift and come back: nothing jumps, and the photo goes on")
    func fingersLeave() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            var fingers = fingers(phone, 300)
            move(fingers, 280, on: phone)
            move(fingers, 200, on: phone)
            try phone.awaitFlight()
            let before = try flight(phone)
            fingers[1].lift()
            phone.device.advanceFrames(2)
            let alone = try flight(phone)
            #expect(distance(alone.center, before.center) < 0.01 && abs(alone.size.width - before.size.width) < 0.01)
            fingers[0].move(by: CGVector(dx: 10, dy: 40))
            phone.device.advanceFrames()
            let moved = try flight(phone)
            #expect(abs(moved.center.y - alone.center.y - 40) < 0.01 && abs(moved.size.width - alone.size.width) < 0.01)
            fingers[1] = phone.device.touchDown(at: CGPoint(x: 330, y: 600))
            phone.device.advanceFrames()
            let again = try flight(phone)
            #expect(distance(again.center, moved.center) < 0.01 && abs(again.size.width - moved.size.width) < 0.01)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("Fingers that go apart zoom; what is zoomed is pinched by its page; with the field off a pinch inwards closes nothing")
    func others() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.device.lift(phone.device.pinch(at: Self.middle, spread: 80, scale: 2.5))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.isZoomed == true)
            phone.device.lift(phone.device.pinch(at: Self.middle, spread: 300, scale: 0.2))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.isZoomed == false, "back to fit first")
            var configuration = ZoomTransitionConfiguration()
            configuration.allowsDismissalByPinching = false
            phone.grid.zoom.configuration = configuration
            phone.device.lift(phone.device.pinch(at: Self.middle, spread: 300, scale: 0.2))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("On a trackpad it closes about the pointer", arguments: [0.7, 0.4])
    func trackpad(scale: CGFloat) throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let pointer = CGPoint(x: 250, y: 450)
            let pinch = phone.device.trackpadPinch(at: pointer, scale: scale)
            phone.device.advanceFrames()
            let pane = try flight(phone)
            #expect(abs(pane.size.width / 390 - scale) < 0.06)
            // The point under the pointer stays there.
            let ratio = pane.size.width / 390
            #expect(abs(pane.center.x - (250 - 55 * ratio)) < 0.05 && abs(pane.center.y - (450 - 28 * ratio)) < 0.05)
            pinch.end()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed == (scale < 0.5))
        }
    }

    @Test("Fingers that are taken away, an app or a source that goes away: the photo is back in its screen, and nothing is left")
    func interrupted() throws {
        let ends: [(GridPhone, [Finger]) -> Void] = [
            { $0.device.cancel($1) },
            { phone, fingers in
                phone.device.resignActive()
                phone.device.cancel(fingers)
                phone.device.becomeActive()
            },
            { phone, fingers in
                phone.grid.zoom.source = nil
                phone.device.advanceFrames(2)
                phone.device.lift(fingers)
            },
        ]
        for end in ends {
            try GridPhone.run { phone in
                try phone.open(4)
                let fingers = fingers(phone, 300)
                move(fingers, 280, on: phone)
                move(fingers, 200, on: phone)
                end(phone, fingers)
                try phone.device.advanceUntilIdle()
                #expect(phone.isOpen && phone.pager?.view.alpha == 1)
            }
        }
    }
}
