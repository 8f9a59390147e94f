extension UIImage {
    /// Returns the picture with decoded pixels, so that no drawing has to decode them. Returns nil if there are no pixels or they cannot be
    /// decoded.
    public func preparingForDisplay() -> UIImage? {
        guard let pixels = cgImage?.decoded else { return nil }
        return UIImage(
            pixels: pixels,
            scale: scale,
            orientation: imageOrientation,
            renderingMode: renderingMode,
            symbol: symbol,
            animation: animation?.map { $0.preparingForDisplay() ?? $0 },
            hasHighDynamicRange: hasHighDynamicRange,
            placement: placement
        )
    }

    /// Decodes the picture on another thread, and calls the closure there.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task.detached { completionHandler(self.preparingForDisplay()) }
    }

    /// Decodes the picture on another thread.
    public func byPreparingForDisplay() async -> UIImage? {
        preparingForDisplay()
    }

    /// Returns the picture in a size in points, decoded no larger than necessary. Returns nil if there are no pixels or they cannot be
    /// decoded.
    ///
    /// If the size has other proportions, the picture is stretched. The scale and the orientation stay the same.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let stored = imageOrientation.ofPixels.upright(CGSize(width: size.width * scale, height: size.height * scale))
        let largest = CGFloat(Canvas.largestSide)
        guard let cgImage, stored.width > 0, stored.height > 0, stored.width <= largest, stored.height <= largest else { return nil }
        let (width, height) = (max(1, Int(stored.width.rounded())), max(1, Int(stored.height.rounded())))
        let pixels = cgImage.resampled(width: width, height: height)
        return pixels.map {
            UIImage(
                pixels: $0,
                scale: scale,
                orientation: imageOrientation,
                renderingMode: renderingMode,
                hasHighDynamicRange: hasHighDynamicRange
            )
        }
    }

    /// Creates the picture in a size, in points, on another thread, and calls the closure there.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task.detached { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Creates the picture in a size, in points, on another thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}
