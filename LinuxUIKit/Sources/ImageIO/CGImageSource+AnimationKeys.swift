// The keys of the properties of animated files. Loop counts belong to a file's properties, and delays to a frame's.
import Foundation

/// A dictionary of properties of GIF files.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = NSString(string: "{GIF}")

/// The number of times that a GIF file's animation is played. 0 means without end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = NSString(string: "LoopCount")

/// The time for which a frame of a GIF file is shown, in seconds, and at least 0.1.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = NSString(string: "DelayTime")

/// The time for which a frame of a GIF file is shown, in seconds, as stored in the file.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = NSString(string: "UnclampedDelayTime")

/// A dictionary of properties of WebP files.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = NSString(string: "{WebP}")

/// The number of times that a WebP file's animation is played. 0 means without end.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = NSString(string: "LoopCount")

/// The time for which a frame of a WebP file is shown, in seconds, and at least 0.1.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = NSString(string: "DelayTime")

/// The time for which a frame of a WebP file is shown, in seconds, as stored in the file.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = NSString(string: "UnclampedDelayTime")

/// The keys of the properties of an animated format.
struct AnimatedFormat {
    let dictionary: CFString
    let loopCount: CFString
    let delay: CFString
    let unclampedDelay: CFString

    /// Returns nil if the picture's format can't be animated.
    init?(_ picture: EncodedPicture) {
        switch picture.typeIdentifier {
        case "com.compuserve.gif":
            dictionary = kCGImagePropertyGIFDictionary
            loopCount = kCGImagePropertyGIFLoopCount
            delay = kCGImagePropertyGIFDelayTime
            unclampedDelay = kCGImagePropertyGIFUnclampedDelayTime
        case "org.webmproject.webp":
            dictionary = kCGImagePropertyWebPDictionary
            loopCount = kCGImagePropertyWebPLoopCount
            delay = kCGImagePropertyWebPDelayTime
            unclampedDelay = kCGImagePropertyWebPUnclampedDelayTime
        default: return nil
        }
    }
}

/// The lower limit of delays under the keys that aren't called unclamped, in seconds (the pages of `kCGImagePropertyGIFDelayTime` and
/// `kCGImagePropertyWebPDelayTime`).
let shortestDelay: TimeInterval = 0.1
