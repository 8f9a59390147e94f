import CCairo
import CJPEG

/// Reads and writes JPEG by libjpeg-turbo.
package enum JPEG {
    /// Whether data begins as a JPEG does.
    static func isBegun(by data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// The size in pixels; nil if the header is none, or is cut off.
    static func size(of data: Data) -> (width: Int, height: Int)? {
        var (width, height) = (Int32(0), Int32(0))
        let isRead = withMessage { message in
            data.withUnsafeBytes { bytes in
                guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
                return cjpeg_read_size(start, bytes.count, &width, &height, message)
            }
        }
        return isRead ? (Int(width), Int(height)) : nil
    }

    /// A side of the picture when it is decoded at so many eighths of its size.
    static func side(_ side: Int, eighths: Int) -> Int { Int(cjpeg_scaled_side(Int32(side), Int32(eighths))) }

    /// Decodes a picture of a size at so many eighths of it: libjpeg leaves out what is finer than that, which takes less time and memory.
    ///
    /// - Returns: a surface that is the caller's; nil if the data is broken. What is cut off is grey.
    static func decode(_ data: Data, width: Int, height: Int, eighths: Int = 8) -> OpaquePointer? {
        let width = side(width, eighths: eighths)
        let height = side(height, eighths: eighths)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
        guard let pixels = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isDecoded = withMessage { message in
            data.withUnsafeBytes { bytes in
                guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
                return cjpeg_decode(start, bytes.count, Int32(eighths), pixels, stride, Int32(width), Int32(height), message)
            }
        }
        guard isDecoded else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    /// Encodes rows as they are made, so that there need be no bitmap.
    ///
    /// - Parameters:
    ///   - quality: 0 to 100.
    ///   - orientation: EXIF's, 1 to 8.
    ///   - row: fills a row of words 0x..RRGGBB.
    /// - Returns: nil if there is no memory for it.
    package static func encode(
        width: Int,
        height: Int,
        quality: Int,
        orientation: Int,
        row: (_ index: Int, _ words: UnsafeMutableBufferPointer<UInt32>) -> Void
    ) -> Data? {
        guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else { return nil }
        return withoutActuallyEscaping(row) { row in
            let source = RowSource(width: width, fill: row)
            var bytes: UnsafeMutablePointer<UInt8>?
            var count = 0
            let isEncoded = withMessage { message in
                withExtendedLifetime(source) {
                    cjpeg_encode(
                        Int32(width),
                        Int32(height),
                        Int32(quality),
                        Int32(orientation),
                        { context, index, words in
                            guard let context, let words else { return }
                            let source = Unmanaged<RowSource>.fromOpaque(context).takeUnretainedValue()
                            source.fill(Int(index), UnsafeMutableBufferPointer(start: words, count: source.width))
                        },
                        Unmanaged.passUnretained(source).toOpaque(),
                        &bytes,
                        &count,
                        message
                    )
                }
            }
            guard isEncoded, let bytes else { return nil }
            return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
        }
    }

    /// What Cairo can draw.
    static let largestSide = 32_767

    private static func withMessage(_ body: (UnsafeMutablePointer<CChar>) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CJPEG_MESSAGE_CAPACITY)) { buffer in
            buffer.baseAddress.map(body) ?? false
        }
    }

    private final class RowSource {
        let width: Int
        let fill: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void

        init(width: Int, fill: @escaping (Int, UnsafeMutableBufferPointer<UInt32>) -> Void) {
            self.width = width
            self.fill = fill
        }
    }
}
