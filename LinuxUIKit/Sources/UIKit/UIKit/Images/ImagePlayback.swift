/// An image view's images that move: what it shows by the clock, from when on and how often.
final class ImagePlayback: TimedContents {
    /// The images as the view shows them.
    var animation: ImageAnimation
    /// 0 is without end.
    let repeatCount: Int
    /// The image that moves by itself; nil where the view was told to play.
    let source: UIImage?
    private let start = RenderServer.current.now

    init(_ animation: ImageAnimation, repeatCount: Int = 0, of source: UIImage? = nil) {
        self.animation = animation
        self.repeatCount = repeatCount
        self.source = source
    }

    /// Whether the view was told to play.
    var isAskedFor: Bool { source == nil }

    /// How long it goes on, in seconds; nil is without end.
    var duration: TimeInterval? { repeatCount > 0 ? animation.duration * TimeInterval(repeatCount) : nil }

    func show(in values: inout LayerValues, at time: CFTimeInterval) {
        guard let image = animation.image(at: time - start) else { return }
        values.contents = image.cgImage
        values.contentsOrientation = image.imageOrientation
        values.contentsScale = image.scale
    }
}
