#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The free part of a flight, in which nothing but time moves the views.
///
/// Core Animation plays a free motion by itself. Otherwise, the views would stand still while the app keeps the main thread busy. The views
/// keep the values of the motion's start then. Whoever ends the played motion shows the views as they are at that time.
@MainActor final class FreeMotion<Setting: Equatable> {
    /// The longest motion that is played, in seconds. Only a flight with a very slow spring takes longer.
    private let longest: TimeInterval = 3
    private var keyframes: KeyframeMotion?
    /// The places and pictures of the views at the last frame. The keyframes depend on them.
    private var setting: Setting?
    /// The longest time by which the target time of a frame was later than the frame's own time, in seconds, or `nil` before the first
    /// frame. A link that is called late has a shorter time. With that time, the photo would jump by a part of a frame when it's caught.
    private var lead: TimeInterval?
    /// The target time of the last frame, in seconds, or `nil` before the first frame. Events of touches may come later than the frame.
    private var target: TimeInterval?
    /// The lead with which the motion is played, in seconds, or `nil` if the motion began to be played before the first frame.
    private var playedLead: TimeInterval?
    /// The times at which the motion starts and the keyframes end, in seconds.
    private var interval = 0...TimeInterval.zero
    /// The time between two keyframes, and between two frames of the screen, in seconds.
    private var step: TimeInterval = 1.0 / 60

    /// Whether Core Animation plays the motion.
    var isPlayed: Bool { keyframes != nil }

    /// Plays a motion from a time on. The views are as they are at this time afterwards.
    ///
    /// - Parameters:
    ///   - layers: The layers that may move.
    ///   - setting: The places and pictures of the views.
    ///   - time: The time at which the motion starts, in seconds.
    ///   - latest: The target time of the frame on the screen, in seconds.
    ///   - framesPerSecond: The largest number of frames that the screen shows in a second, or `nil` without a screen.
    ///   - isSettled: A closure that returns whether the motion has ended at a time.
    ///   - show: A closure that shows the views as they are at a time.
    func play(
        _ layers: [CALayer],
        in setting: Setting,
        from time: TimeInterval,
        after latest: TimeInterval,
        framesPerSecond: Int?,
        until isSettled: (TimeInterval) -> Bool,
        show: (TimeInterval) -> Void
    ) {
        stop()
        self.setting = setting
        playedLead = lead
        // The keyframes lie at the target times of the display's frames, so that each frame shows what the flight itself shows.
        step = 1 / TimeInterval(max(framesPerSecond ?? 60, 60))
        var times = [latest.isFinite ? min(latest, time) : time]
        while let last = times.last, last < time + longest, last < time || !isSettled(last) { times.append(last + step) }
        interval = time...max(time, times.last ?? time)
        UIView.performWithoutAnimation {
            keyframes = KeyframeMotion(of: layers, at: times, from: time, lead: lead ?? 0) { show(max($0, time)) }
        }
    }

    /// Ends the played motion. The caller then shows the views as they are now. A second call has no effect.
    func stop() {
        keyframes?.end()
        keyframes = nil
    }

    /// Prepares for a frame of a free motion at a time, in seconds. Returns whether the motion must be played anew: because the places and
    /// pictures of the views have changed before, and rest again, because the first frame tells the display's lead, or because the keyframes
    /// have ended. While the places change, the motion isn't played.
    func mustBePlayed(in setting: Setting, at time: TimeInterval) -> Bool {
        guard setting == self.setting else {
            stop()
            self.setting = setting
            return false
        }
        return keyframes == nil || playedLead == nil || time > interval.upperBound
    }

    /// Returns the time of the motion that a frame shows, in seconds: the time that Core Animation plays, or the frame's target time if Core
    /// Animation plays nothing. The lead of a single frame may differ. Without this, the photo would jump when the played motion ends.
    func time(ofFrameFor target: TimeInterval) -> TimeInterval {
        let now = CACurrentMediaTime()
        // A link that is called after its frame tells nothing of the lead.
        if target > now - 0.0001 { lead = max(target - now, lead ?? 0) }
        self.target = target
        guard keyframes != nil, let playedLead else { return target }
        return now + playedLead
    }

    /// The time of the played motion that the screen shows, in seconds: that of the last frame that Core Animation has shown, or the present
    /// time before the first call of the display link. The main thread may have missed frames.
    var shownTime: TimeInterval {
        let now = CACurrentMediaTime()
        var age: TimeInterval = 0
        if let target, let lead {
            age = now - (target - lead)
            age -= (age / step + 0.001).rounded(.down) * step
        }
        return max(now - age + (playedLead ?? 0), interval.lowerBound)
    }

    /// Returns a time, or the time at which the played motion starts, whichever is later. Both times are in seconds.
    func time(from latest: TimeInterval) -> TimeInterval { max(latest, interval.lowerBound) }
}
#endif
