import UIKit

/// A layer that shows a player's video. Of several layers of one player the one made last does, and the others show nothing of it.
open class AVPlayerLayer: CALayer {
    nonisolated(unsafe) private static var count = 0
    /// Layers made later have higher ones.
    let serialNumber: Int
    private lazy var video = LayerVideo(of: self)

    /// A layer without a player.
    public override init() {
        AVPlayerLayer.count += 1
        serialNumber = AVPlayerLayer.count
        super.init()
        timedContents = video
    }

    /// A copy of another layer for presentation.
    public override init(layer: Any) {
        serialNumber = (layer as? AVPlayerLayer)?.serialNumber ?? 0
        super.init(layer: layer)
    }

    /// A layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        // Observers of a property are not called from an initializer.
        self.player = player
        player?.output.add(self)
    }

    /// The player whose video it shows.
    open var player: AVPlayer? {
        didSet {
            guard oldValue !== player else { return }
            oldValue?.output.remove(self)
            player?.output.add(self)
        }
    }

    /// How the video lies in the bounds: as large as fits, by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Whether the item's first picture can be shown; here it can at once.
    open var isReadyForDisplay: Bool { player?.output.frames != nil }

    /// Where the video is seen, in the layer's own coordinates; zero where there is none.
    open var videoRect: CGRect {
        guard let picture = player?.output.picture(at: CACurrentMediaTime()) else { return .zero }
        return LayerVideo.place(of: picture, in: bounds, gravity: videoGravity).intersection(bounds)
    }
}
