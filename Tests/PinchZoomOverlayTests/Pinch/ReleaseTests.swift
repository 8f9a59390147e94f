import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "Release": a spring takes over, and ends at the photo's place at that time.
@MainActor @Suite("Release", .timeLimit(.minutes(20)), .phones) struct ReleaseTests {
    @Test(
        "The first frames go on as fast as the fingers went, in position and scale",
        .given(\.frames, .regular),
        .given(\.fingers, .together),
        arguments: [60, 120]
    )
    func takesOverVelocity(framesPerSecond: Int) throws {
        try FeedPhone.run(HeadlessDevice.Configuration(framesPerSecond: framesPerSecond)) { phone in
            let zoom = try phone.zoom()
            // The fingers move evenly: 420 points a second to the right and down. Their distance grows by 300 points a second.
            let fingers = phone.device.pinch(
                at: CGPoint(x: 150, y: 220),
                spread: 80,
                scale: 2,
                translation: CGVector(dx: 84, dy: 84),
                duration: 0.2
            )
            let frame = 1 / Double(framesPerSecond)
            let held = zoom.pose
            let changes = phone.feed.record.changes.map(\.pose)
            let before = changes[changes.count - 4]
            let velocity = CGVector(
                dx: (held.translation.dx - before.translation.dx) / (3 * frame),
                dy: (held.translation.dy - before.translation.dy) / (3 * frame)
            )
            let growth = (held.scale - before.scale) / (3 * frame)
            phone.device.lift(fingers)
            let released = zoom.pose.difference(from: held)
            #expect(released.translation < 1e-9 && released.scale < 1e-9, "in the same place")
            phone.device.advanceFrames()
            let first = zoom.pose
            // The tolerance is the spring's acceleration during half a frame, ω₀²·x·dt²/2.
            let omega = 2 * Double.pi / 0.36
            let steps = phone.feed.record.changes.count
            #expect(steps > 0)
            func expectContinuous(_ value: CGFloat, _ start: CGFloat, _ speed: CGFloat, rest: CGFloat) {
                // The first visible frame is up to two frames after the release.
                let times = [frame, 2 * frame]
                let errors = times.map { time in abs(value - start - speed * time) }
                let room = times.map { time in
                    (omega * omega * abs(start - rest) + 2 * omega * abs(speed)) * time * time / 2 + abs(speed) * 0.1 * time
                }
                #expect(zip(errors, room).contains { $0 <= $1 }, "\(value) from \(start) at \(speed) a second")
            }
            expectContinuous(first.translation.dx, held.translation.dx, velocity.dx, rest: 0)
            expectContinuous(first.translation.dy, held.translation.dy, velocity.dy, rest: 0)
            expectContinuous(first.scale, held.scale, growth, rest: 1)
            #expect(first.scale > held.scale, "it still grows")
        }
    }

    @Test("It lands when its spring has settled, also a spring that outlasts all fades: the last frame in flight is nearly the landing")
    func landsSettled() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            (zoom.configuration.springDampingRatio, zoom.configuration.springResponse) = (0.12, 0.4)
            let fingers = phone.device.pinch(at: CGPoint(x: 150, y: 220), spread: 80, scale: 2)
            phone.device.advance(by: 0.2)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            let last = phone.feed.record.changes.suffix(2).map { $0 }
            try #require(last.count == 2)
            let step = last[1].pose.difference(from: last[0].pose)
            #expect(last[1].pose == .identity && step.translation < 1 && step.scale < 0.01)
            #expect(last.allSatisfy { $0.backdropAlpha < 0.05 })
        }
    }

    @Test("It lands in a place that never rests, such as one in a marquee")
    func restlessPlace() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 150, y: 220), spread: 80, scale: 2))
            try phone.device.advanceFrames(while: zoom.state != .idle, limit: 3) { phone.feed.collectionView.frame.origin.y += 0.5 }
            #expect(zoom.state == .idle)
        }
    }

    @Test(
        "The backdrop goes with the photo: no frame of 1/60 s takes more than 0.08 of it, and it is there for as long as the photo is large",
        .given(\.frames, .regular)
    )
    func backdrop() throws {
        for scale in [1.6, 2, 2.5, 3.5] as [CGFloat] {
            try FeedPhone.run { phone in
                let zoom = try phone.zoom()
                let fingers = phone.device.pinch(at: CGPoint(x: 150, y: 220), spread: 80, scale: scale)
                phone.device.advance(by: 0.1)
                let start = phone.feed.record.changes.count
                let held = zoom.pose.scale
                phone.device.lift(fingers)
                try phone.device.advanceUntilIdle()
                let changes = phone.feed.record.changes.dropFirst(start - 1)
                let limit = 0.08 * 60 / CGFloat(phone.device.configuration.framesPerSecond)
                for (former, next) in zip(changes, changes.dropFirst()) {
                    #expect(former.backdropAlpha - next.backdropAlpha <= limit, "\(former) to \(next)")
                    #expect(next.backdropAlpha <= former.backdropAlpha + 1e-9)
                }
                // At a third of its way from home, the photo still has a fourth of the backdrop behind it.
                let alpha = try #require(changes.first).backdropAlpha
                let third = try #require(changes.first { log($0.pose.scale) < log(held) / 3 })
                #expect(third.backdropAlpha > alpha / 4, "\(third)")
            }
        }
    }

    @Test("Fingers that have rested leave no velocity: it goes straight back", .given(\.frames, .regular))
    func restedFingers() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, scale: 2.5, translation: CGVector(dx: 0, dy: 200))
            phone.device.advance(by: 0.2)
            let held = zoom.pose
            phone.device.lift(fingers)
            var former = held
            for _ in 0..<6 {
                phone.device.advanceFrames()
                #expect(zoom.pose.scale < former.scale && zoom.pose.translation.dy < former.translation.dy)
                former = zoom.pose
            }
        }
    }

    @Test(
        "The backdrop goes to 0 with it without a step, whatever its curve is at scale 1",
        .given(\.frames, .regular),
        arguments: [true, false]
    )
    func backdropFades(isTutorial: Bool) throws {
        try FeedPhone.run { phone in
            var configuration = PinchZoomConfiguration()
            configuration.backdropCurve = isTutorial ? .tutorial : .default
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let fingers = phone.device.pinch(at: phone.home, scale: 3)
            phone.device.advance(by: 0.1)
            try #expect(phone.zoom().current.backdropAlpha == 0.8)
            let held = phone.feed.record.changes.count
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            let alphas = [0.8] + phone.feed.record.changes.dropFirst(held).map(\.backdropAlpha)
            #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.2 }, "the spring's own pace: \(alphas)")
            let last = try #require(alphas.last)
            #expect(last < 0.002, "the last step, to nothing, cannot be seen: \(last)")
        }
    }

    @Test(
        "It lands exactly where its place is then: after a scroll, a relayout, a rotation",
        .given(\.frames, .regular),
        arguments: ["scroll", "relayout", "rotation"]
    )
    func landsWherePlaceIs(change: String) throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom(1)
            let feed = phone.feed
            let fingers = phone.device.pinch(at: CGPoint(x: 195, y: 520), scale: 2)
            phone.device.lift(fingers)
            phone.device.advance(by: 0.05)
            let centerBefore = try onScreenCenter(of: zoom, feed, phone.window)
            switch change {
            case "scroll":
                feed.collectionView.contentOffset.y += 120
                #expect(zoom.state == .returning)
                phone.device.advanceFrames()
                let center = try onScreenCenter(of: zoom, feed, phone.window)
                // In a frame, the flight moves the photo by 20 points here. The scroll of 120 points must not move the photo.
                #expect(distance(center, centerBefore) < 25, "it does not jump with its place")
            case "relayout":
                try feed.cell(1).photoView.frame = CGRect(x: 40, y: 20, width: 310, height: 200)
            default:
                phone.device.rotate(to: .landscapeRight)
            }
            #expect(zoom.state == .returning)
            try phone.device.advanceUntilIdle()
            #expect(zoom.state == .idle)
            #expect(feed.record.milestones == [.willBegin, .willEnd, .didEnd])
            let photo = try feed.cell(1).photoView
            if change == "relayout" { #expect(photo.frame == CGRect(x: 40, y: 20, width: 310, height: 200)) }
            let landed = phone.device.screenshot()
            let last = try #require(feed.record.changes.last)
            #expect(last.pose == .identity, "the last frame shows it in its place")
            feed.collectionView.reloadData()
            try phone.device.advanceUntilIdle()
            if change != "relayout" { #expect(phone.device.screenshot() == landed) }
        }
    }

    @Test("The swap back shows no flash: the last frame in flight and the first at rest are the same picture")
    func noFlash() throws {
        try FeedPhone.run { phone in
            let rest = phone.device.screenshot()
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, scale: 1.7)
            phone.device.lift(fingers)
            var pictures: [Picture] = []
            try phone.device.advanceFrames(while: zoom.state == .returning) { pictures.append(phone.device.screenshot()) }
            pictures.append(phone.device.screenshot())
            #expect(pictures.last == rest)
            #expect(largestDifference(pictures[pictures.count - 2], rest) <= 40, "less than a tenth of a point at the sharpest edge")
        }
    }

    @Test("The delegate is told where it will end, in the window's points")
    func target() throws {
        try FeedPhone.run { phone in
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            phone.device.lift(fingers)
            #expect(phone.feed.record.targetFrames == [CGRect(x: 0, y: phone.home.y - 130, width: 390, height: 260)])
        }
    }

    /// Releases a photo above its opening scale. The delegate returns the closure's result.
    private func pinchToOpen(_ phone: FeedPhone, _ answer: @escaping (PinchZoomInteraction) -> Bool) throws {
        var configuration = PinchZoomConfiguration()
        configuration.openingScale = 1.8
        try phone.feed.cell(0).enablePinchZoom(configuration)
        phone.feed.record.onOpen = answer
        phone.device.lift(phone.device.pinch(at: phone.home, scale: 2.5))
    }

    @Test(
        "A delegate that says it opens a screen, and opens none, is told once that the photo returns, when the photo sets off",
        arguments: [false, true]
    )
    func nothingOpens(reduceMotion: Bool) throws {
        try FeedPhone.run { phone in
            phone.device.isReduceMotionEnabled = reduceMotion
            let (zoom, record) = (try phone.zoom(), phone.feed.record)
            try pinchToOpen(phone) { _ in true }
            phone.device.advance(by: 0.4)
            #expect(zoom.state == .zooming && record.milestones == [.willBegin])
            try phone.device.advanceFrames(while: zoom.state == .zooming)
            // With Reduce Motion, the photo is in its place at once.
            #expect(zoom.state == (reduceMotion ? .idle : .returning))
            #expect(record.milestones == [.willBegin, .willEnd] + (reduceMotion ? [.didEnd] : []))
            #expect(record.targetFrames == [CGRect(x: 0, y: phone.home.y - 130, width: 390, height: 260)])
            try phone.device.advanceUntilIdle()
            #expect(record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("A delegate may end the zoom when it is told that nothing has opened", arguments: [false, true], [false, true])
    func endsWhenNothingOpens(atOnce: Bool, reduceMotion: Bool) throws {
        try FeedPhone.run { phone in
            phone.device.isReduceMotionEnabled = reduceMotion
            let (zoom, record) = (try phone.zoom(), phone.feed.record)
            record.onWillEnd = { if atOnce { $0.cancel() } else { $0.end() } }
            try pinchToOpen(phone) { _ in true }
            try phone.device.advanceFrames(while: zoom.state == .zooming)
            #expect(zoom.state == (atOnce || reduceMotion ? .idle : .returning))
            #expect(phone.overlays.isEmpty == (atOnce && !reduceMotion))
            try phone.device.advanceUntilIdle()
            #expect(record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test(
        "A screen that the delegate opens without animation ends the zoom: nothing lies over the screen, and no will-end is called",
        arguments: [true, false]
    )
    func opensWithoutAnimation(pushes: Bool) throws {
        try FeedPhone.run { phone in
            let (other, zoom) = (UIViewController(), try phone.zoom())
            other.modalPresentationStyle = .fullScreen
            var taps = 0
            let button = UIButton(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            other.view.addSubview(button)
            try pinchToOpen(phone) { _ in
                if pushes {
                    phone.navigation.pushViewController(other, animated: false)
                } else {
                    phone.feed.present(other, animated: false)
                }
                return true
            }
            phone.device.advanceFrames(2)
            #expect(zoom.state == .idle && phone.overlays.isEmpty && phone.feed.record.milestones == [.willBegin, .didEnd])
            phone.device.tap(at: CGPoint(x: 195, y: 550))
            #expect(taps == 1)
            if pushes { phone.navigation.popViewController(animated: false) } else { phone.feed.dismiss(animated: false) }
        }
    }

    @Test("A photo that fades since its screen is covered is put back at once: the delegate is told of the end alone")
    func coveredWhileWaiting() throws {
        try FeedPhone.run { phone in
            try pinchToOpen(phone) { _ in
                phone.navigation.pushViewController(UIViewController(), animated: true)
                return true
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.record.milestones == [.willBegin, .didEnd])
            phone.navigation.popViewController(animated: false)
        }
    }

    @Test("A photo that waits for its screen is put back with the next frame if its window is hidden", .given(\.frames, .regular))
    func hiddenWhileWaiting() throws {
        try FeedPhone.run { phone in
            try pinchToOpen(phone) { _ in true }
            phone.device.advance(by: 0.1)
            phone.window.isHidden = true
            phone.device.advanceFrames()
            #expect(phone.overlays.isEmpty && phone.feed.record.milestones == [.willBegin, .didEnd])
            phone.window.isHidden = false
        }
    }

    private func onScreenCenter(of zoom: PinchZoomInteraction, _ feed: FeedScreen, _ window: UIWindow) throws -> CGPoint {
        let photo = try feed.cell(1).photoView
        let home = photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: window)
        return CGPoint(x: home.x + zoom.pose.translation.dx, y: home.y + zoom.pose.translation.dy)
    }
}
