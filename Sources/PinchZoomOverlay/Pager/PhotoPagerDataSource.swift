import UIKit

/// Gives a ``PhotoPagerViewController`` its photos.
///
/// Implement one of ``photoPager(_:imageAt:)``, for images that are there, and ``photoPager(_:pageAt:)``, for photos that are loaded and for pages of
/// any kind.
@MainActor public protocol PhotoPagerDataSource: AnyObject {
    /// How many photos there are. Asked when the pager loads its view and by ``PhotoPagerViewController/reloadData()``.
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int

    /// A photo, asked for when its page is about to be needed; nil is an empty page. The pager keeps no image whose page is gone. Optional: nil.
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage?

    /// What a page shows, asked for when it is about to be needed, and of pages near the current one before: see
    /// ``PhotoPagerViewController/preloadedPageCount``. Optional: nil, for which the page shows ``photoPager(_:imageAt:)``.
    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage?

    /// A view for the bottom of a page, such as a caption: asked for when the page comes onto the screen, and let go with it. Optional: nil.
    ///
    /// It lies above the safe area's bottom and the strip of thumbnails, is as wide as the safe area, and as high as its constraints or
    /// `sizeThatFits(_:)` ask for, at most half of the page unless constraints require more. It moves with its page and fades with the bars; it
    /// does not zoom. The pager draws nothing behind it: give it a background on which its text is read, since the photo below may be of any
    /// colour. Only its subviews take touches; all others are the photo's.
    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView?

    /// A photo's thumbnail, asked for when the strip of ``PhotoPagerViewController/showsThumbnails`` shows it, on the main actor: give a small image
    /// that is there. It fills 40 by 40 points at most. Optional: nil, for which the strip shows the page's image or placeholder.
    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage?

    /// The name that the source of a ``ZoomTransitionController`` knows a photo by. Optional: its index.
    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable

    /// What VoiceOver calls a photo. Optional: nil.
    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String?

    /// The context menu of a page, asked for when somebody presses it for long or clicks it with a pointer's other button. Its actions are those
    /// of VoiceOver as well. Optional: nil, no menu.
    func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu?

    /// What ``PhotoPagerViewController/makeShareButtonItem()`` shares. Optional: nil, the photo that is shown, as it was loaded.
    func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]?
}

extension PhotoPagerDataSource {
    /// Nil: the page is empty.
    public func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { nil }
    /// Nil: the page shows an image.
    public func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { nil }
    /// Nil: the page has no caption.
    public func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? { nil }
    /// Nil: the strip shows the page's image or placeholder.
    public func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? { nil }
    /// Its index.
    public func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable { index }
    /// Nil: VoiceOver says that it is an image.
    public func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? { nil }
    /// Nil: no menu.
    public func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? { nil }
    /// Nil: the photo.
    public func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? { nil }
}
