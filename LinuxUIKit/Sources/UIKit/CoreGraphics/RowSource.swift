/// Makes the rows of a picture that is being encoded, where C asks for them.
final class RowSource {
    let width: Int
    let fill: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void

    init(width: Int, fill: @escaping (Int, UnsafeMutableBufferPointer<UInt32>) -> Void) {
        self.width = width
        self.fill = fill
    }

    /// Fills a row of the source that C was given.
    static func fill(_ context: UnsafeMutableRawPointer?, _ index: Int32, _ words: UnsafeMutablePointer<UInt32>?) {
        guard let context, let words else { return }
        let source = Unmanaged<RowSource>.fromOpaque(context).takeUnretainedValue()
        source.fill(Int(index), UnsafeMutableBufferPointer(start: words, count: source.width))
    }
}
