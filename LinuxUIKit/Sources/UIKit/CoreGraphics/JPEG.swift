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

    /// Whether the picture does not break off.
    static func hasEnd(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
            return cjpeg_has_end(start, bytes.count)
        }
    }

    /// A side of the picture when it is decoded at so many eighths of its size.
    static func side(_ side: Int, eighths: Int) -> Int { Int(cjpeg_scaled_side(Int32(side), Int32(eighths))) }

    /// Decodes a part of a picture of a size at so many eighths of it: libjpeg leaves out what is finer than that, which takes less time and
    /// memory.
    ///
    /// - Parameter area: the part, in pixels of the smaller size; nil is all of it.
    /// - Returns: a surface that is the caller's; nil if the part is too large, or the data is broken. What is cut off is grey.
    static func decode(_ data: Data, width: Int, height: Int, eighths: Int = 8, area: PixelArea? = nil) -> OpaquePointer? {
        let (width, height) = (side(width, eighths: eighths), side(height, eighths: eighths))
        let area = area ?? .whole(width, height)
        return Canvas.surface(pixelWidth: area.width, pixelHeight: area.height) { pixels, stride in
            withMessage { message in
                data.withUnsafeBytes { bytes in
                    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
                    let part = cjpeg_area(x: Int32(area.x), y: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
                    return cjpeg_decode(start, bytes.count, Int32(eighths), Int32(width), Int32(height), part, pixels, stride, message)
                }
            }
        }
    }

    /// Encodes rows as they are made, so that there need be no bitmap.
    ///
    /// - Parameters:
    ///   - quality: 0 to 100.
    ///   - orientation: EXIF's, 1 to 8.
    ///   - restartRows: after so many rows of blocks there is a mark from which the picture can be decoded; 0 for none.
    ///   - row: fills a row of words 0x..RRGGBB.
    /// - Returns: nil if there is no memory for it.
    package static func encode(
        width: Int,
        height: Int,
        quality: Int,
        orientation: Int,
        restartRows: Int = 0,
        row: (_ index: Int, _ words: UnsafeMutableBufferPointer<UInt32>) -> Void
    ) -> Data? {
        guard (1...JPEG.largestSide).contains(width), (1...JPEG.largestSide).contains(height) else { return nil }
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
                        Int32(restartRows),
                        { RowSource.fill($0, $1, $2) },
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

    /// What libjpeg writes and reads.
    static let largestSide = 65_500

    private static func withMessage(_ body: (UnsafeMutablePointer<CChar>) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CJPEG_MESSAGE_CAPACITY)) { buffer in
            buffer.baseAddress.map(body) ?? false
        }
    }
}
