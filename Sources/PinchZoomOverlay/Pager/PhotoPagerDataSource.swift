import UIKit

/// The methods that a photo pager calls to get its photos.
///
/// Only ``numberOfPhotos(in:)`` is required. Also implement at least one of two methods: ``photoPager(_:imageAt:)`` for images that are in
/// memory, and ``photoPager(_:pageAt:)`` for photos that are loaded and for pages of any kind. These are all:
///
/// ```swift
/// extension PostsViewController: PhotoPagerDataSource {
///     func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { posts.count }
///     func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { posts[index].image }
///     func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { posts[index].player.map { .view($0) } }
///     func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? { captionView(of: posts[index]) }
///     func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? { posts[index].thumbnail }
///     func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable { posts[index].id }
///     func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? { posts[index].text }
///     func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? { posts[index].menu }
///     func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? { [posts[index].url] }
/// }
/// ```
///
/// An index counts from 0 to the number of photos less one.
///
/// Conform to this protocol in an extension. There the compiler warns about most methods that are misspelled, which it doesn't in the
/// declaration of a class.
@MainActor public protocol PhotoPagerDataSource: AnyObject {
    /// Returns the number of photos.
    ///
    /// This method is required. It's called when the pager loads its view, in ``PhotoPagerViewController/reloadData()`` and in
    /// ``PhotoPagerViewController/updatePages(by:animated:)``.
    ///
    /// - Parameter pager: The pager that shows the photos.
    /// - Returns: The number of photos. With 0 the pager is empty.
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int

    /// Returns the photo for a page. The default implementation returns `nil`.
    ///
    /// The pager calls this method when the page is about to be needed, and keeps no image whose page is gone.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - index: The index of the photo.
    /// - Returns: The photo, or `nil` for an empty page.
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage?

    /// Returns the content of a page. The default implementation returns `nil`.
    ///
    /// The pager calls this method when the page is about to be needed, and earlier for pages near the current one, as
    /// ``PhotoPagerViewController/preloadedPageCount`` says.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the page.
    ///   - index: The index of the photo.
    /// - Returns: The content, or `nil` to show the image that ``photoPager(_:imageAt:)`` returns.
    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage?

    /// Returns a view for the bottom of a page, such as a caption. The default implementation returns `nil`.
    ///
    /// The pager calls this method when the page comes onto the screen, and lets the view go with the page.
    ///
    /// The view lies above the safe area's bottom and the strip of thumbnails. It's as wide as the safe area, and as high as its
    /// constraints or `sizeThatFits(_:)` ask for, up to half of the page unless its constraints require more. It moves with its page and
    /// fades with the bars, but doesn't zoom. The pager draws nothing behind it, and the photo below may be of any color: give the view a
    /// background on which its text can be read. Only its subviews take touches; all other touches go to the photo.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the page.
    ///   - index: The index of the photo.
    /// - Returns: The view, or `nil` for a page without a caption.
    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView?

    /// Returns the thumbnail of a photo. The default implementation returns `nil`.
    ///
    /// The pager calls this method on the main actor when the strip of ``PhotoPagerViewController/showsThumbnails`` shows the photo. Return
    /// a small image that is in memory; it fills 40 by 40 points at most.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the thumbnail.
    ///   - index: The index of the photo.
    /// - Returns: The thumbnail, or `nil` to show the page's image or placeholder.
    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage?

    /// Returns the item by which the source of a ``ZoomTransitionController`` finds the view of a photo. The default implementation returns
    /// the photo's index.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - index: The index of the photo.
    /// - Returns: The item, such as the identifier of the photo.
    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable

    /// Returns the words with which VoiceOver describes a photo. The default implementation returns `nil`.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - index: The index of the photo.
    /// - Returns: The accessibility label of the photo, or `nil` if VoiceOver is to say only that it's an image.
    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String?

    /// Returns the context menu of a page. The default implementation returns `nil`.
    ///
    /// The pager calls this method when someone touches and holds the page, or clicks it with the secondary button of a pointer. VoiceOver
    /// offers the actions of the menu, too.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the page.
    ///   - index: The index of the photo.
    /// - Returns: The menu, or `nil` for none.
    func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu?

    /// Returns the items to share for a photo. The default implementation returns `nil`.
    ///
    /// The items are shared by ``PhotoPagerViewController/makeShareButtonItem()`` and by `share(from:)`.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - index: The index of the photo.
    /// - Returns: The items, or `nil` to share the photo as it was loaded. With an empty array there is nothing to share.
    func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]?
}

extension PhotoPagerDataSource {
    /// Returns the photo for a page. The default implementation returns `nil`, for an empty page.
    public func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { nil }
    /// Returns the content of a page. The default implementation returns `nil`, for the image of ``photoPager(_:imageAt:)``.
    public func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { nil }
    /// Returns a view for the bottom of a page. The default implementation returns `nil`, for a page without a caption.
    public func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? { nil }
    /// Returns the thumbnail of a photo. The default implementation returns `nil`, for the page's image or placeholder.
    public func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? { nil }
    /// Returns the item by which a transition's source finds the view of a photo. The default implementation returns the index.
    public func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable { index }
    /// Returns the words with which VoiceOver describes a photo. The default implementation returns `nil`, for "image".
    public func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? { nil }
    /// Returns the context menu of a page. The default implementation returns `nil`, for no menu.
    public func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? { nil }
    /// Returns the items to share for a photo. The default implementation returns `nil`, for the photo itself.
    public func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? { nil }
}
