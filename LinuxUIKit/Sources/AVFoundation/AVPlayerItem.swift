import UIKit

/// An item for a player: a video.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    /// The states of an item: whether it can be played.
    public enum Status: Int, Sendable {
        /// The state isn't known yet.
        case unknown = 0
        /// The item can be played.
        case readyToPlay = 1
        /// The item can't be played.
        case failed = 2
    }

    nonisolated(unsafe) let frames: FrameFolder?
    weak var player: AVPlayer?

    /// Creates an item of a file: here a folder of numbered pictures, 30 a second unless the folder's name ends in `@` and another number.
    public nonisolated init(url URL: URL) {
        frames = FrameFolder(URL)
    }

    /// Whether the item can be played.
    open var status: AVPlayerItem.Status { frames == nil ? .failed : .readyToPlay }

    /// The duration, or `.indefinite` if the item can't be played.
    open var duration: CMTime { frames.map { CMTime(seconds: $0.duration, preferredTimescale: 600) } ?? .indefinite }

    /// The size of the pictures in points, or zero if the item can't be played.
    open var presentationSize: CGSize {
        guard let picture = frames?.picture(at: 0) else { return .zero }
        return CGSize(width: picture.width, height: picture.height)
    }

    /// Returns the time that the player has reached.
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
