import UIKit

/// What a player plays, and how far it has been played.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// Not known yet.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot.
        case failed = 2
    }

    nonisolated(unsafe) let frames: FrameFolder?
    weak var player: AVPlayer?

    /// An item of a file: here a folder of numbered pictures, 30 for a second unless its name ends in `@` and another number.
    public nonisolated init(url URL: URL) {
        frames = FrameFolder(URL)
    }

    /// Whether it can be played.
    open var status: AVPlayerItem.Status { frames == nil ? .failed : .readyToPlay }

    /// How long it is; indefinite where it cannot be played.
    open var duration: CMTime { frames.map { CMTime(seconds: $0.duration, preferredTimescale: 600) } ?? .indefinite }

    /// The size of its pictures, in points; zero where it cannot be played.
    open var presentationSize: CGSize {
        guard let picture = frames?.picture(at: 0) else { return .zero }
        return CGSize(width: picture.width, height: picture.height)
    }

    /// How far it has been played.
    open func currentTime() -> CMTime { player?.currentTime() ?? .zero }

    /// Posted when an item has been played to its end; the object is the item.
    public nonisolated class var didPlayToEndTimeNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    }
}

extension NSNotification.Name {
    /// `AVPlayerItem.didPlayToEndTimeNotification`.
    public static var AVPlayerItemDidPlayToEndTime: NSNotification.Name { AVPlayerItem.didPlayToEndTimeNotification }
}
