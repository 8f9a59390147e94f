import HeadlessDevice
import PinchZoomOverlay
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "Under the fingers" and "Fingers change": the photo moves only with the fingers.
@MainActor @Suite("Under the fingers", .timeLimit(.minutes(20)), .phones) struct UnderTheFingersTests {
    @Test("The photo lifts where it is: the frame in which it lifts looks as the one before")
    func liftsInPlace() throws {
        try FeedPhone.run { phone in
            let before = phone.device.screenshot()
            let fingers = phone.device.touchDown(at: [CGPoint(x: 150, y: 220), CGPoint(x: 250, y: 220)])
            let zoom = try phone.zoom()
            var arm: CGFloat = 50
            while zoom.state == .idle, arm < 80 {
                arm += 1
                phone.device.move([(fingers[0], CGPoint(x: 200 - arm, y: 220)), (fingers[1], CGPoint(x: 200 + arm, y: 220))])
            }
            #expect(zoom.state == .zooming && zoom.pose == .identity)
            #expect(phone.overlays.count == 1)
            #expect(phone.device.screenshot() == before)
            phone.device.lift(fingers)
        }
    }

    @Test("The point of the photo under the centroid never drifts, whatever the fingers do", arguments: [false, true])
    func neverDrifts(allowsRotation: Bool) throws {
        var generator = SeededGenerator(seed: 3_001)
        try FeedPhone.run { phone in
            var configuration = PinchZoomConfiguration()
            configuration.allowsRotation = allowsRotation
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: CGPoint(x: 150, y: 200), spread: 60, scale: 1.5)
            let anchor = phone.placePoint(under: centroid(fingers), zoom.pose)
            var worst: CGFloat = 0
            var reached: ClosedRange<CGFloat> = 1...1
            for _ in 0..<1500 {
                phone.device.advance(by: .random(in: 0.001...0.02, using: &generator))
                let moves = fingers.map { finger in
                    let x = min(max(finger.location.x + .random(in: -30...30, using: &generator), 1), 389)
                    let y = min(max(finger.location.y + .random(in: -30...30, using: &generator), 1), 843)
                    return (finger: finger, point: CGPoint(x: x, y: y))
                }
                phone.device.move(moves)
                worst = max(worst, distance(phone.placePoint(under: centroid(fingers), zoom.pose), anchor))
                reached = min(reached.lowerBound, zoom.pose.scale)...max(reached.upperBound, zoom.pose.scale)
            }
            #expect(worst <= 0.01, "seed \(generator.seed)")
            #expect(reached.lowerBound < 1 && reached.upperBound > 4, "it went past both limits: \(reached)")
            #expect((zoom.pose.rotation != 0) == allowsRotation)
            phone.device.lift(fingers)
        }
    }

    @Test("On the screen as well: the corner of a mark stays at the centroid while the photo grows and moves")
    func pixelUnderCentroid() throws {
        try FeedPhone.run { phone in
            // The mark is a white square of 40 points in the middle of the photo.
            let corner = CGPoint(x: phone.home.x - 20, y: phone.home.y - 20)
            let fingers = phone.device.touchDown(at: [CGPoint(x: corner.x - 40, y: corner.y), CGPoint(x: corner.x + 40, y: corner.y)])
            for step in 1...20 {
                phone.device.advance(by: 1.0 / 60)
                let arm = 40 + 5 * CGFloat(step)
                // The second finger doesn't lag. The centroid moves down and right after the pinch has begun.
                let drift = CGFloat(max(step - 4, 0)) * 2
                phone.device.move([
                    (fingers[0], CGPoint(x: corner.x - arm + drift, y: corner.y + drift)),
                    (fingers[1], CGPoint(x: corner.x + arm + drift, y: corner.y + drift)),
                ])
            }
            let middle = centroid(fingers)
            let picture = phone.device.screenshot()
            let white = Picture.Pixel(red: 255, green: 255, blue: 255)
            let scale = try phone.zoom().pose.scale
            #expect(scale > 2)
            #expect(picture.color(at: CGPoint(x: middle.x + 1.5, y: middle.y + 1.5)) == white)
            #expect(picture.color(at: CGPoint(x: middle.x - 1.5, y: middle.y + 1.5)) != white)
            #expect(picture.color(at: CGPoint(x: middle.x + 1.5, y: middle.y - 1.5)) != white)
            phone.device.lift(fingers)
        }
    }

    @Test("With the centre c₀ and the centroid q₀ at the start, the centre is q + s·R(θ)·(c₀ − q₀)", .given(\.touchSlop, .usual))
    func formula() throws {
        try FeedPhone.run { phone in
            var configuration = PinchZoomConfiguration()
            configuration.allowsRotation = true
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let zoom = try phone.zoom()
            let fingers = phone.device.touchDown(at: [CGPoint(x: 100, y: 180), CGPoint(x: 180, y: 180)])
            phone.device.move([(fingers[0], CGPoint(x: 95, y: 180)), (fingers[1], CGPoint(x: 185, y: 180))])
            #expect(zoom.pose == .identity, "recognized: 90 points apart about (140, 180)")
            // The fingers are 180 points apart, turned by a right angle, about (200, 400).
            phone.device.move([(fingers[0], CGPoint(x: 200, y: 310)), (fingers[1], CGPoint(x: 200, y: 490))])
            let arm = CGVector(dx: phone.home.x - 140, dy: phone.home.y - 180)
            let center = CGPoint(x: 200 - 2 * arm.dy, y: 400 + 2 * arm.dx)
            #expect(abs(zoom.pose.scale - 2) < 1e-12)
            #expect(abs(zoom.pose.rotation - .pi / 2) < 1e-12)
            #expect(abs(phone.home.x + zoom.pose.translation.dx - center.x) < 1e-9)
            #expect(abs(phone.home.y + zoom.pose.translation.dy - center.y) < 1e-9)
            phone.device.lift(fingers)
        }
    }

    @Test("A finger that lifts and comes back changes nothing until it moves, wherever it comes back", arguments: [0, 1])
    func fingersChange(lifted: Int) throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            var fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2.2)
            // The points are inside the cell, on another cell, on the navigation bar, and at the edge of the screen.
            for place in [CGPoint(x: 250, y: 260), CGPoint(x: 60, y: 600), CGPoint(x: 200, y: 70), CGPoint(x: 2, y: 840)] {
                let held = zoom.pose
                fingers[lifted].lift()
                phone.device.advance(by: 0.03)
                expectSame(zoom.pose, held)
                let left = fingers[1 - lifted]
                left.move(by: CGVector(dx: 12, dy: -7))
                expectSame(
                    zoom.pose,
                    PinchZoomPose(
                        scale: held.scale,
                        translation: CGVector(dx: held.translation.dx + 12, dy: held.translation.dy - 7),
                        rotation: held.rotation
                    )
                )
                let moved = zoom.pose
                phone.device.advance(by: 0.05)
                fingers[lifted] = phone.device.touchDown(at: place)
                expectSame(zoom.pose, moved)
                let anchor = phone.placePoint(under: centroid(fingers), zoom.pose)
                phone.device.advance(by: 1.0 / 60)
                fingers[lifted].move(by: CGVector(dx: place.x < 100 ? 9 : -9, dy: place.y > 800 ? -9 : 9))
                #expect(zoom.pose.scale != moved.scale, "two fingers zoom again")
                #expect(distance(phone.placePoint(under: centroid(fingers), zoom.pose), anchor) < 0.01)
            }
            #expect(phone.feed.record.milestones == [.willBegin])
            phone.device.lift(fingers)
        }
    }

    @Test("A third finger changes nothing, wherever it lands, and takes over for one that lifts without a jump")
    func thirdFinger() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            let held = zoom.pose
            let third = phone.device.touchDown(at: CGPoint(x: 195, y: 560))
            expectSame(zoom.pose, held)
            third.move(to: CGPoint(x: 260, y: 500))
            phone.device.advance(by: 0.1)
            third.move(to: CGPoint(x: 240, y: 520))
            expectSame(zoom.pose, held)
            fingers[0].lift()
            expectSame(zoom.pose, held)
            let anchor = phone.placePoint(under: centroid([fingers[1], third]), zoom.pose)
            phone.device.advance(by: 0.02)
            third.move(to: CGPoint(x: 300, y: 600))
            #expect(distance(phone.placePoint(under: centroid([fingers[1], third]), zoom.pose), anchor) < 0.01)
            third.lift()
            fingers[1].lift()
            #expect(zoom.state == .returning)
        }
    }

    @Test("A returning photo stops under a single finger, which moves it", .given(\.frames, .regular))
    func oneFingerCatches() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2))
            phone.device.advance(by: 0.1)
            phone.device.advanceFrames()
            let flying = zoom.pose
            #expect(zoom.state == .returning && flying.scale > 1.1 && flying.scale < 2)
            let finger = phone.device.touchDown(at: phone.home)
            phone.device.advance(by: 0.2)
            #expect(zoom.state == .zooming)
            expectSame(zoom.pose, flying)
            finger.move(by: CGVector(dx: 40, dy: 30))
            let moved = PinchZoomPose(
                scale: flying.scale,
                translation: CGVector(dx: flying.translation.dx + 40, dy: flying.translation.dy + 30)
            )
            expectSame(zoom.pose, moved)
            finger.lift()
            #expect(zoom.state == .returning)
        }
    }

    private func expectSame(_ pose: PinchZoomPose, _ expected: PinchZoomPose, sourceLocation: SourceLocation = #_sourceLocation) {
        let difference = pose.difference(from: expected)
        #expect(difference.translation <= 0.01 && difference.angle <= 1e-6, sourceLocation: sourceLocation)
        #expect(difference.scale <= 0.0001, sourceLocation: sourceLocation)
    }
}
