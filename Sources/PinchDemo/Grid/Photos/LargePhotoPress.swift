import UIKit

/// Makes the files of large photos, one at a time. Drawing a photo of 48 megapixels takes 195 megabytes of memory for the pixels. Larger
/// photos are put together from compressed parts.
actor LargePhotoPress {
    static let shared = LargePhotoPress()

    private let folder: URL

    /// - Parameter folder: The folder for the files. The default is a folder in the caches of the app, which the system may empty.
    init(folder: URL? = nil) {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        self.folder = folder ?? caches.appendingPathComponent("PinchDemo-large-photos", isDirectory: true)
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

    /// Draws a photo, and rows of small drawings over it. From a distance, the white and the black of their faint lines balance each other,
    /// so a person notices the drawings only close up.
    private func draw(_ photo: Photo, size: CGSize) -> UIImage? {
        let drawings = drawings()
        guard let whole = photo.readImage(), !drawings.isEmpty else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            whole.draw(in: CGRect(origin: .zero, size: size))
            let side = LargePhoto.tileSide
            let columns = Int(size.width) / side
            for number in 0..<columns * Int(size.height) / side {
                let (row, column) = number.quotientAndRemainder(dividingBy: columns)
                // Each row is shifted by three drawings. Without the shift, each column would repeat one drawing.
                let place = CGRect(x: column * side, y: row * side, width: side, height: side)
                drawings[(column + 3 * row) % drawings.count].draw(in: place)
            }
        }
    }

    /// Returns the drawings of the resource `detail.png`, in which they stand side by side. `make-detail.py` has made the resource.
    private func drawings() -> [UIImage] {
        let file = DemoResources.url("detail", extension: "png", folder: "Mosaic")
        // The row is decoded once, and not for each drawing.
        guard let row = file.flatMap({ UIImage(contentsOfFile: $0.path)?.preparingForDisplay() })?.cgImage else { return [] }
        let side = LargePhoto.tileSide
        return stride(from: 0, to: row.width, by: side).compactMap { left in
            row.cropping(to: CGRect(x: left, y: 0, width: side, height: side)).map { UIImage(cgImage: $0) }
        }
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
