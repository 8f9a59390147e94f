import UIKit

/// A photo and its decoded picture, as large as a page shows it.
///
/// Decoding takes long and much memory. It runs on other threads, and a photo of 48 megapixels is only decoded at the size that is visible.
@MainActor final class PhotoPicture {
    /// The photo as it was loaded. Its pixels may never be decoded.
    let photo: UIImage
    /// The decoded picture, or `nil` if there is none.
    private(set) var decoded: UIImage?
    /// The size that is decoded, or being decoded.
    private var wanted: PictureSize?
    private var task: Task<Void, Never>?
    private let didChange: @MainActor () -> Void

    /// - Parameter didChange: Called when another picture has been decoded.
    init(of photo: UIImage, didChange: @escaping @MainActor () -> Void) {
        self.photo = photo
        self.didChange = didChange
    }

    deinit {
        task?.cancel()
    }

    /// Whether a picture is being decoded.
    var isDecoding: Bool { task != nil }

    /// The photo's size in pixels.
    var size: PictureSize { PictureSize(width: photo.size.width * photo.scale, height: photo.size.height * photo.scale) }

    /// Decodes the photo at a size, unless that is under way or done, or releases the picture for `nil`.
    func decode(in size: PictureSize?) {
        guard size != wanted else { return }
        wanted = size
        task?.cancel()
        task = nil
        guard let size else {
            decoded = nil
            return
        }
        let isWhole = size == self.size
        let points = CGSize(width: size.width / photo.scale, height: size.height / photo.scale)
        task = Task { [weak self, photo] in
            let picture = isWhole ? await photo.byPreparingForDisplay() : await photo.byPreparingThumbnail(ofSize: points)
            guard !Task.isCancelled else { return }
            // An image that can't be decoded ahead is drawn as it is.
            self?.end(with: picture ?? photo)
        }
    }

    private func end(with picture: UIImage) {
        task = nil
        decoded = picture
        didChange()
    }
}
