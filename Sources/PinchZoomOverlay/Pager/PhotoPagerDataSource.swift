import UIKit

/// Gives a ``PhotoPagerViewController`` its photos.
@MainActor public protocol PhotoPagerDataSource: AnyObject {
    /// How many photos there are. Asked when the pager loads its view and by ``PhotoPagerViewController/reloadData()``.
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int

    /// A photo, asked for when its page is about to be needed; nil is an empty page. The pager keeps no image whose page is gone.
    ///
    /// Where the photo is still on its way, hand over what there is and call ``PhotoPagerViewController/reloadPhoto(at:)`` when it has come.
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage?

    /// The name that the source of a ``ZoomTransitionController`` knows a photo by. Optional: its index.
    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable

    /// What VoiceOver calls a photo. Optional: nil.
    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String?
}

extension PhotoPagerDataSource {
    /// Its index.
    public func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable { index }
    /// Nil: VoiceOver says that it is an image.
    public func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? { nil }
}
