import UIKit

/// Makes the files of large photos, one at a time. Drawing a photo of 48 megapixels takes 195 megabytes of memory for the pixels.
actor LargePhotoPress {
    static let shared = LargePhotoPress()

    private let folder: URL

    /// - Parameter folder: The folder for the files.
    init(folder: URL = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("PinchDemo-photos", isDirectory: true)) {
        self.folder = folder
    }

    /// Returns a photo's JPEG. If the file doesn't exist yet, this method makes it.
    ///
    /// - Throws: The error of writing the file, `CancellationError` if the task is cancelled, or ``PressError`` if the photo can't be
    ///   drawn.
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

    /// Draws the photo, and draws rows of small photos over it. The small photos are translucent, so a person notices them only close up.
    private func draw(_ photo: LargePhoto) -> UIImage? {
        let tiles = Photo.all.compactMap(tile)
        guard let whole = photo.photo.readImage(), !tiles.isEmpty else { return nil }
        return render(photo.size) {
            whole.draw(in: CGRect(origin: .zero, size: photo.size))
            let side = LargePhoto.tileSide
            for number in 0..<photo.columns * photo.rows {
                let (row, column) = number.quotientAndRemainder(dividingBy: photo.columns)
                // Each row is shifted by three photos. Without the shift, each column would repeat one photo.
                let place = CGRect(x: column * side, y: row * side, width: side, height: side)
                tiles[(column + 3 * row) % tiles.count].draw(in: place, blendMode: .normal, alpha: 0.25)
            }
        }
    }

    /// Draws a photo so that it fills a square.
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

/// The error of a large photo that can't be made.
enum PressError: Error, Equatable, LocalizedError {
    case noPicture(String)

    var errorDescription: String? {
        switch self {
        case .noPicture(let name): "“\(name)” could not be drawn: a photo that comes with the demo is missing"
        }
    }
}
