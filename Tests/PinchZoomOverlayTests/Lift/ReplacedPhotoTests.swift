import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A loader's view that shows its placeholder in one image view, and its photo in another one.
@MainActor @Suite("Photos that replace their placeholder in flight", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct ReplacedPhotoTests {
    enum Way: CaseIterable { case removed, hidden, below }
    enum Moment: CaseIterable { case held, resting, returning }

    private static func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 240, height: 180)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 240, height: 180))
        }
    }

    @Test("The photo flies on where its placeholder flew, and lands", arguments: Way.allCases, Moment.allCases)
    func replaced(way: Way, moment: Moment) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let (screen, loader) = (UIViewController(), UIView(frame: CGRect(x: 75, y: 150, width: 240, height: 180)))
            screen.view.backgroundColor = .white
            let (placeholder, photo) = (UIImageView(frame: loader.bounds), UIImageView(frame: loader.bounds))
            placeholder.image = Self.image(.gray)
            photo.isHidden = true
            loader.addSubview(placeholder)
            loader.addSubview(photo)
            screen.view.addSubview(loader)
            let zoom = PinchZoomInteraction()
            loader.addInteraction(zoom)
            let window = device.show(screen)
            device.advance(by: 0.1)
            let viewCount = window.descendants.count
            let fingers = device.pinch(at: CGPoint(x: 195, y: 240), spread: 60, scale: 1.6)
            #expect(zoom.state == .zooming)
            if moment == .resting { device.advance(by: 1) }
            if moment == .returning {
                device.lift(fingers)
                device.advance(by: 0.05)
                #expect(zoom.state == .returning)
            }
            let (state, former) = (zoom.state, zoom.pose)
            (photo.image, photo.isHidden) = (Self.image(.red), false)
            if way == .removed { placeholder.removeFromSuperview() }
            if way == .hidden { placeholder.isHidden = true }
            device.advance(by: 0.1)
            #expect(zoom.state == state)
            let color = device.screenshot().color(at: CGPoint(x: 195, y: 240))
            #expect(color.red > 200 && color.green < 60, "\(color)")
            #expect(moment == .returning || zoom.pose == former)
            #expect(zoom.pose.scale <= former.scale + 0.001 && zoom.pose.scale > 1, "it goes on from its pose")
            device.lift(fingers.filter(\.isDown))
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && loader.shownAlpha == 1 && photo.shownAlpha == 1)
            #expect(window.descendants.count == viewCount - (way == .removed ? 1 : 0))
        }
    }
}
