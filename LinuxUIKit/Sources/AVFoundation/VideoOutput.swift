import UIKit

/// What a player shows, and in which of its layers: any number of them may have it, and the one made last shows it.
///
/// Layers belong to no actor, so neither does this; players touch it from the main actor alone.
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

    /// Whether it is the layer that the video is seen in.
    func isSeen(in layer: AVPlayerLayer) -> Bool {
        layers.compactMap(\.layer).max { $0.serialNumber < $1.serialNumber } === layer
    }

    func picture(at now: CFTimeInterval) -> CGImage? {
        frames?.picture(at: playback.time(at: now))
    }
}
