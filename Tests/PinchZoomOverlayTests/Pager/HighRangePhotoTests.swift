import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Photos whose files have a gain map. The phone's screen shows nothing brighter than white, but images have their dynamic range as a
/// property.
@MainActor @Suite("Photo pager: HDR photos", .timeLimit(.minutes(20)), .phones) struct HighRangePhotoTests {
    /// Returns a photo with the mark of a gain map after its first marker.
    private static func photo(width: Int, height: Int) -> Data {
        let content = Array("urn:iso:std:iso:ts:21496:-1\0".utf8)
        var data = MadePhoto.jpeg(width: width, height: height)
        data.insert(contentsOf: [0xFF, 0xE2, 0, UInt8(content.count + 2)] + content, at: 2)
        return data
    }

    @Test("A file with a gain map is shown in the high range on a page, at the page's size and zoomed in")
    func page() async throws {
        try await TiledPhone.run(LoadablePhoto(.data(Self.photo(width: 1600, height: 1200)))) { phone in
            let view = try #require(phone.pager.photoView)
            #expect(view.image?.isHighDynamicRange == true && view.preferredImageDynamicRange == .high)
            let width = try #require(view.image).pixelSize.width
            #expect(abs(width - 780) <= 1, "no more than the page shows: \(width)")
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.5, y: 0.5))
            #expect(view.image?.isHighDynamicRange == true && view.image?.size.width == 1600)
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
        }
    }

    @Test("A photo of the high range has no tiles, which would be darker, except one that is too long to be decoded as a whole")
    func tiles() throws {
        func file(_ data: Data) throws -> PhotoFile { try PhotoFile(data, limits: PhotoLimits()) }
        let bright = try file(Self.photo(width: 4600, height: 3000))
        #expect(bright.image.isHighDynamicRange && bright.ifTiled == nil)
        let plain = try file(MadePhoto.jpeg(width: 4600, height: 3000))
        #expect(!plain.image.isHighDynamicRange && plain.ifTiled === plain)
        let long = try file(Self.photo(width: 9000, height: 64))
        #expect(!long.image.isHighDynamicRange && long.ifTiled === long)
    }

    @Test("An image of the high range without a file keeps its range: it's decoded as a whole if the memory allows")
    func image() async throws {
        var configuration = UIImageReader.Configuration()
        configuration.prefersHighDynamicRange = true
        let image = try #require(UIImageReader(configuration: configuration).image(data: Self.photo(width: 1600, height: 1200)))
        try await TiledPhone.run(LoadablePhoto(.image(image))) { phone in
            let shown = try #require(phone.pager.photoView?.image)
            #expect(shown.isHighDynamicRange && shown.size == CGSize(width: 1600, height: 1200))
        }
    }
}
