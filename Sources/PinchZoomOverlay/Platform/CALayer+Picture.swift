import UIKit

extension CALayer {
    /// What it shows, if that is a picture and nothing of the system's own.
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
