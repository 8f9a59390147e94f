/// The images that make an image that moves, and how long all of them take, in seconds.
struct ImageAnimation: Equatable {
    let images: [UIImage]
    let duration: TimeInterval

    /// - Parameter duration: 0 gives each image a thirtieth of a second.
    init(images: [UIImage], duration: TimeInterval) {
        self.images = images
        self.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }

    func map(_ change: (UIImage) -> UIImage) -> ImageAnimation {
        ImageAnimation(images: images.map(change), duration: duration)
    }

    /// The image that is shown so many seconds after the beginning, over and over again.
    func image(at time: TimeInterval) -> UIImage? {
        guard let first = images.first, duration > 0 else { return images.first }
        let passes = time / duration
        // A hair of grace, because sums of frame durations are not exact.
        let place = (passes - passes.rounded(.down)) * Double(images.count) + 1e-6
        return images.indices.contains(Int(place)) ? images[Int(place)] : first
    }
}
