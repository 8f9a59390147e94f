import UIKit

/// Plays an item: here a folder of pictures, by the phone's clock and without sound.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    /// The actions of a player at the end of its item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The player continues with the next item. Only queues may use this action.
        case advance = 0
        /// The player pauses.
        case pause = 1
        /// The player does nothing, and its time continues.
        case none = 2
    }

    /// The states of a player: whether it plays.
    public enum TimeControlStatus: Int, Sendable {
        /// The player is paused.
        case paused = 0
        /// The player waits until it can play.
        case waitingToPlayAtSpecifiedRate = 1
        /// The player plays.
        case playing = 2
    }

    nonisolated let output = VideoOutput()
    nonisolated(unsafe) private var item: AVPlayerItem?
    private var end: DeferredAction?

    /// Creates a player without an item.
    public nonisolated override init() {}

    /// Creates a player of a file: here a folder of numbered pictures, 30 a second unless the folder's name ends in `@` and another number.
    public nonisolated convenience init(url URL: URL) {
        self.init(playerItem: AVPlayerItem(url: URL))
    }

    /// Creates a player of an item.
    public nonisolated init(playerItem item: AVPlayerItem?) {
        self.item = item
        output.frames = item?.frames
    }

    // MARK: The item

    /// The item that the player plays.
    open var currentItem: AVPlayerItem? { item }

    /// Plays another item from its beginning. The rate stays as it is.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== self.item else { return }
        self.item?.player = nil
        self.item = item
        output.frames = item?.frames
        seek(to: .zero)
    }

    /// Returns the time of the item that the player has reached.
    open func currentTime() -> CMTime {
        CMTime(seconds: output.playback.time(at: CACurrentMediaTime()), preferredTimescale: 600_000)
    }

    // MARK: Playing

    /// The speed of the player: 1 is the item's own speed, 0 is paused.
    open var rate: Float {
        get { Float(output.playback.rate) }
        set {
            precondition(newValue >= 0, "LinuxUIKit: an AVPlayer does not play backwards here")
            output.playback.set(rate: Double(newValue), at: CACurrentMediaTime())
            awaitEnd()
        }
    }

    /// Plays from the current time.
    open func play() {
        rate = 1
    }

    /// Pauses at the current time.
    open func pause() {
        rate = 0
    }

    /// Whether the player plays.
    open var timeControlStatus: AVPlayer.TimeControlStatus { rate == 0 ? .paused : .playing }

    /// Moves to a time of the item.
    open func seek(to time: CMTime) {
        guard time.isNumeric else { return }
        output.playback.seek(to: min(max(time.seconds, 0), output.frames?.duration ?? 0), at: CACurrentMediaTime())
        awaitEnd()
    }

    /// Moves exactly to a time of the item, whatever the tolerances are.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time)
    }

    /// Moves to a time of the item, and then calls a closure.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }

    /// The player's action at the end of its item. The default is to pause.
    open var actionAtItemEnd: AVPlayer.ActionAtItemEnd = .pause {
        didSet { precondition(actionAtItemEnd != .advance, "NSInvalidArgumentException: only an AVQueuePlayer advances at an item's end") }
    }

    /// Whether the player is silent. Without effect here, because there is no sound.
    open var isMuted = false

    /// The volume, from 0 to 1. Without effect here, because there is no sound.
    open var volume: Float = 1

    // MARK: The end

    private func awaitEnd() {
        item?.player = self
        if let end { Platform.current.cancel(end) }
        end = nil
        guard let frames = output.frames, rate > 0 else { return }
        let left = frames.duration - output.playback.time(at: CACurrentMediaTime())
        guard left >= 0 else { return }
        // The phone counts as at rest while a video plays, so that waits for rest don't last until the video's end.
        end = Platform.current.after(left / Double(rate), nil) { [weak self] in self?.didPlayToEnd() }
    }

    private func didPlayToEnd() {
        end = nil
        if actionAtItemEnd == .pause, let duration = output.frames?.duration {
            output.playback.set(rate: 0, at: CACurrentMediaTime())
            output.playback.seek(to: duration, at: CACurrentMediaTime())
        }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }
}
