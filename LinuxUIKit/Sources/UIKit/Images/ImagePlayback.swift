/// Plays an image view's moving images by the clock, from a start on and a number of times.
final class ImagePlayback: TimedContents {
    /// The images as the view shows them.
    var animation: ImageAnimation
    /// The number of repeats. The value 0 means without end.
    let repeatCount: Int
    /// The image that moves by itself, or nil if the view was started by `startAnimating()`.
    let source: UIImage?
    private let start = RenderServer.current.now

    init(_ animation: ImageAnimation, repeatCount: Int = 0, of source: UIImage? = nil) {
        self.animation = animation
        self.repeatCount = repeatCount
        self.source = source
    }

    /// Whether the view was started by `startAnimating()`.
    var isAskedFor: Bool { source == nil }

    /// The duration of all repeats in seconds, or nil if the playback has no end.
    var duration: TimeInterval? { repeatCount > 0 ? animation.duration * TimeInterval(repeatCount) : nil }

    func show(in values: inout LayerValues, at time: CFTimeInterval) {
        guard let image = animation.image(at: time - start) else { return }
        values.contents = image.cgImage
        values.contentsOrientation = image.imageOrientation.ofPixels
        values.contentsScale = image.scale
    }
}
