import Foundation

/// Finds whether a file declares a gain map, which makes parts of its picture brighter than white.
///
/// A file by ISO 21496-1 has an APP2 segment for it. Older files, such as Android's Ultra HDR, have a version of `hdrgm` in their XMP
/// (https://developer.android.com/media/platform/hdr-image-format). The map itself isn't read.
enum GainMap {
    private static let segmentName = Array("urn:iso:std:iso:ts:21496:-1".utf8) + [0]
    private static let version = Data("hdrgm:Version".utf8)

    static func isMentioned(inJPEG data: Data) -> Bool {
        JPEGSegments.first(in: data) { marker, content in
            switch marker {
            case 0xE1: content.starts(with: XMP.segmentName) && Data(content).range(of: version) != nil ? true : nil
            case 0xE2: content.starts(with: segmentName) ? true : nil
            default: nil
            }
        } ?? false
    }
}
