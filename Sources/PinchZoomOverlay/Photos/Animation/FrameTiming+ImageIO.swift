#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import ImageIO

extension FrameTiming {
    /// The keys of a format's properties. The first delay may be below 20 milliseconds. The second delay replaces it by a longer one.
    private typealias Format = (dictionary: CFString, delays: [CFString], loopCount: CFString)

    private static var formats: [Format] {
        let formats: [Format] = [
            (
                kCGImagePropertyGIFDictionary, [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime],
                kCGImagePropertyGIFLoopCount
            ),
            (
                kCGImagePropertyWebPDictionary, [kCGImagePropertyWebPUnclampedDelayTime, kCGImagePropertyWebPDelayTime],
                kCGImagePropertyWebPLoopCount
            ),
        ]
        #if canImport(ObjectiveC)
        return formats + [
            (
                kCGImagePropertyPNGDictionary, [kCGImagePropertyAPNGUnclampedDelayTime, kCGImagePropertyAPNGDelayTime],
                kCGImagePropertyAPNGLoopCount
            ),
            (
                kCGImagePropertyHEICSDictionary, [kCGImagePropertyHEICSUnclampedDelayTime, kCGImagePropertyHEICSDelayTime],
                kCGImagePropertyHEICSLoopCount
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
            return format.delays.lazy.compactMap { own?[$0] as? TimeInterval }.first
        }
        guard let format = FrameTiming.formats.first(where: { delay(0, in: $0) != nil }) else { return nil }
        let properties = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        let loopCount = (properties?[format.dictionary] as? [CFString: Any])?[format.loopCount] as? Int
        // A file without a loop count is played once.
        self.init(delays: (0..<count).map { delay($0, in: format) ?? 0 }, loopCount: loopCount ?? 1)
    }
}
#endif
