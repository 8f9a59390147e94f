#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

extension Data {
    /// Whether the data is a picture that is stored in several passes, by its header: a progressive JPEG, a JPEG with a pass for each
    /// color, or an interlaced PNG.
    ///
    /// A decoder needs all passes for a single row, and therefore the memory of the whole picture. ImageIO has the answer only for files
    /// with a JFIF segment, which the photos of cameras lack.
    var isStoredInPasses: Bool {
        withUnsafeBytes { bytes in
            func byte(_ position: Int) -> Int { position < bytes.count ? Int(bytes[position]) : 0 }
            // The header of a PNG is its first chunk, and ends with the kind of the passes.
            if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return byte(28) != 0 }
            guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
            var (position, componentCount) = (2, 0)
            while byte(position) == 0xFF {
                let marker = byte(position + 1)
                switch marker {
                case 0xFF:
                    position += 1
                    continue
                case 0xC2, 0xC6, 0xCA, 0xCE: return true
                case 0xC0, 0xC1, 0xC3, 0xC5, 0xC7, 0xC9, 0xCB, 0xCD, 0xCF: componentCount = byte(position + 9)
                // The first pass. One pass for the whole picture has all components.
                case 0xDA: return position + 4 < bytes.count && byte(position + 4) < componentCount
                default: break
                }
                position += 2 + byte(position + 2) << 8 + byte(position + 3)
            }
            return false
        }
    }
}
#endif
