import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "Limits": past the minimum and the maximum, the photo resists more and more.
@MainActor @Suite("Limits", .timeLimit(.minutes(20)), .phones) struct LimitTests {
    @Test("Up to the maximum the scale is the fingers' own; past it, less and less, and never beyond the band's reach")
    func pastMaximum() throws {
        try FeedPhone.run { phone in
            var configuration = PinchZoomConfiguration()
            configuration.maximumScale = 2
            configuration.rubberBandReach = 0.25
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let zoom = try phone.zoom()
            let fingers = phone.device.touchDown(at: [CGPoint(x: 190, y: 221), CGPoint(x: 200, y: 221)])
            var arm: CGFloat = 5
            while zoom.state == .idle, arm < 190 {
                arm += 1
                phone.device.move([(fingers[0], CGPoint(x: 195 - arm, y: 221)), (fingers[1], CGPoint(x: 195 + arm, y: 221))])
            }
            let start = arm
            let step = start * 0.005
            var former: CGFloat = 1
            var formerSlope: CGFloat = .infinity
            while arm < 190 {
                arm += step
                phone.device.move([(fingers[0], CGPoint(x: 195 - arm, y: 221)), (fingers[1], CGPoint(x: 195 + arm, y: 221))])
                let raw = arm / start
                let scale = zoom.pose.scale
                if raw <= 2 { #expect(abs(scale - raw) < 1e-9) }
                let slope = (scale - former) / (step / start)
                // The slope is continuous at the limit: the slope is 1 up to the limit, and decreases beyond it.
                if raw > 2 { #expect(slope > 0 && slope <= formerSlope + 1e-6 && formerSlope - slope < 0.03, "at \(raw)") }
                #expect(scale < 2.5)
                former = scale
                formerSlope = slope
            }
            #expect(former > 2.4, "far out it comes near its reach")
            phone.device.lift(fingers)
        }
    }

    @Test("A photo that may only be moved is never on its way to a maximum: its progress is 0")
    func noSpan() throws {
        try FeedPhone.run { phone in
            var configuration = PinchZoomConfiguration()
            configuration.maximumScale = 1
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let zoom = try phone.zoom()
            #expect(zoom.current.progress == 0)
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(zoom.state == .zooming && zoom.pose.scale > 1)
            #expect(zoom.current.progress == 0)
            phone.device.lift(fingers)
        }
    }

    @Test("A pinch that starts inwards gives way below the minimum, and lifts the photo when it opens")
    func inwardsFirst() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, spread: 160, scale: 0.4)
            #expect(zoom.state == .zooming)
            #expect(zoom.pose.scale < 1 && zoom.pose.scale > 1 / 1.3)
            phone.device.glide(
                [(fingers[0], CGPoint(x: 30, y: phone.home.y)), (fingers[1], CGPoint(x: 360, y: phone.home.y))],
                duration: 0.3
            )
            #expect(zoom.pose.scale > 2)
            phone.device.lift(fingers)
        }
    }

    @Test("The engine of haptics is woken by a second finger on the photo, and not by one that scrolls", arguments: [true, false])
    func prepared(hasHaptics: Bool) throws {
        try FeedPhone.run(prepareCell: { $0.enablePinchZoom { $0.playsHapticAtLimit = hasHaptics } }) { phone in
            let scrolling = phone.device.drag(from: phone.home, to: CGPoint(x: phone.home.x, y: phone.home.y - 150), duration: 0.3)
            scrolling.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.device.hapticPreparationCount == 0)
            phone.feed.collectionView.contentOffset.y = -phone.feed.collectionView.adjustedContentInset.top
            phone.device.advanceFrames()
            let first = phone.device.touchDown(at: phone.home)
            phone.device.advance(by: 0.05)
            #expect(phone.device.hapticPreparationCount == 0)
            let second = phone.device.touchDown(at: CGPoint(x: phone.home.x + 40, y: phone.home.y))
            #expect(phone.device.hapticPreparationCount == (hasHaptics ? 1 : 0))
            phone.device.lift([first, second])
        }
    }

    @Test("The haptic of the limit comes once as the scale passes the maximum, and again only after it has gone back")
    func limitHaptic() throws {
        try FeedPhone.run { phone in
            var configuration = PinchZoomConfiguration()
            configuration.maximumScale = 2
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let fingers = phone.device.pinch(at: phone.home, spread: 60, scale: 1.6)
            #expect(phone.device.haptics.isEmpty, "the lift")
            @MainActor func open(_ spread: CGFloat) {
                let y = phone.home.y
                phone.device.glide(
                    [(fingers[0], CGPoint(x: 195 - spread / 2, y: y)), (fingers[1], CGPoint(x: 195 + spread / 2, y: y))],
                    duration: 0.1
                )
            }
            open(200)
            #expect(phone.device.haptics.count == 1, "the limit")
            open(180)
            open(200)
            #expect(phone.device.haptics.count == 1, "still beyond")
            open(90)
            open(200)
            #expect(phone.device.haptics.count == 2, "again")
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.device.haptics.count == 2, "the landing")
        }
    }

    @Test("The haptic of the limit comes again for each pinch of a photo that rests at its maximum, and at a hard stop")
    func limitHapticOfStayingPhoto() throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            cell.enablePinchZoom(PinchZoomConfiguration(maximumScale: 2, release: .stays()))
            for count in 1...3 {
                let fingers = phone.device.pinch(at: phone.home, spread: 60, scale: 3)
                #expect(phone.device.haptics.count == count)
                phone.device.lift(fingers)
                phone.device.advance(by: 3)
                #expect(cell.pinchZoomInteraction?.pose.scale == 2)
            }
            cell.enablePinchZoom(PinchZoomConfiguration(maximumScale: 2, rubberBandReach: 0))
            try phone.device.advanceUntilIdle()
            phone.device.lift(phone.device.pinch(at: phone.home, spread: 60, scale: 3))
            try phone.device.advanceUntilIdle()
            #expect(phone.device.haptics.count == 4)
        }
    }

    @Test("With a minimum above 1 or a maximum below 1, the photo still follows the fingers", arguments: [0.5, 0.7, 1.25, 1.3, 2, 100])
    func limitBeyondOne(limit: CGFloat) throws {
        try FeedPhone.run { phone in
            var configuration = PinchZoomConfiguration()
            if limit > 1 { configuration.minimumScale = limit } else { configuration.minimumScale = 0.1 }
            configuration.maximumScale = limit > 1 ? 2 * limit : limit
            try configuration.validate()
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, spread: 60, scale: 1.5)
            let first = zoom.pose.scale
            phone.device.glide(fingers.map { ($0, CGPoint(x: 195 + 3 * ($0.location.x - 195), y: $0.location.y)) }, duration: 0.2)
            #expect(zoom.pose.scale > 1.05 && zoom.pose.scale > first)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
        }
    }
}
