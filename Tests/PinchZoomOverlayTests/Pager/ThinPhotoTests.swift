import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Panoramas and long photos on their pages. Nothing in these tests depends on a question that Apple leaves open, so one phone is enough.
@MainActor @Suite("Photo pager: panoramas and long photos", .timeLimit(.minutes(20))) struct ThinPhotoTests {
    /// A photo whose coarse picture has few pixels in one direction, and the top of its frame at rest, in points.
    struct ThinPhoto: Sendable {
        let width: Int
        let height: Int
        let top: CGFloat

        static let all = [
            ThinPhoto(width: 10_000, height: 200, top: 418.1), ThinPhoto(width: 500, height: 40_000, top: 0),
            ThinPhoto(width: 1080, height: 20_000, top: 0), ThinPhoto(width: 720, height: 9000, top: 0),
        ]
    }

    @Test("A panorama and a long photo fill their frames at once, and stay where they are when their tiles come", arguments: ThinPhoto.all)
    func thin(photo: ThinPhoto) async throws {
        let data = MadePhoto.png(width: photo.width, height: photo.height)
        try await HeadlessDevice.runAsynchronously { device in
            let phone = Album(.data(data), size: CGSize(width: photo.width, height: photo.height))
            device.show(phone.pager)
            phone.pager.setChromeHidden(true, animated: false)
            var edges: [CGPoint] = []
            for _ in 0..<30 {
                device.advanceFrames()
                try await device.finishTasks()
                guard let image = phone.pager.photoView?.image else { continue }
                #expect(max(image.size.width, image.size.height) <= 8192)
                device.advanceFrames()
                let shot = device.screenshot()
                func isPhoto(_ x: Int, _ y: Int) -> Bool { shot[x, y].difference(from: Picture.Pixel(red: 0, green: 0, blue: 0)) > 20 }
                let (left, top) = (
                    (0..<shot.width).first { isPhoto($0, shot.height / 2) }, (0..<shot.height).first { isPhoto(shot.width / 2, $0) }
                )
                edges.append(CGPoint(x: CGFloat(left ?? -9) / 2, y: CGFloat(top ?? -9) / 2))
            }
            #expect(edges.count > 20)
            #expect(edges.allSatisfy { abs($0.x) <= 0.5 && abs($0.y - photo.top) <= 0.5 }, "\(edges)")
        }
    }

    /// The coarse picture has 1567 × 242 pixels. Its aspect ratio differs by 0.056 % from the photo's.
    @Test("The coarse picture of a panorama lies where its tiles are, at the photo's own pixels", arguments: [1, 7])
    func coarsePicture(border: Int) async throws {
        let data = MadePhoto.jpeg(width: 11_500, height: 1_777)
        try await HeadlessDevice.runAsynchronously { device in
            let phone = Album(.data(data), size: CGSize(width: 11_500, height: 1_777))
            device.show(phone.pager)
            phone.pager.setChromeHidden(true, animated: false)
            for _ in 0..<5 {
                device.advanceFrames()
                try await device.finishTasks()
            }
            #expect(phone.pager.photoView?.image?.size == CGSize(width: 1567, height: 242))
            /// Returns the place of the border between two fields, in pixels of the screen.
            @MainActor func place() -> CGFloat {
                let shot = device.screenshot()
                let row = shot.height / 2 + 20
                let (left, right) = (shot[20, row], shot[shot.width - 20, row])
                // The place is where the colors left of it and right of it would meet without the blend of an enlarged picture.
                let share = (0..<shot.width).map { column in
                    (CGFloat(shot[column, row].red) - CGFloat(right.red)) / (CGFloat(left.red) - CGFloat(right.red))
                }
                return share.reduce(0, +)
            }
            phone.pager.setZoomScale(1_000_000, at: CGPoint(x: CGFloat(border) / 8, y: 0.5), animated: false)
            device.advanceFrames()
            let coarse = place()
            for _ in 0..<30 {
                try await device.finishTasks()
                device.advanceFrames()
            }
            #expect(abs(coarse - place()) <= 0.75, "\(coarse) and \(place())")
        }
    }

    /// A pager with one photo.
    @MainActor private final class Album: PhotoPagerDataSource {
        private let photo: PhotoSource
        private let size: CGSize?
        private(set) lazy var pager = PhotoPagerViewController(dataSource: self)

        init(_ photo: PhotoSource, size: CGSize? = nil) {
            (self.photo, self.size) = (photo, size)
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

        func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { .photo(photo, size: size) }
    }

    @Test(
        "A long image from a loader stays visible at each zoom",
        arguments: [CGSize(width: 800, height: 34_000), CGSize(width: 34_000, height: 800)]
    )
    func longImage(size: CGSize) async throws {
        let data = MadePhoto.png(width: Int(size.width), height: Int(size.height))
        try await HeadlessDevice.runAsynchronously { device in
            let phone = Album(.loader { _ in .image(try #require(UIImage(data: data))) })
            device.show(phone.pager)
            phone.pager.setChromeHidden(true, animated: false)
            for scale in [nil, 8, 1000] as [CGFloat?] {
                if let scale { phone.pager.setZoomScale(scale, at: CGPoint(x: 0.3, y: 0.3), animated: false) }
                for _ in 0..<4 {
                    device.advance(by: 0.3)
                    try await device.finishTasks()
                }
                let middle = device.screenshot().color(at: CGPoint(x: 195, y: 422))
                #expect(middle.difference(from: Picture.Pixel(red: 0, green: 0, blue: 0)) > 60, "\(middle) at \(phone.pager.zoomScale)")
                let image = try #require(phone.pager.photoView?.image)
                #expect(max(image.size.width, image.size.height) <= 16_384)
            }
        }
    }
}
