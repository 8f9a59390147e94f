import UIKit

extension HeadlessDevice {
    /// Pixels that this phone has decoded from images' data, in bytes: what was drawn by the app itself does not count.
    public struct DecodedPixels: Equatable, Sendable {
        /// Those that are still in memory, four bytes a pixel.
        public let byteCount: Int
        /// The most that were in memory at a time.
        public let largestByteCount: Int
        /// Those that have been decoded on the main actor, ever.
        public let byteCountOnMainActor: Int
        /// Those that have been decoded on other threads, ever.
        public let byteCountElsewhere: Int
    }

    /// Whether other threads decode images' data, or make thumbnails of it, for this phone now.
    public var isPreparingImages: Bool { platform.decodedPixels.isPreparing }

    /// What the phone has decoded so far.
    public var decodedPixels: DecodedPixels {
        let count = platform.decodedPixels.count
        return DecodedPixels(
            byteCount: count.alive,
            largestByteCount: count.mostAlive,
            byteCountOnMainActor: count.onMainActor,
            byteCountElsewhere: count.elsewhere
        )
    }
}
