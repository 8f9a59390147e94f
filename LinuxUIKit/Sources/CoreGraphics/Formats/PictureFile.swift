import Foundation

/// A file of one format, whose header has been read. Its pixels are decoded only when they are needed.
protocol PictureFile: Sendable {
    /// Reads the header. Returns nil if the data is no file of the format.
    init?(_ data: Data)

    /// The uniform type identifier of the format.
    var typeIdentifier: String { get }
    /// The size in pixels, before the orientation turns the picture.
    var width: Int { get }
    var height: Int { get }
    /// EXIF's number of the orientation, if there is one.
    var exifOrientation: Int? { get }
    /// Whether the file has a gain map, which makes parts of the picture brighter than white.
    var hasGainMap: Bool { get }
    /// Whether the picture has an alpha channel, or a color that is transparent.
    var hasAlpha: Bool { get }

    /// The number of frames or pictures, at least 1.
    var frameCount: Int { get }
    /// The index of the picture that stands for the file.
    var primaryIndex: Int { get }
    /// Returns a picture of a file whose pictures have sizes of their own, or the file itself.
    func picture(at index: Int) -> any PictureFile
    /// The number of times that the frames are played, or 0 for no end. The value is `nil` if the file doesn't say the number.
    var loopCount: Int? { get }
    /// Returns the time for which a frame is shown, in seconds, or `nil` in a file that isn't animated.
    func delay(of frame: Int) -> TimeInterval?
    /// Returns whether the file is complete up to a frame's end.
    func hasEnd(of frame: Int) -> Bool

    /// Whether a part of the picture can be decoded without the rest.
    var decodesParts: Bool { get }
    /// Returns the length of a side if `factor` pixels along each side are decoded as one. If the format can't reduce pictures, the length
    /// is the side's own.
    func side(_ side: Int, reducedBy factor: Int) -> Int
    /// Decodes a part of a frame, in pixels of the reduced picture. Returns a surface that the caller owns, or `nil` if the part is too
    /// large or the data is broken.
    func decode(_ area: PixelArea, of frame: Int, reducedBy factor: Int) -> OpaquePointer?
    /// Decodes a frame to the smallest size that costs the format little and is no smaller than a given size.
    func decode(frame: Int, noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer?
}

extension PictureFile {
    var exifOrientation: Int? { nil }
    var hasGainMap: Bool { false }
    var hasAlpha: Bool { false }
    var frameCount: Int { 1 }
    var primaryIndex: Int { 0 }
    func picture(at index: Int) -> any PictureFile { self }
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
    /// Calls a C function with the bytes. Returns nil if there are no bytes.
    func withBytes<Result>(_ body: (_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Result?) -> Result? {
        withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt8.self).baseAddress.flatMap { body($0, bytes.count) }
        }
    }
}
