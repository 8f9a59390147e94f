import UIKit

extension HeadlessDevice {
    /// The pixels that this phone has decoded from images' data, in bytes. Images that the app has drawn itself don't count.
    public struct DecodedPixels: Equatable, Sendable {
        /// The pixels that are still in memory, four bytes each.
        public let byteCount: Int
        /// The greatest number of bytes that were in memory at the same time.
        public let largestByteCount: Int
        /// All pixels that were ever decoded on the main actor.
        public let byteCountOnMainActor: Int
        /// All pixels that were ever decoded on other threads.
        public let byteCountElsewhere: Int
    }

    /// The pixels that the phone has decoded so far.
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
