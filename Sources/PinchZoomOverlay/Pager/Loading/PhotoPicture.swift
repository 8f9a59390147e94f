import UIKit

/// A photo, and the picture of it that is decoded: as large as a page shows it.
///
/// Decoding takes long and much memory: it happens on other threads, and of a photo of 48 megapixels only what can be seen of it is kept.
@MainActor final class PhotoPicture {
    /// As it was loaded; its pixels may never be decoded.
    let photo: UIImage
    /// What is decoded; nil while nothing is.
    private(set) var picture: UIImage?
    /// How large it is to be.
    private(set) var wanted: PictureSize?
    private var task: Task<Void, Never>?
    private let didChange: @MainActor () -> Void

    /// - Parameter didChange: Called when another picture is there.
    init(of photo: UIImage, didChange: @escaping @MainActor () -> Void) {
        self.photo = photo
        self.didChange = didChange
    }

    deinit {
        task?.cancel()
    }

    /// Whether a picture is on its way.
    var isDecoding: Bool { task != nil }

    /// The photo's size in pixels.
    var size: PictureSize { PictureSize(width: photo.size.width * photo.scale, height: photo.size.height * photo.scale) }

    /// Decodes it in a size, unless that is under way or done; nil gives up what is decoded.
    func decode(in size: PictureSize?) {
        guard size != wanted else { return }
        wanted = size
        task?.cancel()
        task = nil
        guard let size else {
            picture = nil
            return
        }
        let isWhole = size == self.size
        let points = CGSize(width: size.width / photo.scale, height: size.height / photo.scale)
        task = Task { [weak self, photo] in
            let picture = isWhole ? await photo.byPreparingForDisplay() : await photo.byPreparingThumbnail(ofSize: points)
            guard !Task.isCancelled else { return }
            // What cannot be decoded ahead is drawn as it is.
            self?.end(with: picture ?? photo)
        }
    }

    private func end(with picture: UIImage) {
        task = nil
        self.picture = picture
        didChange()
    }
}
