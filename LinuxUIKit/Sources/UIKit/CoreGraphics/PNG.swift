import CCairo
import CPNG

/// Reads PNG by libpng, and writes pictures by Cairo and rows by libpng.
package enum PNG {
    /// Whether data begins as a PNG does.
    static func isBegun(by data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    /// The size in pixels; nil if the header is none, or is cut off.
    static func size(of data: Data) -> (width: Int, height: Int)? {
        var (width, height) = (Int32(0), Int32(0))
        let isRead = withMessage { message in
            data.withUnsafeBytes { bytes in
                guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
                return cpng_read_size(start, bytes.count, &width, &height, message)
            }
        }
        return isRead ? (Int(width), Int(height)) : nil
    }

    /// Whether the picture does not break off: the last of the chunks is there. Each chunk says how long it is, and what.
    static func hasEnd(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            func number(at position: Int) -> UInt32 { bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self).bigEndian }
            var position = 8
            while position + 12 <= bytes.count {
                if number(at: position + 4) == 0x4945_4E44 { return true }
                position += 12 + Int(number(at: position))
            }
            return false
        }
    }

    /// A side of the picture when so many pixels along it are one.
    static func side(_ side: Int, factor: Int) -> Int { Int(cpng_reduced_side(Int32(side), Int32(factor))) }

    /// Decodes a part of a picture of a size, reduced by a factor.
    ///
    /// - Parameter area: the part, in pixels of the reduced picture.
    /// - Returns: a surface that is the caller's; nil if the part is too large, or nothing of it is there. What is cut off is transparent.
    static func decode(_ data: Data, width: Int, height: Int, factor: Int, area: PixelArea) -> OpaquePointer? {
        let (width, height) = (side(width, factor: factor), side(height, factor: factor))
        return Canvas.surface(pixelWidth: area.width, pixelHeight: area.height) { pixels, stride in
            withMessage { message in
                data.withUnsafeBytes { bytes in
                    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
                    let part = cpng_area(x: Int32(area.x), y: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
                    return cpng_decode(start, bytes.count, Int32(factor), Int32(width), Int32(height), part, pixels, stride, message)
                }
            }
        }
    }

    /// Encodes opaque rows as they are made, so that there need be no bitmap.
    ///
    /// - Parameters:
    ///   - isInterlaced: whether the picture comes in passes; each row is then made seven times.
    ///   - row: fills a row of words 0x..RRGGBB.
    /// - Returns: nil if there is no memory for it.
    package static func encode(
        width: Int,
        height: Int,
        isInterlaced: Bool,
        row: (_ index: Int, _ words: UnsafeMutableBufferPointer<UInt32>) -> Void
    ) -> Data? {
        withoutActuallyEscaping(row) { row in
            let source = RowSource(width: width, fill: row)
            var bytes: UnsafeMutablePointer<UInt8>?
            var count = 0
            let isEncoded = withMessage { message in
                withExtendedLifetime(source) {
                    cpng_encode(
                        Int32(width),
                        Int32(height),
                        isInterlaced,
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

    private static func withMessage(_ body: (UnsafeMutablePointer<CChar>) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPNG_MESSAGE_CAPACITY)) { buffer in
            buffer.baseAddress.map(body) ?? false
        }
    }

    /// The data of a picture; nil if Cairo cannot write it.
    static func encode(_ image: CGImage) -> Data? {
        let target = Target()
        let status = withExtendedLifetime(target) {
            cairo_surface_write_to_png_stream(
                image.surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    Unmanaged<Target>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                },
                Unmanaged.passUnretained(target).toOpaque()
            )
        }
        return status == CAIRO_STATUS_SUCCESS ? target.data : nil
    }

    private final class Target {
        var data = Data()
    }
}
