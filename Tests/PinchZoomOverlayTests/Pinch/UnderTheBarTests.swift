import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A photo that lies partly under a navigation bar, or beyond the edge of its list.
@MainActor @Suite("Photos under bars", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct UnderTheBarTests {
    /// A point in the bar, beside the title, over the covered part of the photo. At a scale of 1.2, the visible part of the photo doesn't
    /// reach the point.
    private static let inBar = CGPoint(x: 40, y: 55)

    private func run(_ body: (FeedPhone, _ middle: CGPoint) throws -> Void) throws {
        try FeedPhone.run { phone in
            phone.feed.navigationController?.makeBarsOpaque()
            // The bar is 91 points high. After the scroll, 100 of the photo's 260 points lie under the bar, and the photo's number is well
            // below the bar.
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

    @Test("A toolbar that comes while it is up cuts it off on its way back")
    func barComes() throws {
        try FeedPhone.run { phone in
            let photo = try phone.feed.cell(2).photoView
            let navigation = try #require(phone.feed.navigationController)
            navigation.makeBarsOpaque()
            let frame = photo.convert(photo.bounds, to: nil)
            try #require(frame.minY < 740 && frame.maxY > 780)
            let fingers = phone.device.pinch(at: CGPoint(x: frame.midX, y: frame.minY + 60), spread: 60, scale: 1.4)
            phone.device.advance(by: 0.3)
            navigation.setToolbarHidden(false, animated: false)
            phone.device.advanceFrames(2)
            phone.device.lift(fingers)
            let zoom = try #require(phone.feed.cell(2).pinchZoomInteraction)
            var last = phone.device.screenshot()
            try phone.device.advanceFrames(while: zoom.state != .idle) { last = phone.device.screenshot() }
            #expect(last.color(at: CGPoint(x: 40, y: 790)).blue > 240, "the bar, and not the photo")
            navigation.setToolbarHidden(true, animated: false)
            phone.device.advanceFrames(2)
        }
    }

    /// A view or an area that covers a part of the photo without hiding it.
    enum Cover: CaseIterable {
        /// A translucent bar.
        case translucentBar
        /// A safe area, like that of the home indicator or of a notch.
        case safeArea
        /// A bar without a background, as on iOS 26.
        case clearBar
    }

    @Test("What hides nothing cuts nothing: the frame of the lift shows all that the frame before showed", arguments: Cover.allCases)
    func cutsNothing(cover: Cover) throws {
        try FeedPhone.run { phone in
            let bar = try #require(phone.feed.navigationController?.navigationBar)
            switch cover {
            case .translucentBar: bar.standardAppearance.backgroundColor = UIColor(white: 1, alpha: 0.5)
            case .clearBar: bar.standardAppearance.configureWithTransparentBackground()
            case .safeArea:
                phone.feed.navigationController?.makeBarsOpaque()
                phone.feed.additionalSafeAreaInsets.bottom = 120
            }
            bar.standardAppearance = bar.standardAppearance
            phone.device.advanceFrames(2)
            let item = cover == .safeArea ? 2 : 0
            if cover != .safeArea { phone.feed.collectionView.contentOffset.y += 100 }
            phone.device.advanceFrames(2)
            let photo = try phone.feed.cell(item).photoView
            let window = try #require(photo.window)
            let visible = photo.convert(photo.bounds, to: nil).intersection(window.bounds)
            // An opaque bar hides the views under it.
            let top: CGFloat = cover == .safeArea ? bar.frame.maxY : 0
            #expect(photo.viewport(in: window) == CGRect(x: 0, y: top, width: 390, height: 844 - top))
            let lift = try #require(Lift(of: photo))
            let overlay = UIView(frame: window.bounds)
            window.addSubview(overlay)
            lift.takeOff(into: overlay)
            lift.uncover(0)
            let flown = phone.device.screenshot()
            overlay.isHidden = true
            let bare = phone.device.screenshot()
            overlay.isHidden = false
            // The whole photo flies, from edge to edge.
            for y in stride(from: visible.minY + 6, to: visible.maxY - 6, by: 12) {
                let point = CGPoint(x: 12, y: y)
                #expect(flown.color(at: point) != bare.color(at: point), "at \(y)")
            }
            lift.land()
            overlay.removeFromSuperview()
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
