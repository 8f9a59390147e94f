#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Plays an animated photo in an image view: makes one frame after the other the view's image.
///
/// The frames are decoded ahead, and only a few of them are in memory. The player rests while the view isn't in a window, and while the
/// user wants animated images to stand still. A released player stops, and the view keeps its image.
@MainActor final class PhotoPlayer {
    /// The largest size of all decoded frames, in bytes.
    private static let byteLimit = 24 << 20

    let animation: PhotoAnimation
    /// The size of the decoded frames, in pixels. Frames of another size are decoded again, and stay visible until then.
    var pixels: CGSize {
        didSet {
            guard oldValue != pixels else { return }
            frames = [:]
            decoding?.task.cancel()
            decoding = nil
            setNeedsUpdate()
        }
    }
    /// Whether the player rests although its view is in a window.
    var isPaused = false {
        didSet { if oldValue != isPaused { setNeedsUpdate() } }
    }
    /// The visible frame, or `nil` if the player has shown none.
    private(set) var image: UIImage?

    private weak var view: UIImageView?
    private var frames: [Int: UIImage] = [:]
    /// Frames that can't be decoded, because the file is damaged.
    private var unreadable: Set<Int> = []
    private var decoding: (index: Int, task: Task<Void, Never>)?
    private var link: FrameLink?
    /// The time of the last frame of the display.
    private var time: TimeInterval = 0
    private let memory = MemoryShare()
    private var settingsObserver: NotificationObserver?

    /// - Parameters:
    ///   - pixels: The size of the decoded frames, in pixels.
    ///   - view: The view that shows the photo's first frame.
    init(of animation: PhotoAnimation, in pixels: CGSize, over view: UIImageView) {
        self.animation = animation
        self.pixels = pixels
        self.view = view
        memory.byteCount = { [weak self] in self?.byteCount ?? 0 }
        settingsObserver = AccessibilityNeed.stillImages.observe { [weak self] in self?.setNeedsUpdate() }
        setNeedsUpdate()
    }

    deinit {
        decoding?.task.cancel()
    }

    /// Plays on, if the view is in a window.
    func setNeedsUpdate() {
        guard canPlay, link == nil else { return }
        // No animated photo needs more frames than these, and the display saves power at a lower rate.
        link = FrameLink(framesPerSecond: 15...60) { [weak self] time in
            guard let self else { return false }
            self.time = time
            let isPlaying = canPlay && update()
            if !isPlaying { link = nil }
            return isPlaying
        }
    }

    private var canPlay: Bool { !isPaused && view?.window != nil && !AccessibilityNeed.stillImages.isPresent }

    private var frameByteCount: Int { Int(4 * pixels.width * pixels.height) }

    private var byteCount: Int { (frames.count + (decoding == nil ? 0 : 1)) * frameByteCount }

    /// Shows the frame that is due, releases the frames before it, and decodes the next one. Returns whether the animation goes on.
    private func update() -> Bool {
        let position = animation.timing.position(at: animation.playback.elapsed(at: time))
        let plan = FramePlan(
            frameCount: animation.timing.frameCount,
            frameByteCount: frameByteCount,
            byteLimit: min(PhotoPlayer.byteLimit, memory.available)
        )
        let wanted = plan.frames(from: position)
        let standIn = plan.standIn(for: position.index, among: frames.keys, before: wanted)
        if let frame = frames[position.index] ?? standIn.flatMap({ frames[$0] }), frame !== image {
            image = frame
            view?.image = frame
        }
        for index in frames.keys where !wanted.contains(index) { frames[index] = nil }
        if decoding == nil, let next = wanted.first(where: { frames[$0] == nil && !unreadable.contains($0) }) { decode(next) }
        let isLast = position.remaining == 1 && (frames[position.index] != nil || unreadable.contains(position.index))
        return !isLast
    }

    private func decode(_ index: Int) {
        let task = Task { [weak self, animation, pixels] in
            let frame = await animation.frame(at: index, in: pixels)
            if !Task.isCancelled { self?.end(index, with: frame) }
        }
        decoding = (index, task)
    }

    private func end(_ index: Int, with frame: UIImage?) {
        decoding = nil
        if let frame { frames[index] = frame } else { unreadable.insert(index) }
        // A frame that comes late is shown at once.
        if canPlay, link != nil { _ = update() }
    }
}
#endif
