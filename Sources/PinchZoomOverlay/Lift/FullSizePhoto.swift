#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A larger photo, which replaces a photo's own image in flight.
struct FullSizePhoto {
    /// The decoded image. Of an animated photo, this is the first frame.
    var image: UIImage
    /// The tiles over the image, or `nil` if the image is the whole photo.
    var tiling: Tiling?
    /// The frames of the photo, or `nil` if the photo isn't animated.
    var animation: PhotoAnimation?

    /// The image with as many pixels as the photo.
    var whole: UIImage { tiling?.file.image ?? image }

    /// The tiles over an image.
    enum Tiling {
        /// Tiles that are decoded while the photo is up.
        case decoded(from: PhotoFile)
        /// Tiles in memory, from another view. No further tiles are decoded.
        case borrowed(PhotoTiles)

        fileprivate var file: PhotoFile {
            switch self {
            case .decoded(let file): file
            case .borrowed(let tiles): tiles.file
            }
        }
    }
}
#endif
