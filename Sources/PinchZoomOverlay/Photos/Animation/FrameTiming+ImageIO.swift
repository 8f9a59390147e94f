#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import ImageIO

extension FrameTiming {
    /// The keys of a format's properties.
    private struct Format {
        let dictionary: CFString
        let delay: CFString
        /// A delay below 20 milliseconds, which `delay` replaces by a longer one.
        let unclampedDelay: CFString
        let loopCount: CFString
    }

    private static var formats: [Format] {
        let formats = [
            Format(
                dictionary: kCGImagePropertyGIFDictionary,
                delay: kCGImagePropertyGIFDelayTime,
                unclampedDelay: kCGImagePropertyGIFUnclampedDelayTime,
                loopCount: kCGImagePropertyGIFLoopCount
            ),
            Format(
                dictionary: kCGImagePropertyWebPDictionary,
                delay: kCGImagePropertyWebPDelayTime,
                unclampedDelay: kCGImagePropertyWebPUnclampedDelayTime,
                loopCount: kCGImagePropertyWebPLoopCount
            ),
        ]
        #if canImport(ObjectiveC)
        return formats + [
            Format(
                dictionary: kCGImagePropertyPNGDictionary,
                delay: kCGImagePropertyAPNGDelayTime,
                unclampedDelay: kCGImagePropertyAPNGUnclampedDelayTime,
                loopCount: kCGImagePropertyAPNGLoopCount
            ),
            Format(
                dictionary: kCGImagePropertyHEICSDictionary,
                delay: kCGImagePropertyHEICSDelayTime,
                unclampedDelay: kCGImagePropertyHEICSUnclampedDelayTime,
                loopCount: kCGImagePropertyHEICSLoopCount
            ),
        ]
        #else
        return formats
        #endif
    }

    /// Reads the timing of a file, or returns `nil` if the file isn't animated. A file of several pages or pictures isn't animated: its
    /// pictures have no delays.
    init?(of source: CGImageSource) {
        let count = CGImageSourceGetCount(source)
        guard count > 1 else { return nil }
        func delay(_ index: Int, in format: Format) -> TimeInterval? {
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
            let own = properties?[format.dictionary] as? [CFString: Any]
            return own?[format.unclampedDelay] as? TimeInterval ?? own?[format.delay] as? TimeInterval
        }
        guard let format = FrameTiming.formats.first(where: { delay(0, in: $0) != nil }) else { return nil }
        let properties = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        let loopCount = (properties?[format.dictionary] as? [CFString: Any])?[format.loopCount] as? Int
        // A file without a loop count is played once.
        self.init(delays: (0..<count).map { delay($0, in: format) ?? 0 }, loopCount: loopCount ?? 1)
    }
}
#endif
