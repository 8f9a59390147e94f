import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The place of a photo in flight. The place stays empty, even if the app changes the view there.
@MainActor @Suite("The place that a photo has left", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct EmptiedPlaceTests {
    /// A change of a photo in flight by the app.
    enum Change: CaseIterable {
        case nothing, alpha, alphaZero, animatedAlpha, mask, allAnimationsRemoved, opacityAnimation, imageReplaced, shownAgain
    }

    private func apply(_ change: Change, to photo: UIImageView) {
        switch change {
        case .nothing: break
        case .alpha: photo.alpha = 0.6
        case .alphaZero: photo.alpha = 0
        case .animatedAlpha: UIView.animate(withDuration: 0.3) { photo.alpha = 0.4 }
        case .mask: photo.mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        case .allAnimationsRemoved: photo.layer.removeAllAnimations()
        case .opacityAnimation:
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 1
            animation.toValue = 0.5
            animation.duration = 5
            photo.layer.add(animation, forKey: "own")
        case .imageReplaced: photo.image = TestImages.photo(3)
        case .shownAgain:
            photo.isHidden = true
            photo.isHidden = false
        }
    }

    @Test("It stays empty, and what the app has set stands meanwhile and afterwards", arguments: Change.allCases)
    func staysEmpty(change: Change) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = LookFeed(.plain)
            let photo = try #require(feed.target as? UIImageView)
            device.show(feed.view)
            device.advanceFrames()
            let frame = photo.convert(photo.bounds, to: nil)
            let fingers = device.pinch(at: CGPoint(x: frame.midX, y: frame.midY), spread: 40, scale: 1.5)
            #expect(feed.zoom.state == .zooming && photo.alpha == 1 && !photo.isHidden && photo.mask == nil && photo.layer.mask == nil)
            apply(change, to: photo)
            let (alpha, mask) = (photo.alpha, photo.mask)
            device.advanceFrames(3)
            // The fingers move away, so that the place becomes visible.
            device.glide(fingers.map { ($0, CGPoint(x: $0.location.x, y: $0.location.y + 260)) }, duration: 0.2)
            let place = device.screenshot().color(at: CGPoint(x: frame.midX, y: frame.minY + 8))
            #expect(place.red == place.green && place.green == place.blue, "the dimmed white: \(place)")
            #expect(photo.alpha == alpha && photo.mask === mask && !photo.isHidden)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(photo.alpha == alpha && photo.mask === mask && feed.zoom.state == .idle)
            #expect(photo.layer.animationKeys()?.contains { $0.hasPrefix("PinchZoom") } != true)
        }
    }

    @Test("A photo whose image the app takes away shows it until it lands, or until there is another")
    func imageRemoved() throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = LookFeed(.plain)
            let photo = try #require(feed.target as? UIImageView)
            device.show(feed.view)
            device.advanceFrames()
            let frame = photo.convert(photo.bounds, to: nil)
            let fingers = device.pinch(at: CGPoint(x: frame.midX, y: frame.midY), spread: 40, scale: 1.5)
            device.advance(by: 0.5)
            let before = device.screenshot()
            photo.image = nil
            device.advance(by: 0.5)
            #expect(feed.zoom.state == .zooming && device.screenshot() == before)
            photo.image = TestImages.photo(3)
            device.advance(by: 0.5)
            let other = device.screenshot()
            #expect(other != before)
            photo.image = nil
            device.advance(by: 0.5)
            #expect(device.screenshot() == other)
            device.lift(fingers)
            device.advance(by: 0.1)
            let center = CGPoint(x: frame.midX + 20, y: frame.midY + 20)
            let flying = device.screenshot().color(at: center)
            #expect(feed.zoom.state == .returning && flying.red != flying.blue, "the photo: \(flying)")
            try device.advanceUntilIdle()
            let place = device.screenshot().color(at: center)
            #expect(place.red == place.green && place.green == place.blue, "no photo: \(place)")
        }
    }

    @Test("A view that the app hides while its picture is elsewhere still flies")
    func hiddenByTheApp() throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = LookFeed(.plain)
            device.show(feed.view)
            device.advanceFrames()
            let frame = feed.target.convert(feed.target.bounds, to: nil)
            let fingers = device.pinch(at: CGPoint(x: frame.midX, y: frame.midY), spread: 40, scale: 1.5)
            feed.target.alpha = 0
            device.advanceFrames(3)
            let color = device.screenshot().color(at: CGPoint(x: frame.minX + 20, y: frame.minY + 20))
            #expect(color.red != color.blue, "the photo: \(color)")
            feed.target.alpha = 1
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }
}
