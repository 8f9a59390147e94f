/// The images of a moving image, and the duration of all images together in seconds.
struct ImageAnimation: Equatable {
    let images: [UIImage]
    let duration: TimeInterval

    /// - Parameter duration: The duration in seconds. If the value is 0, each image takes a thirtieth of a second.
    init(images: [UIImage], duration: TimeInterval) {
        self.images = images
        self.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }

    func map(_ change: (UIImage) -> UIImage) -> ImageAnimation {
        ImageAnimation(images: images.map(change), duration: duration)
    }

    /// Returns the image that is shown at a time after the beginning, in seconds. The images repeat without end.
    func image(at time: TimeInterval) -> UIImage? {
        guard let first = images.first, duration > 0 else { return images.first }
        let passes = time / duration
        // Without the small addition, an image could come a frame late, because sums of frame durations are not exact.
        let place = (passes - passes.rounded(.down)) * Double(images.count) + 1e-6
        return images.indices.contains(Int(place)) ? images[Int(place)] : first
    }
}
