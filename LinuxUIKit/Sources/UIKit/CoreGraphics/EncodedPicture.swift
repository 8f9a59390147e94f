/// Where a picture's pixels come from when they are needed.
protocol PixelSource: Sendable {
    /// In pixels.
    var width: Int { get }
    var height: Int { get }
    /// How the pixels are to be turned.
    var orientation: UIImage.Orientation { get }

    /// All pixels, as a surface that is the caller's; nil where the data is broken.
    func decode() -> OpaquePointer?

    /// The pixels as small as they are had cheaply, yet no smaller than a size.
    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer?

    /// A part of the picture, for which the rest is not decoded; nil if that cannot be done.
    func part(_ area: PixelArea) -> (any PixelSource)?
}

/// A picture as it is in a file, or one of the frames there: how large it is and how it is turned is known, its pixels are not there yet.
package struct EncodedPicture: PixelSource {
    private static let formats: [any PictureFile.Type] = [JPEG.self, PNG.self, GIF.self, WebP.self, HEIC.self]

    private let file: any PictureFile
    private let frame: Int

    /// In pixels, as they are stored.
    package var width: Int { file.width }
    package var height: Int { file.height }
    /// EXIF's number for how it is turned, if there is one.
    package var exifOrientation: Int? { file.exifOrientation }
    package var orientation: UIImage.Orientation { exifOrientation.flatMap(UIImage.Orientation.init(exif:)) ?? .up }
    /// The uniform type identifier of the format.
    package var typeIdentifier: String { file.typeIdentifier }
    /// Whether the file does not break off before the picture's end.
    package var hasEnd: Bool { file.hasEnd(of: frame) }
    /// Whether the file has a gain map beside its picture, from which the picture is made brighter than white.
    var hasGainMap: Bool { file.hasGainMap }
    /// Whether the picture has an alpha channel, or a color that is transparent.
    package var hasAlpha: Bool { file.hasAlpha }
    /// Whether a part is decoded without the rest.
    var decodesParts: Bool { file.decodesParts }

    /// The number of frames in the file, at least 1.
    package var frameCount: Int { file.frameCount }
    /// The number of times that the frames are played; 0 for no end. Nil if the file doesn't say so.
    package var loopCount: Int? { file.loopCount }
    /// The time for which this frame is shown, in seconds; nil in a file that isn't animated.
    package var delay: TimeInterval? { file.delay(of: frame) }

    /// Reads what the header says, of the first frame; nil where that is no picture. How large a picture may be is seen when it is decoded.
    package init?(_ data: Data) {
        for format in EncodedPicture.formats {
            guard let file = format.init(data) else { continue }
            guard file.width > 0, file.height > 0 else { return nil }
            self.init(file, frame: 0)
            return
        }
        return nil
    }

    private init(_ file: any PictureFile, frame: Int) {
        self.file = file
        self.frame = frame
    }

    /// Another frame of the file; nil if there is none.
    package func frame(_ index: Int) -> EncodedPicture? {
        (0..<frameCount).contains(index) ? EncodedPicture(file, frame: index) : nil
    }

    func decode() -> OpaquePointer? { decode(.whole(width, height), reducedBy: 1) }

    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? { file.decode(frame: frame, noSmallerThan: size) }

    /// The factors by which a picture can be reduced while it is decoded.
    static let factors = [1, 2, 4, 8]

    /// The size of the picture when so many pixels along each side are one.
    func size(reducedBy factor: Int) -> (width: Int, height: Int) {
        (file.side(width, reducedBy: factor), file.side(height, reducedBy: factor))
    }

    /// A part of the picture at a fraction of its size, as a surface that is the caller's; nil if it is too large, or the data is broken.
    func decode(_ area: PixelArea, reducedBy factor: Int) -> OpaquePointer? { file.decode(area, of: frame, reducedBy: factor) }

    func part(_ area: PixelArea) -> (any PixelSource)? {
        decodesParts ? PicturePart(self, reducedBy: 1, area: area) : nil
    }
}
