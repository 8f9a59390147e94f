import CCairo

/// Pictures scaled down to the pixels that they take on the screen, so that a photo in a list is averaged once and not in each frame.
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
    }

    /// As many as are seen at once on a phone, and then some.
    private let capacity = 48
    private var entries: [Key: Entry] = [:]
    /// The sizes asked for last: a size is kept from the second time on, so that a zoom does not fill the cache with sizes seen once.
    private var asked: [Key] = []
    private var uses = 0

    /// The picture itself, or one of just the pixels that the place has on the screen.
    func image(_ image: CGImage, for place: CGRect, under transform: CGAffineTransform) -> CGImage {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return image }
        let width = Int((place.width * transform.a).rounded())
        let height = Int((place.height * transform.d).rounded())
        // Only what becomes clearly smaller: near its own size a picture is sampled directly.
        guard width > 0, height > 0, CGFloat(width) < CGFloat(image.width) * 0.95, CGFloat(height) < CGFloat(image.height) * 0.95 else {
            return image
        }
        let key = Key(image: ObjectIdentifier(image), width: width, height: height)
        uses += 1
        if entries[key] != nil {
            entries[key]?.lastUse = uses
            return entries[key]?.scaled ?? image
        }
        guard asked.contains(key) else {
            asked.append(key)
            if asked.count > capacity { asked.removeFirst() }
            return image
        }
        let scaled = Self.scale(image, width: width, height: height)
        entries[key] = Entry(original: image, scaled: scaled, lastUse: uses)
        if entries.count > capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key { entries[oldest] = nil }
        return scaled
    }

    private static func scale(_ image: CGImage, width: Int, height: Int) -> CGImage {
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        ImagePainter.paint(image, in: CGRect(x: 0, y: 0, width: width, height: height), on: canvas.cairo)
        return canvas.makeImage()
    }
}
