import CCairo

/// Pictures scaled down to the pixels that they take on the screen, so that a photo in a list is averaged once and not in each frame.
///
/// A kept picture only saves time. The screen's picture is the same if the scaled picture is made again, whatever was shown before.
final class ScaledImageCache {
    nonisolated(unsafe) static let shared = ScaledImageCache()

    private struct Key: Hashable {
        let image: ObjectIdentifier
        let orientation: PixelOrientation
        let width: Int
        let height: Int
    }

    private struct Entry {
        /// A weak reference, so that a photo's pixels are released with the photo. Another picture may have the same identity since.
        weak var original: CGImage?
        let scaled: CGImage
        var lastUse: Int

        var byteCount: Int { scaled.bytesPerRow * scaled.height }
    }

    /// The capacity in bytes: about ten screens of a phone, 780 × 1688 pixels of four bytes each.
    private let capacity = 48 << 20
    private var entries: [Key: Entry] = [:]
    private var byteCount = 0
    private var uses = 0

    /// Returns the picture itself, or an upright one with exactly the pixels of the place on the screen.
    func image(
        _ image: CGImage,
        _ orientation: PixelOrientation,
        for place: CGRect,
        under transform: CGAffineTransform
    ) -> (image: CGImage, orientation: PixelOrientation) {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return (image, orientation) }
        let pixels = orientation.upright(CGSize(width: image.width, height: image.height))
        let width = Int((place.width * transform.a).rounded())
        let height = Int((place.height * transform.d).rounded())
        guard width > 0, height > 0,
            ImagePainter.averages(scaleX: CGFloat(width) / pixels.width, scaleY: CGFloat(height) / pixels.height)
        else { return (image, orientation) }
        let key = Key(image: ObjectIdentifier(image), orientation: orientation, width: width, height: height)
        uses += 1
        if var entry = entries[key], entry.original === image {
            entry.lastUse = uses
            entries[key] = entry
            return (entry.scaled, .up)
        }
        dropOrphans()
        let entry = Entry(original: image, scaled: Self.scale(image, orientation, width: width, height: height), lastUse: uses)
        entries[key] = entry
        byteCount += entry.byteCount
        while byteCount > capacity, entries.count > 1 { dropLeastRecentlyUsed() }
        return (entry.scaled, .up)
    }

    /// Drops the entries of pictures that no longer exist.
    private func dropOrphans() {
        for key in entries.filter({ $0.value.original == nil }).keys { drop(key) }
    }

    private func dropLeastRecentlyUsed() {
        guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key else { return }
        drop(oldest)
    }

    private func drop(_ key: Key) {
        byteCount -= entries.removeValue(forKey: key)?.byteCount ?? 0
    }

    private static func scale(_ image: CGImage, _ orientation: PixelOrientation, width: Int, height: Int) -> CGImage {
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        ImagePainter.paint(image, orientation: orientation, in: CGRect(x: 0, y: 0, width: width, height: height), on: canvas.cairo)
        return canvas.makeImage()
    }
}
