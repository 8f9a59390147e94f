import CCairo

/// A part of a file's picture at a fraction of its size. The part is decoded when it is needed, without the rest of the file.
struct PicturePart: PixelSource {
    private let picture: EncodedPicture
    /// The number of the file's pixels along each side that become one.
    private let factor: Int
    /// The part, in pixels of the reduced picture.
    private let area: PixelArea

    var width: Int { area.width }
    var height: Int { area.height }
    var orientation: PixelOrientation { picture.orientation }

    /// Makes a part that is the whole picture, reduced by a factor.
    init(_ picture: EncodedPicture, reducedBy factor: Int) {
        let size = picture.size(reducedBy: factor)
        self.init(picture, reducedBy: factor, area: .whole(size.width, size.height))
    }

    init(_ picture: EncodedPicture, reducedBy factor: Int, area: PixelArea) {
        self.picture = picture
        self.factor = factor
        self.area = area
    }

    func decode() -> OpaquePointer? { picture.decode(area, reducedBy: factor) }

    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? { decode() }

    func part(_ area: PixelArea) -> (any PixelSource)? {
        guard picture.decodesParts else { return nil }
        var area = area
        area.x += self.area.x
        area.y += self.area.y
        return PicturePart(picture, reducedBy: factor, area: area)
    }
}

extension CGImage {
    /// Makes a file's picture at a fraction of its size, which is decoded when it is needed.
    ///
    /// - Parameter factor: The factor, which is 1, 2, 4 or 8.
    package convenience init(of picture: EncodedPicture, reducedBy factor: Int) {
        self.init(PicturePart(picture, reducedBy: factor))
    }
}
