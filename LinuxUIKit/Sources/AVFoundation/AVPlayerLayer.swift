import UIKit

/// A layer that shows a player's video. If a player has several layers, only the layer that was made last shows the video.
open class AVPlayerLayer: CALayer {
    nonisolated(unsafe) private static var count = 0
    /// The layer's number in the order of creation.
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

    /// The player whose video the layer shows.
    open var player: AVPlayer? {
        didSet {
            guard oldValue !== player else { return }
            oldValue?.output.remove(self)
            player?.output.add(self)
        }
    }

    /// The placement of the video in the bounds. By default, the whole video is as large as fits.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Whether the item's first picture can be shown. Here it always can if there is an item with pictures.
    open var isReadyForDisplay: Bool { player?.output.frames != nil }

    /// The rectangle that the video covers, in the layer's own coordinates, or zero if there is no video.
    open var videoRect: CGRect {
        guard let picture = player?.output.picture(at: CACurrentMediaTime()) else { return .zero }
        return LayerVideo.place(of: picture, in: bounds, gravity: videoGravity).intersection(bounds)
    }
}
