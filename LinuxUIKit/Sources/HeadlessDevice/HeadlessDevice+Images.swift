import UIKit

extension HeadlessDevice {
    /// The pixels that this phone has decoded from images' data, in bytes. A pixel has 4 bytes, or 8 in the high
    /// dynamic range. Images that the app has drawn itself don't count.
    public struct DecodedPixels: Equatable, Sendable {
        /// The pixels that are still in memory.
        public let byteCount: Int
        /// The greatest number of bytes that were in memory at the same time.
        public let largestByteCount: Int
        /// All pixels that were ever decoded on the main actor.
        public let byteCountOnMainActor: Int
        /// All pixels that were ever decoded on other threads.
        public let byteCountElsewhere: Int
        /// The number of times that a file, or a part of a file, was decoded.
        public let decodingCount: Int
        /// The greatest number of decodings at the same time.
        public let largestDecodingCount: Int
    }

    /// The pixels that the phone has decoded so far.
    public var decodedPixels: DecodedPixels {
        let count = platform.decodedPixels.count
        return DecodedPixels(
            byteCount: count.alive,
            largestByteCount: count.mostAlive,
            byteCountOnMainActor: count.onMainActor,
            byteCountElsewhere: count.elsewhere,
            decodingCount: count.decodes,
            largestDecodingCount: count.mostDecodesUnderWay
        )
    }
}
