/// A file of one format, whose header has been read. Nothing is decoded before it is needed.
protocol PictureFile: Sendable {
    /// Reads the header; nil if the data is no file of the format.
    init?(_ data: Data)

    /// The uniform type identifier of the format.
    var typeIdentifier: String { get }
    /// In pixels, before the orientation turns them.
    var width: Int { get }
    var height: Int { get }
    /// EXIF's number of the orientation, if there is one.
    var exifOrientation: Int? { get }
    /// Whether the file has a gain map, which makes parts of the picture brighter than white.
    var hasGainMap: Bool { get }
    /// Whether the picture has an alpha channel, or a color that is transparent.
    var hasAlpha: Bool { get }

    /// The number of frames, at least 1.
    var frameCount: Int { get }
    /// The number of times that the frames are played; 0 for no end. Nil if the file doesn't say so.
    var loopCount: Int? { get }
    /// The time for which a frame is shown, in seconds; nil in a file that isn't animated.
    func delay(of frame: Int) -> TimeInterval?
    /// Whether the file doesn't break off before a frame's end.
    func hasEnd(of frame: Int) -> Bool

    /// Whether a part of the picture is decoded without the rest.
    var decodesParts: Bool { get }
    /// The length of a side if so many pixels along each side are decoded as one: the side's own length if the format can't do that.
    func side(_ side: Int, reducedBy factor: Int) -> Int
    /// Decodes a part of a frame, in pixels of the reduced picture, as a surface that is the caller's; nil if the part is too large, or the
    /// data is broken.
    func decode(_ area: PixelArea, of frame: Int, reducedBy factor: Int) -> OpaquePointer?
    /// Decodes a frame as small as the format does at little cost, yet no smaller than a size.
    func decode(frame: Int, noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer?
}

extension PictureFile {
    var exifOrientation: Int? { nil }
    var hasGainMap: Bool { false }
    var hasAlpha: Bool { false }
    var frameCount: Int { 1 }
    var loopCount: Int? { nil }
    func delay(of frame: Int) -> TimeInterval? { nil }
    var decodesParts: Bool { false }
    func side(_ side: Int, reducedBy factor: Int) -> Int { side }

    func decode(frame: Int, noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? {
        func reduced(_ factor: Int) -> (width: Int, height: Int) { (side(width, reducedBy: factor), side(height, reducedBy: factor)) }
        let factor = EncodedPicture.factors.last { reduced($0).width >= size.width && reduced($0).height >= size.height } ?? 1
        return decode(.whole(reduced(factor).width, reduced(factor).height), of: frame, reducedBy: factor)
    }
}

extension Data {
    /// Calls a C function with the bytes; nil if there are none.
    func withBytes<Result>(_ body: (_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Result?) -> Result? {
        withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt8.self).baseAddress.flatMap { body($0, bytes.count) }
        }
    }
}
