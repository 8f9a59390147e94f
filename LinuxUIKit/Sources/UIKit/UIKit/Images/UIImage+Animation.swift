extension UIImage {
    /// An image that shows several one after the other, of one size and scale, in so many seconds; nil if there are none.
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

    /// An image of the main bundle's pictures of a name with a number after it, from 0 or 1 on to 1024 at the most; nil if there are none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: (0...1024).compactMap { UIImage(named: "\(name)\($0)") }, duration: duration)
    }

    /// The images of one that moves; nil for a still one.
    public var images: [UIImage]? { animation?.images }

    /// How long all images of one that moves take, in seconds; 0 for a still one.
    public var duration: TimeInterval { animation?.duration ?? 0 }
}
