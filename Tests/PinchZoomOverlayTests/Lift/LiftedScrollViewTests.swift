import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A zoomed view that is a scroll view itself.
@MainActor @Suite("Lifted scroll views", .timeLimit(.minutes(20)), .phones) struct LiftedScrollViewTests {
    @Test(
        "A scroll view flies as a picture of what it shows, and stays where it is and as far as it has scrolled",
        arguments: [true, false]
    )
    func picture(isDragged: Bool) throws {
        try HeadlessDevice.run { device in
            let scrollView = UIScrollView(frame: CGRect(x: 50, y: 200, width: 290, height: 300))
            scrollView.contentSize = CGSize(width: 290, height: 1000)
            for index in 0..<4 {
                let photo = UIImageView(frame: CGRect(x: 0, y: 250 * CGFloat(index), width: 290, height: 250))
                photo.image = TestImages.photo(index)
                scrollView.addSubview(photo)
            }
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            root.backgroundColor = .white
            root.addSubview(scrollView)
            let zoom = PinchZoomInteraction()
            scrollView.addInteraction(zoom)
            let window = device.show(root)
            scrollView.contentOffset.y = 120
            device.advanceFrames()
            var fingers: [Finger] = []
            if isDragged {
                fingers = [device.drag(from: CGPoint(x: 195, y: 340), to: CGPoint(x: 195, y: 300))]
                #expect(scrollView.isDragging)
                fingers.append(device.touchDown(at: CGPoint(x: 195, y: 400)))
            } else {
                fingers = device.touchDown(at: [CGPoint(x: 195, y: 300), CGPoint(x: 195, y: 400)])
            }
            device.glide([(fingers[0], CGPoint(x: 195, y: 260)), (fingers[1], CGPoint(x: 195, y: 440))], duration: 0.1)
            #expect(zoom.state == .zooming && scrollView.superview === root && scrollView.shownAlpha == 0)
            let offset = scrollView.contentOffset
            let overlay = try #require(window.subviews.last as? PinchOverlayView)
            #expect(!overlay.descendants.contains { $0 is UIScrollView } && scrollView.isLocked)
            device.glide([(fingers[0], CGPoint(x: 195, y: 160)), (fingers[1], CGPoint(x: 195, y: 540))], duration: 0.2)
            let middle = device.screenshot().color(at: CGPoint(x: 195, y: 350))
            #expect(middle != Picture.Pixel(red: 255, green: 255, blue: 255), "it is seen")
            #expect(scrollView.contentOffset == offset)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(scrollView.contentOffset == offset && !scrollView.isLocked && scrollView.shownAlpha == 1)
            #expect(isDragged || offset.y == 120)
        }
    }
}
