import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Photos whose files have a gain map. Screenshots show nothing brighter than white, but images have their dynamic range as a property.
@MainActor @Suite("Photo pager: HDR photos", .timeLimit(.minutes(20)), .phones) struct HighRangePhotoTests {
    /// Returns a photo with the mark of a gain map after its first marker.
    private static func photo(width: Int, height: Int) -> Data {
        let content = Array("urn:iso:std:iso:ts:21496:-1\0".utf8)
        var data = MadePhoto.jpeg(width: width, height: height)
        data.insert(contentsOf: [0xFF, 0xE2, 0, UInt8(content.count + 2)] + content, at: 2)
        return data
    }

    private static let brightPhone = HeadlessDevice.Configuration(potentialEDRHeadroom: 4)

    @Test("A file with a gain map is shown in the high range on a page, at the page's size and zoomed in, and its bytes are counted")
    func page() async throws {
        try await TiledPhone.run(.data(Self.photo(width: 1600, height: 1200)), on: Self.brightPhone) { phone in
            let view = try #require(phone.pager.photoView)
            #expect(view.image?.isHighDynamicRange == true && view.preferredImageDynamicRange == .high)
            let width = try #require(view.image).pixelSize.width
            #expect(abs(width - 780) <= 1, "no more than the page shows: \(width)")
            #expect(phone.pager.pages.loads.memory.byteCount() == 8 * 780 * 585 && phone.device.decodedPixels.byteCount == 8 * 780 * 585)
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.5, y: 0.5))
            #expect(view.image?.isHighDynamicRange == true && view.image?.size.width == 1600)
            #expect(phone.device.decodedPixels.byteCount == 8 * 1600 * 1200)
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
        }
    }

    @Test("On a screen without headroom, the high range isn't asked for")
    func plainScreen() async throws {
        try await TiledPhone.run(.data(Self.photo(width: 1600, height: 1200))) { phone in
            #expect(phone.pager.photoView?.image?.isHighDynamicRange == false)
            #expect(phone.device.decodedPixels.byteCount == 4 * 780 * 585)
        }
    }

    @Test("Above 12 megapixels, a photo of the high range has tiles, as long as one of the standard range")
    func tiles() throws {
        for (width, isTiled) in [(4032, false), (4600, true), (9000, true)] {
            let file = try PhotoFile(Self.photo(width: width, height: 3024), limits: PhotoFile.Limits(), inHighRange: true)
            #expect(file.image.isHighDynamicRange && (file.ifTiled === file) == isTiled, "\(width)")
        }
    }

    @Test("The whole photo fades to the standard range when tiles come, and back when they go, within the memory of other photos")
    func fade() async throws {
        try await TiledPhone.run(.data(Self.photo(width: 8064, height: 6048)), on: Self.brightPhone) { phone in
            let view = try #require(phone.pager.photoView)
            let plane = try #require(view.layer.sublayers?.first { $0 is TilePlane })
            #expect(view.image?.isHighDynamicRange == true && plane.contents == nil)
            /// Shows frames until the plane has reached an opacity. Returns the largest change between two frames.
            @MainActor func largestStep(from former: Float, until isReached: (Float) -> Bool) async throws -> Float {
                var (last, step) = (former, Float(0))
                for _ in 0..<200 where !isReached(last) || step == 0 {
                    try await phone.device.finishTasks()
                    phone.device.advanceFrames()
                    guard plane.contents != nil, let opacity = plane.presentation()?.opacity else { continue }
                    step = max(step, abs(opacity - last))
                    last = opacity
                }
                return step
            }
            let zoomView = try #require(phone.pager.pages.currentPage?.zoomView)
            phone.pager.setZoomScale(zoomView.pixelScale, at: CGPoint(x: 0.4, y: 0.3), animated: false)
            let dimming = try await largestStep(from: 0) { $0 == 1 }
            #expect(dimming > 0 && dimming < 0.06, "in half a second")
            await phone.decode()
            #expect(phone.tiles?.tiles.isEmpty == false && view.image?.isHighDynamicRange == true)
            let visible = phone.pager.visibleRect
            let field = MadePhoto.color(column: min(Int(visible.midX * 8), 7), row: min(Int(visible.midY * 6), 5))
            #expect(phone.device.screenshot().color(at: CGPoint(x: 195, y: 422)).difference(from: field) < 12)
            phone.pager.setZoomScale(1, animated: false)
            let brightening = try await largestStep(from: 1) { $0 < 0.04 }
            #expect(brightening > 0 && brightening < 0.06, "in half a second")
            await phone.decode()
            #expect(plane.contents == nil && plane.opacity == 1 && phone.tiles?.tiles == [])
            #expect(phone.device.decodedPixels.byteCount == 8 * 780 * 585)
            #expect(phone.device.decodedPixels.largestByteCount < phone.byteLimit)
        }
    }

    @Test("A photo that is zoomed in again, while the high range comes back, fades to the standard range again")
    func fadeAgain() async throws {
        try await TiledPhone.run(.data(Self.photo(width: 8064, height: 6048)), on: Self.brightPhone) { phone in
            let plane = try #require(phone.pager.photoView?.layer.sublayers?.first { $0 is TilePlane })
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.4, y: 0.3))
            phone.pager.setZoomScale(1, animated: false)
            phone.device.advanceFrames(10)
            let opacity = try #require(plane.presentation()).opacity
            #expect(opacity > 0.2 && opacity < 0.9)
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.4, y: 0.3))
            phone.device.advance(by: 1)
            await phone.decode()
            #expect(plane.opacity == 1 && plane.contents != nil && phone.tiles?.tiles.isEmpty == false)
        }
    }

    @Test("An image of the high range without a file is decoded at the page's size, like any other")
    func image() async throws {
        var configuration = UIImageReader.Configuration()
        configuration.prefersHighDynamicRange = true
        let image = try #require(UIImageReader(configuration: configuration).image(data: Self.photo(width: 1600, height: 1200)))
        try await TiledPhone.run(.image(image), on: Self.brightPhone) { phone in
            #expect(phone.pager.photoView?.image?.size == CGSize(width: 780, height: 585))
            #expect(phone.pager.pages.loads.memory.byteCount() == 8 * 780 * 585)
        }
    }
}
