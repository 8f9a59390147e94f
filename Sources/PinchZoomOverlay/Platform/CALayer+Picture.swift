#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension CALayer {
    /// The picture that the layer shows; nil if the layer's contents aren't a `CGImage`, as in some of the system's layers.
    var picture: CGImage? {
        guard let contents else { return nil }
        #if canImport(ObjectiveC)
        let object = contents as CFTypeRef
        return CFGetTypeID(object) == CGImage.typeID ? unsafeDowncast(object, to: CGImage.self) : nil
        #else
        return contents as? CGImage
        #endif
    }
}
#endif
