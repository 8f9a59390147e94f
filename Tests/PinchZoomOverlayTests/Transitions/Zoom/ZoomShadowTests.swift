import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A photo that flies over a list has a soft shadow. Without the shadow, a photo over a list of photos would have no edge.
@MainActor @Suite("Zoom transition: the shadow of the photo", .timeLimit(.minutes(20)), .phones) struct ZoomShadowTests {
    enum Photo: CaseIterable {
        case opaque, transparent, masked
    }

    /// A white list with a red photo in its upper left corner.
    private final class Album: UIViewController, ZoomTransitionSource, PhotoPagerDataSource {
        let zoom = ZoomTransitionController()
        let photoView = UIImageView(frame: CGRect(x: 40, y: 120, width: 100, height: 100))
        let image: UIImage

        init(_ photo: Photo) {
            let format = UIGraphicsImageRendererFormat()
            format.opaque = photo == .opaque
            image = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 390), format: format).image {
                UIColor.red.setFill()
                if photo == .transparent {
                    $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 390, height: 390))
                } else {
                    $0.fill(CGRect(x: 0, y: 0, width: 390, height: 390))
                }
            }
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = .white
            photoView.image = image
            if photo == .masked {
                photoView.mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
                photoView.mask?.backgroundColor = .black
            }
            view.addSubview(photoView)
            zoom.source = self
        }

        required init?(coder: NSCoder) { nil }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

        func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { image }

        func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? { photoView }
    }

    @Test(
        "It is below an opaque photo that a finger drags, comes and goes gradually, and isn't seen through a photo",
        arguments: Photo.allCases
    )
    func shadow(photo: Photo) throws {
        try HeadlessDevice.run { device in
            let album = Album(photo)
            device.show(album)
            device.advance(by: 0.1)
            let pager = PhotoPagerViewController(dataSource: album)
            pager.transitioningDelegate = album.zoom
            let before = device.screenshot()
            album.present(pager, animated: true)
            let (first, below) = (device.screenshot(), CGPoint(x: 90, y: 224))
            #expect(first.color(at: below).difference(from: before.color(at: below)) <= 3, "the first frame")
            try device.advanceUntilIdle()
            let finger = device.touchDown(at: CGPoint(x: 195, y: 422))
            for _ in 0..<30 {
                finger.move(by: CGVector(dx: 0, dy: 12))
                device.advanceFrames()
            }
            let picture = device.screenshot()
            let box = picture.box(ofRedAboveGreenBy: 60)
            let scale = picture.scale
            let list = picture.color(at: CGPoint(x: 5, y: 100))
            let beside = picture.color(at: CGPoint(x: box.midX / scale, y: box.minY / scale - 3))
            #expect(list.red > 60 && list.red == list.green)
            let darkness = Int(list.red) - Int(beside.red)
            #expect(photo == .opaque ? (5...40).contains(darkness) : abs(darkness) <= 1, "\(list), \(beside)")
            finger.move(by: CGVector(dx: 0, dy: 40))
            finger.lift()
            var shades: [Int] = []
            while pager.presentingViewController != nil {
                shades.append(Int(device.screenshot().color(at: CGPoint(x: 90, y: 236)).green))
                device.advanceFrames()
            }
            let landed = Int(device.screenshot().color(at: CGPoint(x: 90, y: 236)).green)
            #expect(landed == 255 && abs(landed - (shades.last ?? 0)) <= 3, "\(shades)")
            try device.advanceUntilIdle()
            #expect(device.screenshot() == before)
        }
    }
}
