import Foundation

/// The source of a picture's pixels when they are needed.
protocol PixelSource: Sendable {
    /// The size, in pixels.
    var width: Int { get }
    var height: Int { get }
    /// The turn that the pixels need.
    var orientation: PixelOrientation { get }

    /// Decodes all pixels to a surface that the caller owns. Returns nil if the data is broken.
    func decode() -> OpaquePointer?

    /// Decodes the pixels to the smallest size that costs little and is no smaller than a given size.
    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer?

    /// Returns a part of the picture that is decoded without the rest, or `nil` if the format can't do that.
    func part(_ area: PixelArea) -> (any PixelSource)?
}

/// A picture in a file, or one of the file's frames. Its size and its orientation are read, but its pixels are not decoded yet.
package struct EncodedPicture: PixelSource {
    private static let formats: [any PictureFile.Type] = [JPEG.self, PNG.self, GIF.self, WebP.self, HEIC.self]

    private let file: any PictureFile
    private let frame: Int

    /// The size in pixels, as they are stored.
    package var width: Int { file.width }
    package var height: Int { file.height }
    /// EXIF's number of the orientation, if there is one.
    package var exifOrientation: Int? { file.exifOrientation }
    package var orientation: PixelOrientation { exifOrientation.flatMap(PixelOrientation.init(rawValue:)) ?? .up }
    /// The uniform type identifier of the format.
    package var typeIdentifier: String { file.typeIdentifier }
    /// Whether the file is complete up to the picture's end.
    package var hasEnd: Bool { file.hasEnd(of: frame) }
    /// Whether the file has a gain map beside its picture, from which the picture is made brighter than white.
    package var hasGainMap: Bool { file.hasGainMap }
    /// Whether the picture has an alpha channel, or a color that is transparent.
    package var hasAlpha: Bool { file.hasAlpha }
    /// Whether a part can be decoded without the rest.
    var decodesParts: Bool { file.decodesParts }

    /// The number of frames or pictures in the file, at least 1.
    package var frameCount: Int { file.frameCount }
    /// The index of the picture that stands for the file.
    package var primaryIndex: Int { file.primaryIndex }
    /// The number of times that the frames are played, or 0 for no end. The value is `nil` if the file doesn't say the number.
    package var loopCount: Int? { file.loopCount }
    /// The time for which this frame is shown, in seconds, or `nil` in a file that isn't animated.
    package var delay: TimeInterval? { file.delay(of: frame) }

    /// Reads the header and the description of the first frame or the primary picture. Returns nil if the data is no picture. Too large a
    /// picture fails only during decoding.
    package init?(_ data: Data) {
        for format in EncodedPicture.formats {
            guard let file = format.init(data) else { continue }
            guard file.width > 0, file.height > 0 else { return nil }
            self.init(file, frame: file.primaryIndex)
            return
        }
        return nil
    }

    private init(_ file: any PictureFile, frame: Int) {
        self.file = file
        self.frame = frame
    }

    /// Returns another frame or picture of the file, or `nil` if there is no such frame.
    package func frame(_ index: Int) -> EncodedPicture? {
        (0..<frameCount).contains(index) ? EncodedPicture(file.picture(at: index), frame: index) : nil
    }

    func decode() -> OpaquePointer? { decode(.whole(width, height), reducedBy: 1) }

    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? {
        let whole = PixelArea.whole(width, height)
        return PixelAccount.owner.countDecoding(of: whole, in: whole) { file.decode(frame: frame, noSmallerThan: size) }
    }

    /// The factors by which a picture can be reduced while it is decoded.
    static let factors = [1, 2, 4, 8]

    /// Returns the size of the picture if `factor` pixels along each side become one.
    func size(reducedBy factor: Int) -> (width: Int, height: Int) {
        (file.side(width, reducedBy: factor), file.side(height, reducedBy: factor))
    }

    /// Decodes a part of the picture at a fraction of its size. Returns a surface that the caller owns, or `nil` if the part is too large
    /// or the data is broken.
    func decode(_ area: PixelArea, reducedBy factor: Int) -> OpaquePointer? {
        let size = size(reducedBy: factor)
        return PixelAccount.owner.countDecoding(of: area, in: .whole(size.width, size.height)) {
            file.decode(area, of: frame, reducedBy: factor)
        }
    }

    func part(_ area: PixelArea) -> (any PixelSource)? {
        decodesParts ? PicturePart(self, reducedBy: 1, area: area) : nil
    }
}
