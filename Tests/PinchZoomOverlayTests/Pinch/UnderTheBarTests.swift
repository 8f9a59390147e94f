import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A photo that lies partly under a navigation bar, or beyond the edge of its list.
@MainActor @Suite("Photos under bars", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct UnderTheBarTests {
    /// In the bar, beside its title, over the part of the photo that the bar covers: so high that at a scale of 1.2 what shows of the photo
    /// does not reach it.
    private static let inBar = CGPoint(x: 40, y: 55)

    private func run(_ body: (FeedPhone, _ middle: CGPoint) throws -> Void) throws {
        try FeedPhone.run { phone in
            // 91 points of bar: 100 of the photo's 260 points lie under it, and its number is well below.
            phone.feed.collectionView.contentOffset.y += 100
            phone.device.advanceFrames()
            let photo = try phone.feed.cell(0).photoView
            let frame = photo.convert(photo.bounds, to: nil)
            try body(phone, CGPoint(x: frame.midX, y: frame.maxY - 60))
        }
    }

    @Test("It does not pop out over the bar: it opens to the whole within 0.18 seconds")
    func opens() throws {
        try run { phone, middle in
            let before = phone.device.screenshot()
            let zoom = try phone.zoom()
            let fingers = phone.device.touchDown(at: [CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y)])
            var arm: CGFloat = 20
            while zoom.state == .idle, arm < 60 {
                arm += 2
                phone.device.move([
                    (fingers[0], CGPoint(x: middle.x - arm, y: middle.y)), (fingers[1], CGPoint(x: middle.x + arm, y: middle.y)),
                ])
            }
            #expect(zoom.state == .zooming)
            if zoom.pose.scale == 1 { #expect(largestDifference(before, phone.device.screenshot()) <= 6) }
            phone.device.move([
                (fingers[0], CGPoint(x: middle.x - 1.2 * arm, y: middle.y)), (fingers[1], CGPoint(x: middle.x + 1.2 * arm, y: middle.y)),
            ])
            let bar = phone.device.screenshot().color(at: UnderTheBarTests.inBar)
            #expect(bar.red == bar.blue, "the bar, dimmed: \(bar)")
            phone.device.advance(by: 0.2)
            let photo = phone.device.screenshot().color(at: UnderTheBarTests.inBar)
            #expect(photo.red > photo.blue, "the photo: \(photo)")
            phone.device.lift(fingers)
        }
    }

    @Test("On the way back it closes again, so that the frame in which it lands changes nothing")
    func closes() throws {
        try run { phone, middle in
            let feed = phone.device.screenshot()
            let fingers = phone.device.pinch(at: middle, spread: 60, scale: 1.4)
            phone.device.advance(by: 0.3)
            phone.device.lift(fingers)
            let zoom = try phone.zoom()
            var last = phone.device.screenshot()
            try phone.device.advanceFrames(while: zoom.state != .idle) { last = phone.device.screenshot() }
            #expect(phone.device.screenshot() == feed)
            let steps = stride(from: CGFloat(4), to: 90, by: 2).map { y in
                abs(Int(last.color(at: CGPoint(x: 40, y: y)).blue) - Int(feed.color(at: CGPoint(x: 40, y: y)).blue))
            }
            #expect(steps.max() ?? 255 <= 6, "the bar: \(steps)")
        }
    }

    @Test("A bar that comes while it is up cuts it off on its way back")
    func barComes() throws {
        try run { phone, middle in
            let bar = UIView(frame: CGRect(x: 0, y: 91, width: 390, height: 40))
            bar.backgroundColor = .white
            phone.feed.view.addSubview(bar)
            let fingers = phone.device.pinch(at: middle, spread: 60, scale: 1.4)
            phone.device.advance(by: 0.3)
            let offset = phone.feed.collectionView.contentOffset
            phone.feed.additionalSafeAreaInsets.top = 40
            phone.device.advanceFrames(2)
            #expect(phone.feed.collectionView.contentOffset == offset)
            phone.device.lift(fingers)
            let zoom = try phone.zoom()
            var last = phone.device.screenshot()
            try phone.device.advanceFrames(while: zoom.state != .idle) { last = phone.device.screenshot() }
            #expect(last.color(at: CGPoint(x: 40, y: 110)).blue > 245, "the bar, and not the photo")
        }
    }

    @Test("Under Reduce Motion it fades as the whole that it was, and is back under the bar")
    func reducedMotion() throws {
        try run { phone, middle in
            phone.device.isReduceMotionEnabled = true
            let feed = phone.device.screenshot()
            let fingers = phone.device.pinch(at: middle, spread: 60, scale: 1.4)
            phone.device.advance(by: 0.3)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.device.screenshot() == feed)
        }
    }
}
