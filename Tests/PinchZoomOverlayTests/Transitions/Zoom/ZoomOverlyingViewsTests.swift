import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of views that overlie the photo on its screen, and that must overlie it in flight.
@MainActor @Suite("Zoom transition: what lies over the photo", .timeLimit(.minutes(20)), .phones) struct ZoomOverlyingViewsTests {
    /// A screen with a blue photo as high as the screen, in a white list, with a red caption.
    private final class Album: UIViewController, ZoomTransitionSource, PhotoPagerDataSource {
        let zoom = ZoomTransitionController()
        let photoView = UIImageView(frame: CGRect(x: 40, y: 200, width: 60, height: 120))
        private(set) var caption: UIView?
        private let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 844)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 390, height: 844))
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            photoView.image = photo
            photoView.contentMode = .scaleAspectFill
            photoView.clipsToBounds = true
            view.addSubview(photoView)
            zoom.source = self
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

        func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photo }

        func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
            view.backgroundColor = .red
            caption = view
            return view
        }

        func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? { photoView }
    }

    /// A phone with the photo on its own screen.
    @MainActor private struct Phone {
        let device: HeadlessDevice
        let album = Album()
        let pager: PhotoPagerViewController

        init(_ device: HeadlessDevice) {
            self.device = device
            device.show(album)
            pager = PhotoPagerViewController(dataSource: album)
            pager.transitioningDelegate = album.zoom
            album.present(pager, animated: true)
        }

        /// The color in the caption, which is between 750 and 810 points from the top.
        var captionColor: Picture.Pixel { device.screenshot().color(at: CGPoint(x: 195, y: 780)) }
        var isFlying: Bool { album.zoom.run != nil }
    }

    private static let red = Picture.Pixel(red: 255, green: 0, blue: 0)

    @Test("A caption comes with the screen, over the photo, and does not change when the photo has landed")
    func opening() throws {
        try HeadlessDevice.run { device in
            let phone = Phone(device)
            device.advanceFrames()
            var last = phone.captionColor
            while phone.isFlying {
                last = phone.captionColor
                device.advanceFrames()
            }
            #expect(last.difference(from: Self.red) < 12, "\(last) in the last frame of the flight")
            #expect(phone.captionColor == Self.red)
            try device.advanceUntilIdle()
        }
    }

    @Test("A caption fades as soon as a finger drags the photo away, and comes back when the finger lets the photo return")
    func dragged() throws {
        try HeadlessDevice.run { device in
            let phone = Phone(device)
            try device.advanceUntilIdle()
            let outline = phone.pager.view.window?.subviews.count
            let finger = device.touchDown(at: CGPoint(x: 195, y: 300))
            var last = phone.captionColor
            while !phone.isFlying {
                finger.move(by: CGVector(dx: 0, dy: 4))
                device.advanceFrames()
                #expect(phone.captionColor.difference(from: last) < 60, "\(last), then \(phone.captionColor)")
                last = phone.captionColor
            }
            device.advance(by: 0.2)
            #expect(phone.captionColor.red < 10, "\(phone.captionColor) under a finger that rests")
            finger.move(by: CGVector(dx: 0, dy: 60))
            device.advanceFrames(2)
            #expect(phone.captionColor.red < 60, "\(phone.captionColor)")
            finger.move(by: CGVector(dx: 0, dy: -60))
            device.advance(by: 0.3)
            #expect(phone.captionColor.red < 10)
            finger.lift()
            last = phone.captionColor
            while phone.isFlying {
                device.advanceFrames()
                #expect(phone.captionColor.difference(from: last) < 60, "\(last), then \(phone.captionColor)")
                last = phone.captionColor
            }
            try device.advanceUntilIdle()
            let caption = try #require(phone.album.caption)
            #expect(phone.pager.view.window != nil && phone.captionColor == Self.red)
            #expect(caption.layer.animationKeys() == nil && phone.pager.view.window?.subviews.count == outline)
        }
    }

    @Test("What a tap has hidden is not seen on the way back, and what goes in mid-flight is gone", .given(\.frames, .regular))
    func hidden() throws {
        try HeadlessDevice.run { device in
            let phone = Phone(device)
            try device.advanceUntilIdle()
            phone.pager.setChromeHidden(true, animated: false)
            device.advanceFrames()
            phone.pager.dismiss(animated: true)
            device.advanceFrames(2)
            #expect(phone.isFlying && phone.captionColor.red < 128, "\(phone.captionColor)")
            try device.advanceUntilIdle()
        }
        try HeadlessDevice.run { device in
            let phone = Phone(device)
            try device.advanceUntilIdle()
            phone.pager.dismiss(animated: true)
            device.advanceFrames()
            #expect(phone.captionColor.red > 200)
            let caption = try #require(phone.album.caption)
            caption.removeFromSuperview()
            device.advanceFrames()
            #expect(phone.isFlying && phone.captionColor.red < 128, "\(phone.captionColor)")
            #expect(caption.layer.animationKeys() == nil)
            try device.advanceUntilIdle()
        }
    }
}
