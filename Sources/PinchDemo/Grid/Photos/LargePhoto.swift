import UIKit

/// A photo of 12 to 230 megapixels.
///
/// The demo's resources contain no photo of this size. ``LargePhotoPress`` makes the file when the photo is first shown.
struct LargePhoto: Hashable, Sendable {
    /// The content of a large photo.
    enum Content: Hashable, Sendable {
        /// A photo of the demo, covered with thousands of small and faint drawings.
        case covered(Photo)
        /// A photo of the demo that consists of small photos.
        case mosaic
        /// A panorama.
        case skyline
    }

    let content: Content
    /// The size in pixels, as two numbers because `CGSize` is not `Hashable` before iOS 18.
    private let width, height: CGFloat

    /// The width and the height of a small drawing that covers a photo, in pixels.
    static let tileSide = 84

    /// All large photos: one of 230 megapixels, a panorama of 200 megapixels, three photos of 48 megapixels, three of 24 and six of 12.
    static let all: [LargePhoto] = [
        LargePhoto(.temple, megapixels: 48), LargePhoto(.coffee, megapixels: 12), LargePhoto(.mosaic, size: PhotoMosaic.size),
        LargePhoto(.skyline, size: Skyline.size), LargePhoto(.dahlia, megapixels: 24), LargePhoto(.cat, megapixels: 12),
        LargePhoto(.rocket, megapixels: 12), LargePhoto(.hubble, megapixels: 48), LargePhoto(.astronaut, megapixels: 12),
        LargePhoto(.photographer, megapixels: 24), LargePhoto(.temple, megapixels: 12), LargePhoto(.dahlia, megapixels: 48),
        LargePhoto(.coffee, megapixels: 24), LargePhoto(.photographer, megapixels: 12),
    ]

    private init(_ content: Content, size: CGSize) {
        self.content = content
        width = size.width
        height = size.height
    }

    /// Creates a large photo with about the given number of megapixels, and with the photo's aspect ratio. Whole drawings cover it.
    private init(_ photo: Photo, megapixels: CGFloat) {
        let width = (megapixels * 1e6 * photo.size.width / photo.size.height).squareRoot()
        let side = CGFloat(LargePhoto.tileSide)
        let columns = (width / side).rounded()
        let rows = (width / side * photo.size.height / photo.size.width).rounded()
        self.init(.covered(photo), size: CGSize(width: columns * side, height: rows * side))
    }

    /// The size, in pixels.
    var size: CGSize { CGSize(width: width, height: height) }

    /// The photo that a person sees from a distance; nil for the panorama.
    var photo: Photo? {
        switch content {
        case .covered(let photo): photo
        case .mosaic: PhotoMosaic.photo
        case .skyline: nil
        }
    }

    /// The name, which is unique.
    var name: String { "\(subject), \(Int((width * height / 1e6).rounded())) megapixels" }

    /// The name of the file, which is unique.
    var fileName: String { "\(subject)-\(Int(width))x\(Int(height)).\(content == .skyline ? "png" : "jpg")" }

    private var subject: String { photo?.name ?? "skyline" }

    /// A small version of the photo.
    @MainActor var thumbnail: UIImage? { content == .skyline ? Skyline.thumbnail : photo?.image }
}
