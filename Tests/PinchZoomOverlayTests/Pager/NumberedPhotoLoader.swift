import PinchZoomOverlay
import UIKit

/// A loader of numbered photos, and the data source of a pager that shows them. Two servers answer at the test's command.
@MainActor final class NumberedPhotoLoader: PhotoLoader, PhotoPagerDataSource {
    let thumbnails = PhotoServer()
    let photos = PhotoServer()
    /// The thumbnails in memory.
    var cache: [Int: UIImage] = [:]

    func thumbnail(of item: Int) -> UIImage? { cache[item] }

    func loadThumbnail(of item: Int) async throws -> UIImage? { try await thumbnails.load(item) }

    func loadPhoto(of item: Int, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoSource {
        .image(try await photos.load(item, progress: progress))
    }

    func size(of item: Int) -> CGSize? { CGSize(width: 300, height: 200) }

    // MARK: PhotoPagerDataSource

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 20 }
    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { page(of: index) }
}
