import UIKit

/// Makes the files of large photos, one after the other: the pixels of one of 48 megapixels take 195 megabytes while it is made.
actor LargePhotoPress {
    static let shared = LargePhotoPress()

    private let folder: URL

    /// - Parameter folder: where the files are kept.
    init(folder: URL = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("PinchDemo-photos", isDirectory: true)) {
        self.folder = folder
    }

    /// A photo's JPEG, which is made if nobody has asked for it before.
    ///
    /// - Throws: what writing the file throws, `CancellationError` if nobody wants it any more, or ``PressError`` if it cannot be drawn.
    func jpeg(of photo: LargePhoto) throws -> Data {
        let (width, height) = (Int(photo.size.width), Int(photo.size.height))
        let file = folder.appendingPathComponent("\(photo.photo.name)-\(width)x\(height).jpg")
        if let data = try? Data(contentsOf: file) { return data }
        try Task.checkCancellation()
        guard let data = draw(photo)?.jpegData(compressionQuality: 0.8) else { throw PressError.noPicture(photo.name) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        return data
    }

    /// The photo over small ones in rows, so that from afar it shows the photo, and from near what it is made of.
    private func draw(_ photo: LargePhoto) -> UIImage? {
        let tiles = Photo.all.compactMap(tile)
        guard let whole = photo.photo.readImage(), !tiles.isEmpty else { return nil }
        return render(photo.size) {
            whole.draw(in: CGRect(origin: .zero, size: photo.size))
            let side = LargePhoto.tileSide
            for number in 0..<photo.columns * photo.rows {
                let (row, column) = number.quotientAndRemainder(dividingBy: photo.columns)
                // Each row begins elsewhere, so that no photo lies below itself.
                let place = CGRect(x: column * side, y: row * side, width: side, height: side)
                tiles[(column + 3 * row) % tiles.count].draw(in: place, blendMode: .normal, alpha: 0.25)
            }
        }
    }

    /// A photo that fills a square.
    private func tile(_ photo: Photo) -> UIImage? {
        photo.readImage().map { image in
            let side = CGFloat(LargePhoto.tileSide)
            let scale = side / min(image.size.width, image.size.height)
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            return render(CGSize(width: side, height: side)) {
                image.draw(in: CGRect(x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
            }
        }
    }

    private func render(_ size: CGSize, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }
}

/// Why a large photo could not be made.
enum PressError: Error, Equatable, LocalizedError {
    case noPicture(String)

    var errorDescription: String? {
        switch self {
        case .noPicture(let name): "“\(name)” could not be drawn: a photo that comes with the demo is missing"
        }
    }
}
