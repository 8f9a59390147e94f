/// A reader that creates images from files and data.
@available(iOS 17.0, *)
public struct UIImageReader {
    /// The properties that a reader uses to decode images.
    public struct Configuration {
        /// A Boolean value that indicates whether a file with a gain map gives an image of the high dynamic range. The default is false:
        /// on a phone, the default depends on the system. The pixels have the standard range in any case, and count 8 bytes each.
        public var prefersHighDynamicRange = false

        /// A Boolean value that indicates whether images are decoded when they are read. The default is false.
        public var preparesImagesForDisplay = false

        /// The approximate size of the images, in pixels. The default is zero, which gives images of their full size.
        public var preferredThumbnailSize = CGSize.zero

        /// The number of pixels in an inch for which a file's resolution gives the scale of 1. The default is 0: the scale is always 1.
        /// Without effect here: resolutions in files aren't read.
        public var pixelsPerInch: Double = 0

        /// Creates a configuration with the default values.
        public init() {}
    }

    /// The reader with the default configuration.
    nonisolated(unsafe) public static let `default` = UIImageReader(configuration: Configuration())

    /// The configuration with which the reader was created.
    public let configuration: Configuration

    /// Creates a reader with a configuration.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// Returns the image in a file, or nil if there is none.
    public func image(contentsOf fileURL: URL) -> UIImage? {
        guard let data = try? Data(contentsOf: fileURL, options: .mappedIfSafe) else { return nil }
        return image(data: data)
    }

    /// Returns the image in a file, which is read on another thread, or nil if there is none.
    public func image(contentsOf fileURL: URL) async -> UIImage? { read { $0.image(contentsOf: fileURL) } }

    /// Returns the image in data, or nil if there is none.
    public func image(data: Data) -> UIImage? {
        guard let picture = EncodedPicture(data)?.frame(0) else { return nil }
        let isHigh = configuration.prefersHighDynamicRange && picture.hasGainMap
        let image = UIImage(
            pixels: pixels(of: picture, bytesPerPixel: isHigh ? 8 : 4),
            scale: 1,
            orientation: UIImage.Orientation(picture.orientation),
            hasHighDynamicRange: isHigh
        )
        return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
    }

    /// Returns the image in data, which is read on another thread, or nil if there is none.
    public func image(data: Data) async -> UIImage? { read { $0.image(data: data) } }

    /// Calls a synchronous method. The synchronous methods have the same names: without this function, an asynchronous method would call
    /// itself.
    private func read(_ body: (UIImageReader) -> UIImage?) -> UIImage? { body(self) }

    /// Returns the picture, no larger than the preferred size if there is one. The picture keeps its aspect ratio.
    private func pixels(of picture: EncodedPicture, bytesPerPixel: Int) -> CGImage {
        let preferred = picture.orientation.upright(configuration.preferredThumbnailSize)
        guard preferred.width > 0, preferred.height > 0 else { return CGImage(of: picture, bytesPerPixel: bytesPerPixel) }
        let factor = min(preferred.width / CGFloat(picture.width), preferred.height / CGFloat(picture.height), 1)
        let longerSide = Int((CGFloat(max(picture.width, picture.height)) * factor).rounded(.up))
        return CGImage(thumbnailOf: picture, longerSide: longerSide, isUpright: false, bytesPerPixel: bytesPerPixel)
    }
}
