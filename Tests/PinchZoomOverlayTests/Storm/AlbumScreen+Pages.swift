import PinchZoomOverlay
import UIKit

@testable import PinchZoomTestSupport

// The album's answers to a pager.

extension AlbumScreen: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { names.count }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? {
        names.indices.contains(index) ? image(of: names[index]) : nil
    }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        names.indices.contains(index) ? page(names[index]) : nil
    }

    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? {
        index.isMultiple(of: 3) ? CaptionCard("Photo \(index)", button: "More") : nil
    }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        names.indices.contains(index) ? names[index] : -1
    }
}
