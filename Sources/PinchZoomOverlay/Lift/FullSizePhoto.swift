import UIKit

/// A larger photo, which replaces a photo's own image in flight.
struct FullSizePhoto {
    /// The decoded image. Of an animated photo, this is the first frame.
    var image: UIImage
    /// The file of which tiles are shown over the image, or `nil` if the image is the whole photo.
    var tiledFile: PhotoFile?
    /// Tiles in memory that are shown over the image, or `nil` if there are none. No further tiles are decoded.
    var tiles: PhotoTiles?
    /// The frames of the photo, or `nil` if the photo isn't animated.
    var animation: PhotoAnimation?

    /// The image with as many pixels as the photo.
    var whole: UIImage { (tiledFile ?? tiles?.file)?.image ?? image }
}
