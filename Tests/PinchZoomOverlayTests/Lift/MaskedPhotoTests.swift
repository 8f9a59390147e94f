import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Photos whose shape comes from the mask of a view around them.
@Suite("Photos in a mask", .timeLimit(.minutes(20)), .phones) @MainActor struct MaskedPhotoTests {
    private func run(_ shape: MaskShape, _ body: (HeadlessDevice, UIImageView, PinchZoomInteraction) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let card = UIView(frame: CGRect(x: 45, y: 250, width: 300, height: 300))
            let photo = UIImageView(frame: card.bounds)
            photo.image = TestImages.photo(3)
            photo.contentMode = .scaleAspectFill
            photo.clipsToBounds = true
            card.addSubview(photo)
            shape.apply(to: card)
            controller.view.addSubview(card)
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            device.show(controller)
            device.advanceFrames(2)
            try body(device, photo, zoom)
            try device.advanceUntilIdle()
        }
    }

    @Test("No pixel changes as the photo lifts, and none as it lands", arguments: MaskShape.allCases)
    func liftAndLanding(shape: MaskShape) throws {
        try run(shape) { device, _, zoom in
            let rest = device.screenshot()
            #expect(zoom.zoomIn())
            // The first frame of a zoom without fingers shows the photo at its place.
            let first = device.screenshot()
            let limit = shape == .circle || shape == .bubble ? 3 : 12
            let difference = largestDifference(rest, first)
            #expect(difference <= limit, "\(difference) levels")
            zoom.cancel()
            #expect(device.screenshot() == rest)
        }
    }

    @Test("The shape flies with the photo, and its edge is sharp at any scale")
    func flies() throws {
        try run(.circle) { device, _, zoom in
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 60, scale: 1.25)
            device.advance(by: 0.5)
            let picture = device.screenshot()
            let radius = 150 * zoom.pose.scale
            let center = CGPoint(x: 195 + zoom.pose.translation.dx, y: 400 + zoom.pose.translation.dy)
            for step in 0..<16 {
                let angle = CGFloat(step) * .pi / 8
                let inside = picture.color(at: CGPoint(x: center.x + (radius - 4) * cos(angle), y: center.y + (radius - 4) * sin(angle)))
                let outside = picture.color(at: CGPoint(x: center.x + (radius + 4) * cos(angle), y: center.y + (radius + 4) * sin(angle)))
                let backdrop = picture.color(at: CGPoint(x: 5, y: 100))
                #expect(outside == backdrop && inside != backdrop, "at \(step)")
            }
            device.lift(fingers)
        }
    }

    @Test("A mask that opens with a crop stays with the photo: none of its layers moves by an animation of its own")
    func opens() throws {
        try run(.circle) { device, _, zoom in
            zoom.configuration.crop = .opens(by: 2)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 100, scale: 1.5)
            let overlay = try #require(fingers.isEmpty ? nil : zoom.view?.window?.subviews.last)
            let mask = try #require(overlay.descendants.lazy.compactMap(\.layer.mask).first)
            let former = mask.transform
            device.glide([(fingers[0], CGPoint(x: 115, y: 400)), (fingers[1], CGPoint(x: 275, y: 400))], duration: 0.1)
            #expect(!CATransform3DEqualToTransform(mask.transform, former), "the crop opens farther")
            for layer in [mask] + (mask.sublayers ?? []) { #expect((layer.animationKeys() ?? []).isEmpty) }
            device.lift(fingers)
        }
    }
}
