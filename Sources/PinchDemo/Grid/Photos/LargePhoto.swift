import UIKit

/// A photo of 12 to 48 megapixels: a photo of the demo, covered with thousands of small photos.
///
/// The demo's resources contain no photo of this size. ``LargePhotoPress`` makes the file when the photo is first shown.
struct LargePhoto: Hashable, Sendable {
    /// The photo that a person sees from a distance.
    let photo: Photo
    /// The number of small photos in a row. Each small photo is ``tileSide`` pixels wide and high.
    let columns: Int
    let rows: Int

    /// The width and the height of a small photo, in pixels.
    static let tileSide = 84

    /// All large photos: three of 48 megapixels, three of 24 and six of 12.
    static let all: [LargePhoto] = [
        LargePhoto(.temple, megapixels: 48), LargePhoto(.coffee, megapixels: 12), LargePhoto(.dahlia, megapixels: 24),
        LargePhoto(.cat, megapixels: 12), LargePhoto(.rocket, megapixels: 12), LargePhoto(.hubble, megapixels: 48),
        LargePhoto(.astronaut, megapixels: 12), LargePhoto(.photographer, megapixels: 24), LargePhoto(.temple, megapixels: 12),
        LargePhoto(.dahlia, megapixels: 48), LargePhoto(.coffee, megapixels: 24), LargePhoto(.photographer, megapixels: 12),
    ]

    /// Creates a large photo with about the given number of megapixels, and with the photo's aspect ratio.
    private init(_ photo: Photo, megapixels: CGFloat) {
        self.photo = photo
        let width = (megapixels * 1e6 * photo.size.width / photo.size.height).squareRoot()
        let side = CGFloat(LargePhoto.tileSide)
        columns = Int((width / side).rounded())
        rows = Int((width / side * photo.size.height / photo.size.width).rounded())
    }

    /// The size, in pixels.
    var size: CGSize { CGSize(width: columns * LargePhoto.tileSide, height: rows * LargePhoto.tileSide) }

    /// The name, which is unique.
    var name: String { "\(photo.name), \(megapixels) megapixels" }

    private var megapixels: Int { Int((size.width * size.height / 1e6).rounded()) }
}
