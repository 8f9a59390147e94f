import UIKit

/// The video of a player, and the layer that shows it. A player may have any number of layers; only the layer that was made last shows the
/// video.
///
/// Layers belong to no actor, so this class belongs to none either. Players use this class only on the main actor.
final class VideoOutput: @unchecked Sendable {
    var frames: FrameFolder?
    var playback = Playback()
    private var layers: [WeakLayer] = []

    private struct WeakLayer {
        weak var layer: AVPlayerLayer?
    }

    func add(_ layer: AVPlayerLayer) {
        remove(layer)
        layers.append(WeakLayer(layer: layer))
    }

    func remove(_ layer: AVPlayerLayer) {
        layers.removeAll { $0.layer === layer || $0.layer == nil }
    }

    /// Returns whether the layer is the one that shows the video.
    func isSeen(in layer: AVPlayerLayer) -> Bool {
        layers.compactMap(\.layer).max { $0.serialNumber < $1.serialNumber } === layer
    }

    func picture(at now: CFTimeInterval) -> CGImage? {
        frames?.picture(at: playback.time(at: now))
    }
}
