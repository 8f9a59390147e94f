import PinchZoomOverlay
import UIKit

/// The data source of a pager whose photos and thumbnails are loaded. Two servers answer at the test's command.
@MainActor final class NumberedPhotos: PhotoPagerDataSource {
    let thumbnails = PhotoServer()
    let photos = PhotoServer()
    /// The thumbnails in memory.
    var cache: [Int: UIImage] = [:]
    var count = 20
    /// The source of the thumbnails that aren't in memory, or `nil` for the server.
    var thumbnail: PhotoSource?

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        .photo(
            photos.source(of: index),
            placeholder: cache[index],
            size: CGSize(width: 300, height: 200),
            thumbnail: thumbnail ?? thumbnails.source(of: index)
        )
    }
}
