import UIKit

/// Plays an item: here a folder of pictures, by the phone's clock and without sound.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    /// What a player does at the end of its item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// Goes on with the next item; for queues alone.
        case advance = 0
        /// Pauses.
        case pause = 1
        /// Nothing: its time goes on.
        case none = 2
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It does not.
        case paused = 0
        /// It waits until it can.
        case waitingToPlayAtSpecifiedRate = 1
        /// It does.
        case playing = 2
    }

    nonisolated let output = VideoOutput()
    nonisolated(unsafe) private var item: AVPlayerItem?
    private var end: DeferredAction?

    /// A player of nothing.
    public nonisolated override init() {}

    /// A player of a file: here a folder of numbered pictures, 30 for a second unless its name ends in `@` and another number.
    public nonisolated convenience init(url URL: URL) {
        self.init(playerItem: AVPlayerItem(url: URL))
    }

    /// A player of an item.
    public nonisolated init(playerItem item: AVPlayerItem?) {
        self.item = item
        output.frames = item?.frames
    }

    // MARK: The item

    /// What it plays.
    open var currentItem: AVPlayerItem? { item }

    /// Plays another item from its beginning, at the rate of now.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== self.item else { return }
        self.item?.player = nil
        self.item = item
        output.frames = item?.frames
        seek(to: .zero)
    }

    /// How far the item has been played.
    open func currentTime() -> CMTime {
        CMTime(seconds: output.playback.time(at: CACurrentMediaTime()), preferredTimescale: 600_000)
    }

    // MARK: Playing

    /// How fast it plays: 1 is as the item is meant, 0 is paused.
    open var rate: Float {
        get { Float(output.playback.rate) }
        set {
            precondition(newValue >= 0, "LinuxUIKit: an AVPlayer does not play backwards here")
            output.playback.set(rate: Double(newValue), at: CACurrentMediaTime())
            awaitEnd()
        }
    }

    /// Plays from where it is.
    open func play() {
        rate = 1
    }

    /// Stays where it is.
    open func pause() {
        rate = 0
    }

    /// Whether it plays.
    open var timeControlStatus: AVPlayer.TimeControlStatus { rate == 0 ? .paused : .playing }

    /// Goes to a time of the item.
    open func seek(to time: CMTime) {
        guard time.isNumeric else { return }
        output.playback.seek(to: min(max(time.seconds, 0), output.frames?.duration ?? 0), at: CACurrentMediaTime())
        awaitEnd()
    }

    /// Goes to a time of the item, exactly, whatever is allowed.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time)
    }

    /// Goes to a time of the item, and says so afterwards.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }

    /// What it does at the item's end; pauses by default.
    open var actionAtItemEnd: AVPlayer.ActionAtItemEnd = .pause {
        didSet { precondition(actionAtItemEnd != .advance, "NSInvalidArgumentException: only an AVQueuePlayer advances at an item's end") }
    }

    /// Whether it is silent. Without effect here: there is no sound.
    open var isMuted = false

    /// How loud it is, from 0 to 1. Without effect here: there is no sound.
    open var volume: Float = 1

    // MARK: The end

    private func awaitEnd() {
        item?.player = self
        if let end { Platform.current.cancel(end) }
        end = nil
        guard let frames = output.frames, rate > 0 else { return }
        let left = frames.duration - output.playback.time(at: CACurrentMediaTime())
        guard left >= 0 else { return }
        // Nobody waits for a video: a phone on which one plays is at rest.
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
