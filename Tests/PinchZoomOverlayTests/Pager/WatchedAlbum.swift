import PinchZoomOverlay
import UIKit

@testable import PinchZoomTestSupport

/// An album whose photos are found by index, as in an array. A request for an index without a photo is recorded, and doesn't trap.
@MainActor final class WatchedAlbum: PhotoPagerDataSource, PhotoPagerDelegate {
    /// The names of the photos, in order.
    var names: [Int]
    let server = PhotoServer()
    /// The calls with an index that the album doesn't have.
    private(set) var strayCalls: [String] = []
    /// Called before a page is returned.
    var willReturnPage: (Int) -> Void = { _ in }
    /// Called after another photo is shown.
    var didShow: (Int) -> Void = { _ in }

    init(names: [Int]) {
        self.names = names
    }

    private func name(at index: Int, for call: String) -> Int? {
        if names.indices.contains(index) { return names[index] }
        strayCalls.append("\(call) \(index) of \(names.count)")
        return nil
    }

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { names.count }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? {
        name(at: index, for: "imageAt").map { _ in TestImages.photo(1) }
    }

    /// Returns a page. Photos from 100 on are in memory, the others are loaded.
    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let name = name(at: index, for: "pageAt")
        willReturnPage(index)
        guard let name, name < 100 else { return nil }
        return server.page(name, placeholder: TestImages.photo(0))
    }

    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? {
        name(at: index, for: "captionViewAt").map { CaptionCard("Photo \($0)") }
    }

    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? {
        _ = name(at: index, for: "thumbnailAt")
        return nil
    }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        name(at: index, for: "itemAt") ?? -1
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? {
        name(at: index, for: "accessibilityLabelAt").map { "Photo \($0)" }
    }

    func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? {
        name(at: index, for: "menuAt").map { UIMenu(children: [UIAction(title: "Delete photo \($0)") { _ in }]) }
    }

    func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? {
        _ = name(at: index, for: "activityItemsAt")
        return []
    }

    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        _ = name(at: index, for: "didShowPhotoAt")
        didShow(index)
    }
}
