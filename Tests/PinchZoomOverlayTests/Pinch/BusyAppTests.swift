import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The app keeps the main thread busy during a flight. Core Animation continues.
@MainActor @Suite("A photo in flight while the app is busy", .timeLimit(.minutes(20)), .phones, .given(\.frames, .regular))
struct BusyAppTests {
    /// A flight of a photo after its release.
    enum Free: CaseIterable, CustomTestStringConvertible {
        case returning, opensItsCrop, partlyUnderBar, rotated, inCircle, fading, staying

        var testDescription: String { "\(self)" }
    }

    /// The visible state of a frame.
    struct Frame {
        var photo: CGRect
        var backdrop: CGFloat
    }

    /// Pinches a photo, releases it, and advances frames. The main thread is held during some of the frames.
    private func frames(of flight: Free, held: Range<Int>?, count: Int = 40) throws -> [Frame] {
        var frames: [Frame] = []
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = CropScreen(flight == .rotated ? .turned : flight == .inCircle ? .circle : .plain)
            if flight == .opensItsCrop { screen.zoom.configuration.crop = .opens(by: 1.5) }
            if flight == .staying { screen.zoom.configuration.release = .stays() }
            device.isReduceMotionEnabled = flight == .fading
            let window = device.show(screen.view)
            if flight == .partlyUnderBar {
                let list = UIScrollView(frame: CGRect(x: 0, y: 180, width: 390, height: 200))
                screen.view.addSubview(list)
                screen.photo.frame.origin.y = -40
                list.addSubview(screen.photo)
            }
            device.advanceFrames()
            let middle = flight == .partlyUnderBar ? CGPoint(x: screen.middle.x, y: 240) : screen.middle
            // A photo that stays returns from beyond its largest scale.
            let scale: CGFloat = flight == .staying ? 7 : 2
            let fingers = device.pinch(at: middle, spread: 40, scale: scale, translation: CGVector(dx: 60, dy: 140))
            device.lift(fingers)
            @MainActor func look() {
                let overlay = window.subviews.last { $0 is PinchOverlayView }
                // If the photo stays, its close button lies above the photo.
                let photo = overlay?.subviews.dropFirst().first?.descendants.first { $0 is UIImageView }
                frames.append(Frame(photo: (photo ?? screen.photo).seenFrame, backdrop: overlay?.subviews.first?.seenOpacity ?? 0))
            }
            look()
            while frames.count < count {
                if let held, frames.count == held.lowerBound {
                    device.holdMainThread(for: Double(held.count) / 60) { look() }
                } else {
                    device.advanceFrames()
                    look()
                }
            }
            screen.zoom.end()
            try device.advanceUntilIdle()
            #expect(screen.zoom.state == .idle && screen.photo.shownAlpha == 1)
            #expect(screen.photo.layer.animationKeys() ?? [] == [])
        }
        return frames
    }

    @Test("It goes on as if the app weren't, within a point", arguments: Free.allCases, [1, 2, 3, 6, 10, 15, 22])
    func goesOn(flight: Free, moment: Int) throws {
        let free = try frames(of: flight, held: nil)
        let late = try frames(of: flight, held: moment..<moment + 6)
        #expect(free.count == late.count && free[1].photo != free[4].photo || flight == .fading)
        for (index, (one, other)) in zip(free, late).enumerated() {
            // A photo that has faded out lands as soon as the main thread is free.
            guard flight != .fading || one.backdrop > 0 else { continue }
            #expect(one.photo.isNear(other.photo, within: 1), "frame \(index): \(other.photo) instead of \(one.photo)")
            #expect(abs(one.backdrop - other.backdrop) < 0.02, "frame \(index): \(other.backdrop) instead of \(one.backdrop)")
        }
    }

    @Test("Caught after it, it stays where it was seen", arguments: [1, 3, 6, 10])
    func caught(moment: Int) throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            // The fingers move sideways. If they moved down, some phones would pull the list past its top, and the place would move.
            let fingers = phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 90, dy: 0))
            phone.device.lift(fingers)
            phone.device.advanceFrames(moment)
            @MainActor func seen() throws -> CGRect {
                try #require(phone.overlays.last?.descendants.last { $0 is UIImageView }).seenFrame
            }
            var last = try seen()
            var again: [Finger] = []
            var frame = 0
            try phone.device.holdMainThread(for: 0.1) {
                let former = last
                last = try seen()
                #expect(frame > 0 || last != former, "it goes on")
                frame += 1
                guard frame == 5 else { return }
                again = [-30.0, 30].map { phone.device.touchDown(at: CGPoint(x: last.midX + $0, y: last.midY)) }
            }
            #expect(zoom.state == .zooming, "it is caught")
            for _ in 0..<3 {
                let now = try seen()
                #expect(now.isNear(last, within: 1), "\(now) instead of \(last)")
                phone.device.advanceFrames()
            }
            phone.device.lift(again)
        }
    }

    @Test("Tapped meanwhile, a photo that moves to where it stays returns from where it was seen")
    func tapped() throws {
        try FeedPhone.run(prepareCell: { $0.enablePinchZoom { $0.release = .stays() } }) { phone in
            let zoom = try phone.zoom()
            phone.device.lift(phone.device.pinch(at: phone.home, spread: 40, scale: 8))
            phone.device.advanceFrames(2)
            let photo = try #require(phone.overlays.last?.subviews.dropFirst().first?.descendants.last { $0 is UIImageView })
            let before = photo.seenFrame
            var seen = before
            var (finger, frame): (Finger?, Int) = (nil, 0)
            phone.device.holdMainThread(for: 0.1) {
                frame += 1
                if frame == 1 { finger = phone.device.touchDown(at: CGPoint(x: 195, y: 700)) }
                if frame == 4 { finger?.lift() }
                seen = photo.seenFrame
            }
            #expect(!seen.isNear(before, within: 10) && zoom.state == .returning)
            #expect(photo.seenFrame.isNear(seen, within: 3), "\(photo.seenFrame) instead of \(seen)")
        }
    }

    @Test("A list that scrolls meanwhile ends what Core Animation plays, and a list that rests begins it again")
    func scrolled() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 90, dy: 0)))
            phone.device.advanceFrames(2)
            let carrier = try #require(phone.overlays.last?.subviews.last)
            #expect(!(carrier.layer.animationKeys() ?? []).isEmpty)
            phone.feed.collectionView.contentOffset.y += 20
            phone.device.advanceFrames()
            #expect((carrier.layer.animationKeys() ?? []).isEmpty)
            phone.device.advanceFrames(2)
            #expect(!(carrier.layer.animationKeys() ?? []).isEmpty && zoom.state == .returning)
            let place = try phone.feed.cell(0).photoView.seenFrame
            phone.device.holdMainThread(for: 1)
            #expect(zoom.state == .idle)
            #expect(try phone.feed.cell(0).photoView.seenFrame == place)
        }
    }
}
