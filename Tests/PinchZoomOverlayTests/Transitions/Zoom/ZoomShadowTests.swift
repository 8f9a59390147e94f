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

    /// A screen with a red photo in its upper left corner.
    private static func makeScreen(with photo: Photo) -> OnePhotoScreen {
        let rect = CGRect(x: 0, y: 0, width: 390, height: 390)
        let format = UIGraphicsImageRendererFormat()
        format.opaque = photo == .opaque
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image {
            UIColor.red.setFill()
            if photo == .transparent { $0.cgContext.fillEllipse(in: rect) } else { $0.fill(rect) }
        }
        let screen = OnePhotoScreen(image, in: CGRect(x: 40, y: 120, width: 100, height: 100))
        if photo == .masked {
            screen.photoView.mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            screen.photoView.mask?.backgroundColor = .black
        }
        return screen
    }

    @Test(
        "It is below an opaque photo that a finger drags, comes and goes gradually, and isn't seen through a photo",
        arguments: Photo.allCases
    )
    func shadow(photo: Photo) throws {
        try HeadlessDevice.run { device in
            let album = Self.makeScreen(with: photo)
            device.show(album)
            device.advance(by: 0.1)
            let before = device.screenshot()
            let pager = album.open()
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
