#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The methods that a photo pager calls to get its photos.
///
/// Only ``numberOfPhotos(in:)`` is required. Also implement at least one of two methods: ``photoPager(_:imageAt:)`` for images that are in
/// memory, and ``photoPager(_:pageAt:)`` for photos that the pager loads and for pages of any kind. The following example implements all
/// methods:
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
/// An index ranges from 0 to the number of photos minus one.
///
/// Conform to this protocol in an extension. In an extension, the compiler warns about most misspelled methods. In the declaration of a
/// class, the compiler doesn't warn.
@MainActor public protocol PhotoPagerDataSource: AnyObject {
    /// Returns the number of photos.
    ///
    /// This method is required. The pager calls this method when its view loads, in ``PhotoPagerViewController/reloadData()`` and in
    /// ``PhotoPagerViewController/updatePages(by:animated:)``. The pager may also call this method before its view loads.
    ///
    /// - Parameter pager: The pager that shows the photos.
    /// - Returns: The number of photos. If the number is 0, the pager is empty.
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int

    /// Returns the photo for a page. The default implementation returns `nil`.
    ///
    /// The pager calls this method shortly before the page is needed, and releases the image when the page is gone.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - index: The index of the photo.
    /// - Returns: The photo, or `nil` for an empty page.
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage?

    /// Returns the content of a page. The default implementation returns `nil`.
    ///
    /// The pager calls this method shortly before the page is needed. For pages near the current page, the pager calls this method earlier,
    /// as ``PhotoPagerViewController/preloadedPageCount`` describes.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the page.
    ///   - index: The index of the photo.
    /// - Returns: The content, or `nil` to show the image that ``photoPager(_:imageAt:)`` returns.
    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage?

    /// Returns a view for the bottom of a page, such as a caption. The default implementation returns `nil`.
    ///
    /// The pager calls this method when the page appears on the screen, and releases the view when the page leaves the screen.
    ///
    /// The bottom of the view is at the bottom of the safe area or, if there is a strip of thumbnails, at the top of the strip. The view is
    /// as wide as the safe area. Constraints determine the view's height. Without constraints, `sizeThatFits(_:)` or the view's frame
    /// determines the height. The height is at most half of the page, unless the constraints require more.
    ///
    /// The view moves with its page and fades with the bars, but doesn't zoom. The pager draws nothing behind the view, and the photo below
    /// may have any color. Give the view a background on which people can read its text. Parts of the view that respond to touches, such as
    /// buttons, receive their touches. All other touches go to the photo.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the page.
    ///   - index: The index of the photo.
    /// - Returns: The view, or `nil` for a page without a caption.
    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView?

    /// Returns the thumbnail of a photo. The default implementation returns `nil`.
    ///
    /// The pager calls this method on the main actor when the strip of thumbnails shows the photo. To show the strip, set
    /// ``PhotoPagerViewController/showsThumbnails``. Return a small image that is in memory. The image fills 40 by 40 points at most.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the thumbnail.
    ///   - index: The index of the photo.
    /// - Returns: The thumbnail, or `nil` to show the page's image, placeholder or thumbnail.
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
    /// - Returns: The accessibility label of the photo. If the label is `nil`, VoiceOver says only that the photo is an image.
    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String?

    /// Returns the context menu of a page. The default implementation returns `nil`.
    ///
    /// The pager calls this method when someone touches and holds the page, or clicks the page with the secondary button of a pointer. The
    /// pager also calls this method for VoiceOver, which offers the actions of the menu.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the page.
    ///   - index: The index of the photo.
    /// - Returns: The menu, or `nil` for none.
    func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu?

    /// Returns the items to share for a photo. The default implementation returns `nil`.
    ///
    /// The button of ``PhotoPagerViewController/makeShareButtonItem()`` and the methods `share(from:)` share the items. If the page shows
    /// an image, and you have the photo as a file, return the file's URL. The recipient then gets the file itself, in its format and with
    /// its metadata. From a ``PhotoSource``, the pager shares the file or the data without this method.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - index: The index of the photo.
    /// - Returns: The items, or `nil` to share the photo as it was loaded. If the array is empty, there is nothing to share.
    func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]?
}

extension PhotoPagerDataSource {
    /// Returns the photo for a page. The default implementation returns `nil`, for an empty page.
    public func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { nil }
    /// Returns the content of a page. The default implementation returns `nil`, and the page shows the image from
    /// ``photoPager(_:imageAt:)``.
    public func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { nil }
    /// Returns a view for the bottom of a page. The default implementation returns `nil`, for a page without a caption.
    public func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? { nil }
    /// Returns the thumbnail of a photo. The default implementation returns `nil`, and the strip shows the page's image,
    /// placeholder or thumbnail.
    public func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? { nil }
    /// Returns the item by which the source of a ``ZoomTransitionController`` finds the view of a photo. The default implementation returns
    /// the photo's index.
    public func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable { index }
    /// Returns the words with which VoiceOver describes a photo. The default implementation returns `nil`, and VoiceOver says "image".
    public func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? { nil }
    /// Returns the context menu of a page. The default implementation returns `nil`, for no menu.
    public func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? { nil }
    /// Returns the items to share for a photo. The default implementation returns `nil`, and the pager shares the photo itself.
    public func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? { nil }
}
#endif
