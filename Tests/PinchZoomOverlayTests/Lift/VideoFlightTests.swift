import AVFoundation
import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A video in a container, picture by picture: in its cell, in flight, on the way back, and in the cell again.
///
/// The times are those of the test phone's clock. On a real phone, the system decides which picture a player's layer shows while it changes
/// its superview.
@MainActor @Suite("A video plays on", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct VideoFlightTests {
    /// A screen of videos, and the checks of each frame.
    @MainActor private final class Screening {
        let device: HeadlessDevice
        let feed: VideoFeed
        private let start: TimeInterval
        private(set) var frames = 0
        /// The numbers of the first video's pictures in the order of their appearance, without repetitions.
        private(set) var seen: [Int] = []

        init(on device: HeadlessDevice, _ video: CountedVideo) {
            self.device = device
            feed = VideoFeed(video)
            device.show(UINavigationController(rootViewController: feed))
            start = device.now
        }

        /// Checks that each video shows the picture of the current time, and that the players are neither paused nor muted.
        func check(_ place: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
            let screen = device.screenshot()
            frames += 1
            for (item, player) in feed.players.enumerated() {
                let time = player.currentTime().seconds
                #expect(
                    abs(time - (device.now - start)) < 1e-5 && player.rate == 1 && !player.isMuted,
                    place,
                    sourceLocation: sourceLocation
                )
                let view = try #require(try? feed.cell(item).playerView, place, sourceLocation: sourceLocation)
                let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY + 20), to: nil)
                // The second video is checked only while no overlay covers it.
                guard item == 0 || feed.view.window?.subviews.contains(where: { $0 is PinchOverlayView }) == false else { continue }
                let number = CountedVideo.number(of: screen.color(at: middle))
                let expected = Int((time * CountedVideo.rate + 1e-6).rounded(.down))
                #expect(number == expected, "\(place), \(time) s: \(screen.color(at: middle))", sourceLocation: sourceLocation)
                if item == 0, let number, number != seen.last { seen.append(number) }
            }
        }

        /// Advances frames, and checks each frame.
        func play(_ count: Int, _ place: Comment) throws {
            for _ in 0..<count {
                device.advanceFrames()
                try check(place)
            }
        }

        /// Pinches the first video, and checks each frame and each event.
        func pinch() throws -> [Finger] {
            let view = try feed.cell(0).container
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            let fingers = device.touchDown(at: [-30, 30].map { CGPoint(x: middle.x + $0, y: middle.y) })
            for step in 1...20 {
                let arm = 30 + 2 * CGFloat(step)
                device.move(zip(fingers, [-arm, arm]).map { ($0, CGPoint(x: middle.x + $1, y: middle.y + CGFloat(step))) })
                try check("an event")
                try play(1, "under the fingers")
            }
            return fingers
        }

        /// Checks that no picture was left out. On a screen of 60 frames a second, each of 30 pictures is visible.
        func expectAll(sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 == $0 + 1 }, "\(seen)", sourceLocation: sourceLocation)
        }
    }

    private func run(seesAll: Bool = true, _ body: (Screening) throws -> Void) throws {
        let video = try CountedVideo()
        defer { video.remove() }
        // Screenshots at a low scale take less time.
        var phone = LookFeed.phone
        phone.scale = 1
        try HeadlessDevice.run(phone) { device in
            let screening = Screening(on: device, video)
            try screening.play(6, "before")
            try body(screening)
            try screening.play(10, "afterwards")
            if seesAll { screening.expectAll() }
        }
    }

    @Test("Each frame shows the picture of now: in the cell, at the lift, under the fingers, on the way back, and back in the cell")
    func flight() throws {
        try run { screening in
            let cell = try screening.feed.cell(0)
            let zoom = try #require(cell.pinchZoomInteraction)
            let fingers = try screening.pinch()
            #expect(zoom.state == .zooming && !cell.playerView.isDescendant(of: cell))
            try screening.play(10, "at rest under the fingers")
            screening.device.lift(fingers)
            try screening.check("let go")
            try screening.device.advanceFrames(while: zoom.state != .idle) { try screening.check("on the way back") }
            try screening.check("landed")
            #expect(cell.playerView.superview === cell.container && cell.playerView.absences == 0)
            #expect(screening.frames > 60 && screening.seen.count > 20)
        }
    }

    @Test("So it does when it is caught, and where it fades back under Reduce Motion", arguments: [false, true])
    func caught(reducesMotion: Bool) throws {
        try run(seesAll: !reducesMotion) { screening in
            screening.device.isReduceMotionEnabled = reducesMotion
            let zoom = try #require(screening.feed.cell(0).pinchZoomInteraction)
            screening.device.lift(try screening.pinch())
            guard !reducesMotion else {
                // During the fade, a picture of the video covers the cell. The cell is checked after the fade.
                let window = try #require(screening.feed.view.window)
                #expect(zoom.state == .idle)
                try screening.device.advanceFrames(while: window.subviews.contains { $0 is PinchOverlayView })
                return
            }
            try screening.play(3, "on the way back")
            let view = try screening.feed.cell(0).playerView
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            let fingers = screening.device.touchDown(at: [CGPoint(x: middle.x - 30, y: middle.y), CGPoint(x: middle.x + 30, y: middle.y)])
            try screening.play(5, "caught")
            #expect(zoom.state == .zooming)
            screening.device.lift(fingers)
            try screening.device.advanceFrames(while: zoom.state != .idle) { try screening.check("on the way back again") }
        }
    }

    /// A cause that ends a zoom at once.
    enum End: CaseIterable {
        case cancel, disable, configuration, resignActive, reload, reconfigure, deletionAndReturn
    }

    @Test("Whatever ends the zoom, the next thing on the screen is the cell with the picture of now", arguments: End.allCases)
    func ends(end: End) throws {
        try run { screening in
            let (feed, cell) = (screening.feed, try screening.feed.cell(0))
            let zoom = try #require(cell.pinchZoomInteraction)
            let fingers = try screening.pinch()
            #expect(zoom.state == .zooming)
            switch end {
            case .cancel: zoom.cancel()
            case .disable: zoom.isEnabled = false
            case .configuration: zoom.configuration = PinchZoomConfiguration()
            case .resignActive: screening.device.resignActive()
            case .reload:
                feed.collectionView.reloadData()
                feed.collectionView.layoutIfNeeded()
            case .reconfigure: feed.collectionView.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
            case .deletionAndReturn:
                feed.isEmpty = true
                feed.collectionView.reloadData()
                feed.collectionView.layoutIfNeeded()
                feed.isEmpty = false
                feed.collectionView.reloadData()
                feed.collectionView.layoutIfNeeded()
            }
            try screening.check("ended by \(end)")
            try screening.play(4, "ended by \(end)")
            // If a list keeps the item's cell, its zoom continues.
            let ends: [End] = [.cancel, .disable, .configuration, .resignActive]
            if ends.contains(end) { #expect(zoom.state == .idle && cell.playerView.absences == 0) }
            screening.device.lift(fingers)
            try screening.device.advanceFrames(while: feed.cell(0).pinchZoomInteraction?.state != .idle) { try screening.check("\(end)") }
            #expect(try feed.cell(0).playerView.superview === feed.cell(0).container)
        }
    }

    @Test("A screen that is pushed over it puts it back, and it has played on when the screen is popped")
    func covered() throws {
        try run(seesAll: false) { screening in
            let fingers = try screening.pinch()
            let navigation = try #require(screening.feed.navigationController)
            navigation.pushViewController(UIViewController(), animated: false)
            screening.device.advanceFrames(2)
            screening.device.lift(fingers)
            let cell = try screening.feed.cell(0)
            #expect(cell.pinchZoomInteraction?.state == .idle && cell.playerView.superview === cell.container)
            navigation.popViewController(animated: false)
            // After the pop, the first visible frame shows the picture of the current time.
            screening.device.advanceFrames()
            try screening.check("popped")
        }
    }
}
