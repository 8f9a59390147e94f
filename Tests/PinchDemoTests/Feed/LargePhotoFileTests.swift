import HeadlessDevice
import Testing
import UIKit

@testable import PinchDemo

/// Tests of the files of the two largest photos. The files are the same on all phones, and take seconds to decode.
@MainActor @Suite("The files of the grid's largest photos", .timeLimit(.minutes(20))) struct LargePhotoFileTests {
    @Test("The photo of 230 megapixels is a photo of the demo from a distance, and a small photo of the plan's shade at each place")
    func mosaic() throws {
        let data = try #require(PhotoMosaic.jpeg())
        let whole = try #require(UIImage(data: data))
        #expect(whole.size == CGSize(width: 18_624, height: 12_352))
        let far = CGSize(width: 97, height: 64)
        let (seen, expected) = (try pixels(of: whole, as: far), try pixels(of: #require(PhotoMosaic.photo.image), as: far))
        let differences = zip(seen, expected).map { abs(Int($0) - Int($1)) }
        #expect(differences.count == 4 * 97 * 64)
        #expect(differences.reduce(0, +) / differences.count < 6, "\(differences.reduce(0, +) / differences.count)")
        // In the middle, far from the decoder's beginning, two places with the same small photo have equal pixels.
        let plan = try Data(contentsOf: #require(DemoResources.url("mosaic", extension: "plan", folder: "Mosaic")))
        let first = 100 * PhotoMosaic.columns + 150
        let second = try #require(plan[(first + PhotoMosaic.columns)...].firstIndex(of: plan[first]))
        let tiles = try [first, second].map { number in
            let side = PhotoMosaic.tileSide
            let place = CGRect(
                // The colors of the outermost pixels are blended with the neighboring small photos.
                x: number % PhotoMosaic.columns * side + 2,
                y: number / PhotoMosaic.columns * side + 2,
                width: side - 4,
                height: side - 4
            )
            return try pixels(of: whole, in: place)
        }
        #expect(tiles[0] == tiles[1])
    }

    @Test("The panorama's file has the pixels of the drawing: at each thousandth pixel a mark, one pixel wide")
    func skyline() throws {
        let whole = try #require(UIImage(data: Skyline.png()))
        #expect(whole.size == CGSize(width: 100_000, height: 2_000))
        let marks = try pixels(of: whole, in: CGRect(x: 98_999, y: 1_885, width: 12, height: 1))
        #expect((0..<12).filter { marks[4 * $0] > 200 } == [1, 11])
        #expect(Skyline.thumbnail?.size == CGSize(width: 10_000, height: 200))
    }

    /// Returns the bytes of an image's pixels at a smaller size.
    private func pixels(of image: UIImage, as size: CGSize) throws -> [UInt8] {
        try #require(image.preparingThumbnail(of: size).flatMap { Picture($0) }).pixels
    }

    /// Returns the bytes of the pixels in a part of an image.
    private func pixels(of image: UIImage, in part: CGRect) throws -> [UInt8] {
        try pixels(of: UIImage(cgImage: #require(image.cgImage?.cropping(to: part))), as: part.size)
    }
}
