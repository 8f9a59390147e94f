import AVFoundation
import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of posts that move by themselves: on the screen, off the screen, and under two fingers.
@MainActor @Suite("Posts that move by themselves", .timeLimit(.minutes(20)), .phones) struct MovingPostTests {
    @Test("They move", arguments: DemoSettings.FeedStyle.allCases, [PostSample.drawing, .video, .animation, .route])
    func move(_ style: DemoSettings.FeedStyle, _ sample: PostSample) throws {
        try FeedPhone.run(style) { phone in
            let place = try phone.frame(sample.pinched(in: phone.post(sample.rawValue)))
            #expect(pictures(of: place, on: phone).count > 1)
        }
    }

    @Test("They go on moving while they are lifted", arguments: [PostSample.drawing, .video, .animation])
    func moveWhileLifted(_ sample: PostSample) throws {
        try FeedPhone.run(.collection) { phone in
            try expectMovement(of: sample, on: phone)
        }
    }

    @Test(
        "Of a child controller's view a picture is lifted, and the view goes on moving where it is",
        arguments: DemoSettings.FeedStyle.allCases
    )
    func routeStaysWithItsController(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            let host = try #require(phone.post(PostSample.route.rawValue).media as? RouteHostView)
            let place = try phone.frame(host)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 2)
            #expect(host.pinchZoomInteraction?.state == .zooming)
            #expect(host.controller.view.superview === host && host.controller.parent != nil)
            #expect(pictures(of: place.insetBy(dx: 20, dy: 20), on: phone).count == 1)
            phone.device.lift(fingers)
            phone.device.advance(by: 1.5)
            #expect(pictures(of: place, on: phone).count > 1)
        }
    }

    @Test(
        "A film plays by the phone's clock, begins anew at its end, and plays on while it is lifted",
        arguments: DemoSettings.FeedStyle.allCases
    )
    func film(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            let video = try #require((phone.post(PostSample.video.rawValue).media as? LiveMediaView)?.contentView as? VideoView)
            let player = try #require((video.layer as? AVPlayerLayer)?.player)
            let duration = try #require(player.currentItem).duration.seconds
            #expect(duration == 2 && player.rate == 1)
            // Compares the progress of the video, within its length, with the phone's clock.
            @MainActor func expectPlaying(_ time: TimeInterval) {
                let start = player.currentTime().seconds
                phone.device.advance(by: time)
                let passed = (player.currentTime().seconds - start - time).remainder(dividingBy: duration)
                #expect(abs(passed) < 0.02, "\(passed)")
                #expect(player.rate == 1 && player.currentTime().seconds <= duration)
            }
            expectPlaying(0.5)
            expectPlaying(3.25)
            let place = try phone.frame(video)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 2)
            expectPlaying(0.5)
            phone.device.lift(fingers)
            phone.device.advance(by: 1.5)
            expectPlaying(0.5)
        }
    }

    @Test("A film that is off the screen pauses, also in a cell that the list keeps ready")
    func filmPauses() throws {
        try FeedPhone.run(.collection) { phone in
            let video = try #require((phone.post(PostSample.video.rawValue).media as? LiveMediaView)?.contentView as? VideoView)
            let player = try #require((video.layer as? AVPlayerLayer)?.player)
            _ = try phone.post(0)
            #expect(player.rate == 0)
        }
    }

    private func expectMovement(of sample: PostSample, on phone: FeedPhone) throws {
        let place = try phone.frame(sample.pinched(in: phone.post(sample.rawValue)))
        let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 2)
        #expect(phone.feed.zoomed?.pinchZoomInteraction?.state == .zooming)
        // The lifted view is larger than its place, so it covers the place.
        #expect(pictures(of: place.insetBy(dx: 20, dy: 20), on: phone).count > 1)
        phone.device.lift(fingers)
        phone.device.advance(by: 1.5)
    }

    /// Returns the pictures that a part of the screen shows in a second.
    private func pictures(of rect: CGRect, on phone: FeedPhone) -> Set<[UInt8]> {
        var pictures: Set<[UInt8]> = []
        for _ in 0..<4 {
            phone.device.advance(by: 0.25)
            let screen = phone.device.screenshot()
            let part = rect.intersection(CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
            var pixels: [UInt8] = []
            for row in Int(part.minY)..<Int(part.maxY) {
                let start = row * screen.width
                pixels += screen.pixels[4 * (start + Int(part.minX))..<4 * (start + Int(part.maxX))]
            }
            pictures.insert(pixels)
        }
        return pictures
    }
}
