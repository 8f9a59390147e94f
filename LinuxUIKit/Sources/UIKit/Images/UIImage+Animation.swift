extension UIImage {
    /// Returns an image that shows several images of one size and scale one after the other, or nil if there are none. The duration is in
    /// seconds.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(
            pixels: first.cgImage,
            scale: first.scale,
            orientation: first.imageOrientation,
            renderingMode: first.renderingMode,
            animation: ImageAnimation(images: images, duration: duration)
        )
    }

    /// Returns an image from the main bundle's pictures whose names have a number at their ends, or nil if there are none. The numbers
    /// begin with 0 or 1 and are at most 1024.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: (0...1024).compactMap { UIImage(named: "\(name)\($0)") }, duration: duration)
    }

    /// The images of a moving image, or nil for a still image.
    public var images: [UIImage]? { animation?.images }

    /// The duration of all images of a moving image in seconds, or 0 for a still image.
    public var duration: TimeInterval { animation?.duration ?? 0 }
}
