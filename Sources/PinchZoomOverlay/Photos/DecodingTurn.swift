#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The turn to decode a photo, which one photo has at a time.
///
/// A decoder may need the memory of a whole photo for its smallest part. Without turns, a photo, its tiles and its neighbors would need this
/// memory at the same time.
@MainActor enum DecodingTurn {
    private static var isTaken = false
    private static var queue: [CheckedContinuation<Void, Never>] = []

    /// Waits for the turn, and then decodes a photo.
    static func take<Result: Sendable>(_ decode: @MainActor () async -> Result) async -> Result {
        if isTaken { await withCheckedContinuation { queue.append($0) } }
        isTaken = true
        defer { if queue.isEmpty { isTaken = false } else { queue.removeFirst().resume() } }
        return await decode()
    }
}
#endif
