#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// The times at which the frames of an animated photo are shown.
struct FrameTiming: Equatable, Sendable {
    /// A frame that is due, and the frames that follow.
    struct Position: Equatable, Sendable {
        /// The index of the frame.
        var index: Int
        /// The number of frames until the animation ends, including the frame that is due, or `nil` if the animation has no end.
        var remaining: Int?
    }

    /// The shortest delay that counts, in seconds. Files write delays in hundredths of a second, and a rounded 0.02 may be a little less.
    private static let shortestDelay: TimeInterval = 0.0199
    /// The delay of a frame whose own delay is too short, in seconds. Browsers use the same delay, because old files rely on it.
    private static let usualDelay: TimeInterval = 0.1

    /// The time at which each frame ends, in seconds after the start of a loop.
    private let ends: [TimeInterval]
    /// The number of times that the animation is played, or 0 if the animation has no end.
    let loopCount: Int

    /// Creates a timing, or returns `nil` if there are fewer than two frames.
    ///
    /// - Parameters:
    ///   - delays: The time for which each frame is shown, in seconds. A delay below 20 milliseconds counts as 100 milliseconds.
    ///   - loopCount: The number of times that the animation is played, or 0 if the animation has no end.
    init?(delays: [TimeInterval], loopCount: Int) {
        guard delays.count > 1 else { return nil }
        var end: TimeInterval = 0
        ends = delays.map { delay in
            end += delay.isFinite && delay >= FrameTiming.shortestDelay ? delay : FrameTiming.usualDelay
            return end
        }
        self.loopCount = max(0, loopCount)
    }

    var frameCount: Int { ends.count }

    /// The duration of one loop, in seconds.
    var duration: TimeInterval { ends.last ?? 0 }

    /// Returns the frame that is due. After the last loop, the last frame is due.
    ///
    /// - Parameter elapsed: The time since the start of the animation, in seconds. Before the start, the first frame is due.
    func position(at elapsed: TimeInterval) -> Position {
        guard elapsed.isFinite, elapsed > 0 else { return Position(index: 0, remaining: remaining(from: 0, inLoop: 0)) }
        let loop = (elapsed / duration).rounded(.down)
        if loopCount > 0, loop >= Double(loopCount) { return Position(index: frameCount - 1, remaining: 1) }
        let index = ends.firstIndex { $0 > elapsed - loop * duration } ?? frameCount - 1
        return Position(index: index, remaining: remaining(from: index, inLoop: loop))
    }

    private func remaining(from index: Int, inLoop loop: Double) -> Int? {
        loopCount > 0 ? (loopCount - Int(loop)) * frameCount - index : nil
    }
}
#endif
