import UIKit

/// Makes the files of large photos, one at a time. Drawing a photo of 48 megapixels takes 195 megabytes of memory for the pixels. Larger
/// photos are put together from compressed parts.
actor LargePhotoPress {
    static let shared = LargePhotoPress()

    private let folder: URL

    /// - Parameter folder: The folder for the files. The default is a folder in the caches of the app, which the system may empty.
    init(folder: URL? = nil) {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        self.folder = folder ?? caches.appendingPathComponent("PinchDemo-photos", isDirectory: true)
    }

    /// Returns a photo's file. If the file doesn't exist yet, this method makes it.
    ///
    /// - Throws: The error of writing the file, `CancellationError` if the task is cancelled, or ``PressError`` if the photo can't be
    ///   made.
    func file(of photo: LargePhoto) throws -> URL {
        let file = folder.appendingPathComponent(photo.fileName)
        guard !FileManager.default.fileExists(atPath: file.path) else { return file }
        try Task.checkCancellation()
        guard let data = data(of: photo) else { throw PressError.noPicture(photo.name) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
        return file
    }

    private func data(of photo: LargePhoto) -> Data? {
        switch photo.content {
        case .covered(let whole): draw(whole, size: photo.size)?.jpegData(compressionQuality: 0.8)
        case .mosaic: PhotoMosaic.jpeg()
        case .skyline: Skyline.png()
        }
    }

    /// Draws a photo, and draws rows of small photos over it. The small photos are translucent, so a person notices them only close up.
    private func draw(_ photo: Photo, size: CGSize) -> UIImage? {
        let tiles = Photo.all.compactMap(tile)
        guard let whole = photo.readImage(), !tiles.isEmpty else { return nil }
        return render(size) {
            whole.draw(in: CGRect(origin: .zero, size: size))
            let side = LargePhoto.tileSide
            let columns = Int(size.width) / side
            for number in 0..<columns * Int(size.height) / side {
                let (row, column) = number.quotientAndRemainder(dividingBy: columns)
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
        case .noPicture(let name): "“\(name)” could not be made: a file that comes with the demo is missing"
        }
    }
}
