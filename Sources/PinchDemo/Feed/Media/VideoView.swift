import AVFoundation
import UIKit

/// A film without sound that plays in a loop while the view is on the screen.
final class VideoView: UIView, MovingContent {
    var isPlaying = true {
        didSet { updatePlayer() }
    }

    override class var layerClass: AnyClass { AVPlayerLayer.self }

    /// The film's width and height, in pixels.
    static let filmSize = CGSize(width: 320, height: 180)
    /// The first frame of the film, for views that don't play the film.
    static let poster = DemoResources.url("0001", extension: "png", folder: "Videos/sea@24").flatMap { UIImage(contentsOfFile: $0.path) }

    private let player = AVPlayer()
    private var end: NotificationObservation?

    override init(frame: CGRect) {
        super.init(frame: frame)
        player.isMuted = true
        // Without this, the player would pause at the end of the film. The observation in `load()` starts the film again.
        player.actionAtItemEnd = .none
        let layer = layer as? AVPlayerLayer
        layer?.player = player
        layer?.videoGravity = .resizeAspectFill
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = "A boat at sea"
        load()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func load() {
        guard let url = DemoResources.film("sea", framesPerSecond: 24) else { return }
        let item = AVPlayerItem(url: url)
        player.replaceCurrentItem(with: item)
        end = NotificationObservation(AVPlayerItem.didPlayToEndTimeNotification, of: item) { [weak player] in player?.seek(to: .zero) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updatePlayer()
    }

    private func updatePlayer() {
        if window != nil, isPlaying { player.play() } else { player.pause() }
    }
}
