import Foundation

/// Whether an image is decoded when it is created, and not when it is first drawn. The default is false.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = NSString(string: "kCGImageSourceShouldCacheImmediately")

/// Whether decoded pixels are kept for the next image. The default is true. Here only an image itself keeps its pixels, whatever the value
/// is.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = NSString(string: "kCGImageSourceShouldCache")

/// The factor by which an image is scaled down: 2, 4 or 8. Any other value gives the full size.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString = NSString(string: "kCGImageSourceSubsampleFactor")

/// Whether a thumbnail is made from the image if the file has none. The default is false.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailFromImageIfAbsent"
)

/// Whether a thumbnail is always made from the image. The default is false.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailFromImageAlways"
)

/// The largest width and height of a thumbnail, in pixels. The default is the image's size.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = NSString(string: "kCGImageSourceThumbnailMaxPixelSize")

/// Whether a thumbnail is turned upright by the image's orientation. The default is false.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailWithTransform"
)

/// An image's width as it is stored, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = NSString(string: "PixelWidth")

/// An image's height as it is stored, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = NSString(string: "PixelHeight")

/// The orientation of an image: a number of `CGImagePropertyOrientation`.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = NSString(string: "Orientation")

/// Whether an image has an alpha channel or a transparent color.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = NSString(string: "HasAlpha")
