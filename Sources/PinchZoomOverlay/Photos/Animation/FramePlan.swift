#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The choice of the frames of an animated photo that are in memory.
struct FramePlan: Equatable, Sendable {
    let frameCount: Int
    /// The size of a decoded frame, in bytes.
    var frameByteCount: Int
    /// The largest size of all frames in memory, in bytes.
    var byteLimit: Int

    /// The largest number of frames in memory: as many as the limit allows, but at least the visible frame and the next one.
    var capacity: Int { min(frameCount, max(2, byteLimit / max(1, frameByteCount))) }

    /// Returns the frames that should be in memory, in the order in which they are shown: the frame that is due, and the frames that follow.
    /// After the last frame, the first one follows.
    func frames(from position: FrameTiming.Position) -> [Int] {
        (0..<min(capacity, position.remaining ?? capacity)).map { (position.index + $0) % frameCount }
    }

    /// Returns the frame that is shown while a frame isn't decoded yet: the latest one before it, or `nil` if there is none.
    ///
    /// Without this, an animation that is decoded more slowly than it plays would stand still.
    ///
    /// - Parameters:
    ///   - index: The frame that is due.
    ///   - decoded: The decoded frames.
    ///   - following: The frames that follow the frame that is due. None of them is shown too early.
    func standIn(for index: Int, among decoded: some Sequence<Int>, before following: [Int]) -> Int? {
        decoded.filter { !following.contains($0) }.max { distance(from: $0, to: index) > distance(from: $1, to: index) }
    }

    /// The number of frames from one frame to another.
    private func distance(from first: Int, to second: Int) -> Int { (second - first + frameCount) % frameCount }
}
#endif
