import CCairo

/// A file's picture at another size, turned upright on request. The picture is decoded when it is needed, and only as large as needed.
struct ScaledPicture: PixelSource {
    let width: Int
    let height: Int
    let orientation: PixelOrientation
    private let picture: EncodedPicture
    /// The turn of the pixels during decoding.
    private let turn: PixelOrientation
    private let account: PixelAccount

    /// Makes a picture whose longer side has a number of pixels, or the file's own size if that is smaller.
    init(_ picture: EncodedPicture, longerSide: Int, isUpright: Bool) {
        self.picture = picture
        turn = isUpright ? picture.orientation : .up
        orientation = isUpright ? .up : picture.orientation
        account = PixelAccount.owner
        let factor = min(1, Double(longerSide) / Double(max(picture.width, picture.height)))
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
        (width, height) = turn.swapsSides ? (side(picture.height), side(picture.width)) : (side(picture.width), side(picture.height))
    }

    func decode() -> OpaquePointer? {
        let stored = turn.swapsSides ? (width: height, height: width) : (width: width, height: height)
        guard let surface = picture.decode(noSmallerThan: stored) else { return nil }
        let size = (width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
        if turn == .up, size == (width, height) { return surface }
        // The picture in its larger size is in memory as well, and counts for this time.
        let larger = CGImage(decoded: surface, account: account)
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        ImagePainter.paint(larger, orientation: turn, in: CGRect(x: 0, y: 0, width: width, height: height), on: canvas.cairo)
        return cairo_surface_reference(canvas.surface)
    }

    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? { decode() }

    /// Returns nil, because the whole file is decoded in any case.
    func part(_ area: PixelArea) -> (any PixelSource)? { nil }
}

extension CGImage {
    /// Makes a file's picture at another size, which is decoded when it is needed.
    package convenience init(thumbnailOf picture: EncodedPicture, longerSide: Int, isUpright: Bool, bytesPerPixel: Int = 4) {
        self.init(ScaledPicture(picture, longerSide: longerSide, isUpright: isUpright), bytesPerPixel: bytesPerPixel)
    }

    /// Makes a file's picture, which is decoded when it is needed.
    package convenience init(of picture: EncodedPicture, bytesPerPixel: Int = 4) {
        self.init(picture as any PixelSource, bytesPerPixel: bytesPerPixel)
    }
}
