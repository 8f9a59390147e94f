import UIKit

/// An image view that moves as those of the image libraries do: it keeps its image, and a display link has its layer display one frame
/// after the other. It rests where it cannot be seen.
final class FrameImageView: UIImageView {
    /// The images that are shown in turn. Each image is shown for `frameDuration` seconds.
    var frames: [UIImage] = [] {
        didSet {
            index = 0
            elapsed = 0
            layer.setNeedsDisplay()
            updateLink()
        }
    }
    var frameDuration: TimeInterval = 0.1
    /// The number of frames that were displayed.
    private(set) var displayCount = 0

    private var index = 0
    private var elapsed: TimeInterval = 0
    private var link: CADisplayLink?

    private var isSeen: Bool { window != nil && superview != nil && !isHidden && alpha > 0 }

    override var isAnimating: Bool { link.map { !$0.isPaused } ?? false }

    override func startAnimating() {
        guard frames.count > 1 else { return super.startAnimating() }
        if link == nil {
            let link = CADisplayLink { [weak self] link in self?.step(link) }
            link.add(to: .main, forMode: .common)
            self.link = link
        }
        link?.isPaused = false
    }

    override func stopAnimating() {
        super.stopAnimating()
        link?.isPaused = true
    }

    override func display(_ layer: CALayer) {
        guard frames.indices.contains(index) else { return super.display(layer) }
        displayCount += 1
        let frame: CGImage? = frames[index].cgImage
        layer.contents = frame
    }

    override var isHidden: Bool {
        didSet { updateLink() }
    }

    override var alpha: CGFloat {
        didSet { updateLink() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLink()
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateLink()
    }

    /// Lets go of the link.
    func end() {
        link?.invalidate()
        link = nil
    }

    private func updateLink() {
        if isSeen { startAnimating() } else { stopAnimating() }
    }

    private func step(_ link: CADisplayLink) {
        guard frames.count > 1 else { return }
        elapsed += link.duration
        guard elapsed >= frameDuration - 1e-6 else { return }
        elapsed = 0
        index = (index + 1) % frames.count
        layer.setNeedsDisplay()
    }
}
