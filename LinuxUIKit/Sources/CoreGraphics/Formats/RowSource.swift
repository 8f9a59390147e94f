import Foundation

/// Makes the rows of a picture during encoding, when C requests them.
final class RowSource {
    private let width: Int
    private let fill: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void

    private init(width: Int, fill: @escaping (Int, UnsafeMutableBufferPointer<UInt32>) -> Void) {
        self.width = width
        self.fill = fill
    }

    /// Fills a row for the source that C was given.
    static func fill(_ context: UnsafeMutableRawPointer?, _ index: Int32, _ words: UnsafeMutablePointer<UInt32>?) {
        guard let context, let words else { return }
        let source = Unmanaged<RowSource>.fromOpaque(context).takeUnretainedValue()
        source.fill(Int(index), UnsafeMutableBufferPointer(start: words, count: source.width))
    }

    /// Encodes rows one by one. Returns nil if C cannot encode them.
    ///
    /// - Parameter encoder: The closure that calls C with the source, and with the place for the encoded bytes and their count.
    static func encode(
        width: Int,
        row: (_ index: Int, _ words: UnsafeMutableBufferPointer<UInt32>) -> Void,
        by encoder: (_ source: UnsafeMutableRawPointer, _ bytes: inout UnsafeMutablePointer<UInt8>?, _ count: inout Int) -> Bool
    ) -> Data? {
        withoutActuallyEscaping(row) { row in
            let source = RowSource(width: width, fill: row)
            var bytes: UnsafeMutablePointer<UInt8>?
            var count = 0
            let isEncoded = withExtendedLifetime(source) { encoder(Unmanaged.passUnretained(source).toOpaque(), &bytes, &count) }
            guard isEncoded, let bytes else { return nil }
            return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
        }
    }
}
