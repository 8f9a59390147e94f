import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "Caught": two fingers on a photo that flies back hold the photo at its current position.
@MainActor @Suite("Caught", .timeLimit(.minutes(20)), .phones) struct CatchTests {
    @Test(
        "A finger catches the photo where it is on the screen, the moment it lands, also far from its cell",
        arguments: [CGVector(dx: 0, dy: 0), CGVector(dx: 60, dy: 330)]
    )
    func caught(translation: CGVector) throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, scale: 1.8, translation: translation)
            phone.device.advance(by: 0.1)
            phone.device.lift(fingers)
            phone.device.advance(by: 0.05)
            let flying = zoom.pose
            let alpha = zoom.current.backdropAlpha
            let middle = CGPoint(x: phone.home.x + flying.translation.dx, y: phone.home.y + flying.translation.dy)
            let first = phone.device.touchDown(at: CGPoint(x: middle.x - 40, y: middle.y))
            #expect(zoom.state == .zooming)
            #expect(zoom.pose == flying && zoom.current.backdropAlpha == alpha, "without a jump")
            let again = [first, phone.device.touchDown(at: CGPoint(x: middle.x + 40, y: middle.y))]
            #expect(zoom.pose == flying && abs(zoom.current.backdropAlpha - alpha) < 0.06, "nor with the second finger")
            let held = try phone.photoCenter()
            phone.device.advance(by: 0.8)
            // The photo's place may have moved: a list that was pulled past its end returns while the photo is held.
            try #expect(distance(phone.photoCenter(), held) < 1e-6 && zoom.pose.scale == flying.scale, "and the spring is gone")
            let anchor = phone.placePoint(under: centroid(again), zoom.pose)
            again[1].move(by: CGVector(dx: 30, dy: 10))
            #expect(distance(phone.placePoint(under: centroid(again), zoom.pose), anchor) < 0.01)
            #expect(zoom.pose.scale > flying.scale)
            phone.device.lift(again)
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .willEnd, .didEnd], "one zoom, let go twice")
        }
    }

    @Test("The backdrop comes back to its curve from where it was when the photo was caught, without a step")
    func backdropComesBack() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, scale: 3)
            phone.device.advance(by: 0.1)
            phone.device.lift(fingers)
            phone.device.advance(by: 0.07)
            let again = phone.device.touchDown(at: [CGPoint(x: 150, y: 220), CGPoint(x: 240, y: 220)])
            var alphas = [zoom.current.backdropAlpha]
            for _ in 0..<60 {
                phone.device.advanceFrames()
                alphas.append(zoom.current.backdropAlpha)
            }
            #expect(zip(alphas, alphas.dropFirst()).allSatisfy { abs($1 - $0) < 0.06 }, "\(alphas)")
            let curve = BackdropCurve.default.alpha(at: zoom.pose.scale)
            #expect(abs((alphas.last ?? 0) - curve) < 0.004)
            phone.device.lift(again)
        }
    }

    @Test("One finger on a photo that flies back neither stops it nor is eaten")
    func oneFingerPasses() throws {
        try FeedPhone.run { phone in
            var taps = 0
            let caption = try phone.feed.cell(1)
            caption.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
            let zoom = try phone.zoom()
            // The fingers move sideways. If they moved down, some phones would pull the list past its top before the pinch begins.
            let fingers = phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 80, dy: 0))
            phone.device.lift(fingers)
            phone.device.advance(by: 0.03)
            #expect(!phone.feed.collectionView.isDecelerating)
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 480))
            #expect(zoom.state == .returning)
            phone.device.advance(by: 0.03)
            finger.lift()
            phone.device.advanceFrames()
            #expect(taps == 1)
            #expect(zoom.state == .returning)
        }
    }

    @Test("A list scrolls under a new finger from the release on, while the photo flies to its moving place", arguments: [0.36, 1.5])
    func scrollsWhileReturning(springResponse: TimeInterval) throws {
        try FeedPhone.run { phone in
            phone.feed.locksItsList = false
            let (zoom, list) = (try phone.zoom(), phone.feed.collectionView)
            zoom.configuration.springResponse = springResponse
            // The fingers move sideways, so that the list isn't pulled past its top.
            let fingers = phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 60, dy: 0))
            #expect(list.isLocked)
            phone.device.lift(fingers)
            #expect(!list.isLocked && zoom.state == .returning)
            phone.device.advance(by: 0.05)
            let offset = list.contentOffset.y
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 700))
            let place = try phone.feed.cell(0).photoView
            var (drifts, lags): ([CGFloat], [CGFloat]) = ([], [])
            for _ in 0..<9 {
                finger.move(by: CGVector(dx: 0, dy: -15))
                phone.device.advanceFrames()
                drifts.append(zoom.pose.translation.dy)
                let middle = place.convert(CGPoint(x: place.bounds.midX, y: place.bounds.midY), to: phone.window)
                lags.append(try phone.photoCenter().y - middle.y - zoom.pose.translation.dy)
            }
            #expect(list.contentOffset.y > offset + 80)
            #expect(drifts.allSatisfy { abs($0) < 8 }, "it moves with the list: \(drifts)")
            #expect(lags.allSatisfy { abs($0) < 2 }, "it isn't a frame behind: \(lags)")
            try phone.device.advanceFrames(while: zoom.state != .idle)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
            phone.device.glide([(finger, CGPoint(x: 195, y: 465))], duration: 0.1)
            #expect(list.contentOffset.y > offset + 160, "and the finger goes on")
            finger.lift()
        }
    }

    @Test("The list is locked again while fingers hold a photo that they have caught")
    func locksAgain() throws {
        try FeedPhone.run { phone in
            phone.feed.locksItsList = false
            let (zoom, list) = (try phone.zoom(), phone.feed.collectionView)
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 60, dy: 0)))
            phone.device.advance(by: 0.05)
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 660), duration: 0.05)
            let middle = try phone.photoCenter()
            let fingers = phone.device.touchDown(at: [CGPoint(x: middle.x - 30, y: middle.y), CGPoint(x: middle.x + 30, y: middle.y)])
            #expect(zoom.state == .zooming && list.isLocked)
            let offset = list.contentOffset
            finger.move(by: CGVector(dx: 0, dy: -200))
            phone.device.advance(by: 0.1)
            #expect(list.contentOffset == offset)
            phone.device.lift(fingers)
            #expect(!list.isLocked)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .willEnd, .didEnd])
        }
    }

    @Test("Another photo pinched meanwhile lifts, and the first flies on and lands")
    func anotherPhoto() throws {
        try FeedPhone.run { phone in
            let first = try phone.zoom(0)
            let second = try phone.zoom(1)
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 1.4))
            phone.device.advance(by: 0.05)
            #expect(first.state == .returning)
            let fingers = phone.device.pinch(at: CGPoint(x: 195, y: 600), scale: 2, duration: 0.1)
            #expect(second.state == .zooming && first.state == .returning)
            #expect(phone.overlays.count == 2)
            phone.device.advance(by: 1)
            #expect(second.state == .zooming && first.state == .idle)
            try #expect(phone.feed.cell(0).photoView.shownAlpha == 1)
            try #expect(phone.feed.cell(1).photoView.shownAlpha == 0)
            phone.device.lift(fingers)
        }
    }

    @Test("The list stays locked until the last of two zooms in it has ended: locks are counted")
    func locksAreCounted() throws {
        try FeedPhone.run { phone in
            phone.feed.locksItsList = false
            let list = phone.feed.collectionView
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 1.4))
            phone.device.advance(by: 0.05)
            let fingers = phone.device.pinch(at: CGPoint(x: 195, y: 600), scale: 2, duration: 0.1)
            phone.device.advance(by: 1)
            #expect(phone.feed.record.endCount == 1 && list.isLocked)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(!list.isLocked)
        }
    }
}

@MainActor @Suite("Caught, on any display", .timeLimit(.minutes(20))) struct DisplayCatchTests {
    @Test(
        "At any time between two frames of any display, the photo is caught where the screen shows it",
        arguments: HeadlessDevice.Behavior.displays
    )
    func anyTime(display: HeadlessDevice.Behavior) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(behavior: display)) { device in
            let phone = try FeedPhone(device: device, feed: FeedScreen())
            for moment in 3..<27 {
                phone.device.lift(phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 90, dy: 0)))
                phone.device.advanceFrames(moment / 3)
                let seen = try #require(phone.overlays.last?.descendants.last { $0 is UIImageView }).seenFrame
                phone.device.advance(by: Double(moment % 3) * 0.3 / Double(display.refreshRate.framesPerSecond))
                let fingers = [-30.0, 30].map { phone.device.touchDown(at: CGPoint(x: seen.midX + $0, y: seen.midY)) }
                for _ in 0..<3 {
                    let now = try #require(phone.overlays.last?.descendants.last { $0 is UIImageView }).seenFrame
                    #expect(now.isNear(seen, within: 1), "caught \(moment) thirds of a frame after the release: \(now) instead of \(seen)")
                    phone.device.advanceFrames()
                }
                phone.device.lift(fingers)
                try phone.device.advanceUntilIdle()
            }
        }
    }
}
