import UIKit

/// Whether an image is decoded when it is made, and not when it is drawn first; false unless set.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = NSString(string: "kCGImageSourceShouldCacheImmediately")

/// Whether decoded pixels are kept for the next image; true unless set. Here only an image itself keeps its pixels, whatever this says.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = NSString(string: "kCGImageSourceShouldCache")

/// The factor by which an image is scaled down: 2, 4 or 8. Any other value gives the full size.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString = NSString(string: "kCGImageSourceSubsampleFactor")

/// Whether a thumbnail is made of the image where the file has none; false unless set.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailFromImageIfAbsent"
)

/// Whether a thumbnail is made of the image in any case; false unless set.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailFromImageAlways"
)

/// The largest width and height of a thumbnail, in pixels; the image's unless set.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = NSString(string: "kCGImageSourceThumbnailMaxPixelSize")

/// Whether a thumbnail is turned upright as the image's orientation has it; false unless set.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailWithTransform"
)

/// An image's width as it is stored, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = NSString(string: "PixelWidth")

/// An image's height as it is stored, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = NSString(string: "PixelHeight")

/// How an image is turned: a number of `CGImagePropertyOrientation`.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = NSString(string: "Orientation")

/// Whether an image has an alpha channel, or a color that is transparent.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = NSString(string: "HasAlpha")
