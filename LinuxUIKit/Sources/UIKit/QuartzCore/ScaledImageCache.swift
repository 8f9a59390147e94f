import CCairo

/// Pictures scaled down to the pixels that they take on the screen, so that a photo in a list is averaged once and not in each frame.
///
/// Whether a scaled picture was kept or is made anew changes the time that it takes and nothing else: the same screen gives the same
/// picture whatever was shown before.
final class ScaledImageCache {
    nonisolated(unsafe) static let shared = ScaledImageCache()

    private struct Key: Hashable {
        let image: ObjectIdentifier
        let width: Int
        let height: Int
    }

    private struct Entry {
        /// Kept, so that no other picture takes its identity.
        let original: CGImage
        let scaled: CGImage
        var lastUse: Int

        var byteCount: Int { scaled.bytesPerRow * scaled.height }
    }

    /// About ten screens of a phone, 780 × 1688 pixels of four bytes each.
    private let capacity = 48 << 20
    private var entries: [Key: Entry] = [:]
    private var byteCount = 0
    private var uses = 0

    /// The picture itself, or one of just the pixels that the place has on the screen.
    func image(_ image: CGImage, for place: CGRect, under transform: CGAffineTransform) -> CGImage {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return image }
        let width = Int((place.width * transform.a).rounded())
        let height = Int((place.height * transform.d).rounded())
        guard width > 0, height > 0,
            ImagePainter.averages(scaleX: CGFloat(width) / CGFloat(image.width), scaleY: CGFloat(height) / CGFloat(image.height))
        else { return image }
        let key = Key(image: ObjectIdentifier(image), width: width, height: height)
        uses += 1
        if var entry = entries[key] {
            entry.lastUse = uses
            entries[key] = entry
            return entry.scaled
        }
        let entry = Entry(original: image, scaled: Self.scale(image, width: width, height: height), lastUse: uses)
        entries[key] = entry
        byteCount += entry.byteCount
        while byteCount > capacity, entries.count > 1 { dropLeastRecentlyUsed() }
        return entry.scaled
    }

    private func dropLeastRecentlyUsed() {
        guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key else { return }
        byteCount -= entries.removeValue(forKey: oldest)?.byteCount ?? 0
    }

    private static func scale(_ image: CGImage, width: Int, height: Int) -> CGImage {
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        ImagePainter.paint(image, in: CGRect(x: 0, y: 0, width: width, height: height), on: canvas.cairo)
        return canvas.makeImage()
    }
}
