#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The content of a page of a ``PhotoPagerViewController``.
@MainActor public enum PhotoPage {
    /// A photo that is in memory.
    case image(UIImage)

    /// A photo that the pager loads when the photo's page is near the current page.
    ///
    /// ```swift
    /// func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
    ///     let post = posts[index]
    ///     return .photo(.file(post.fileURL), placeholder: post.thumbnail, size: post.photoSize)
    /// }
    /// ```
    ///
    /// If a closure loads the photo, the pager cancels the closure's task when the page is far away or the pager is gone:
    ///
    /// ```swift
    /// func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
    ///     let post = posts[index]
    ///     let photo = PhotoSource.loader { progress in
    ///         .image(try await ImageLoader.shared.image(at: post.photoURL, progress: progress))
    ///     }
    ///     return .photo(photo, placeholder: post.thumbnail, size: post.photoSize)
    /// }
    /// ```
    ///
    /// Until the photo is loaded, the page shows `placeholder`, such as a thumbnail from the grid. If the placeholder is `nil`, the page
    /// loads it from `thumbnail`. The strip of thumbnails shows the same image. If the thumbnail can't be loaded, the page has none.
    ///
    /// If you set `size`, the placeholder has the photo's final position from the start. The size can be in points or pixels, because only
    /// the aspect ratio determines the position. If the size is in pixels, people can zoom in on the placeholder as far as on the photo.
    ///
    /// If `size` or the placeholder has the photo's aspect ratio, the photo replaces the placeholder without a jump, even if the placeholder
    /// is zoomed in.
    ///
    /// If loading takes longer than 0.3 seconds, the page also shows a ring with the progress. If loading fails, or if an image has no size,
    /// the page shows a button to try again. If a file breaks off, the page shows the part that is there with the button.
    case photo(PhotoSource, placeholder: UIImage? = nil, size: CGSize? = nil, thumbnail: PhotoSource? = nil)

    /// A live view, such as a player, a map or an animation.
    ///
    /// The page fits the view into the screen with the aspect ratio of `size`. If `size` is `nil`, the page uses the view's
    /// `intrinsicContentSize`. If the view has no intrinsic size, the view fills the page. The view zooms like a photo.
    ///
    /// If a ``PinchZoomContainerView`` in a cell shows the view, the container lends the view to the page. The view flies into the page,
    /// stays live during the flight, and flies back when the pager closes. When the page leaves the screen, the page gives the view back to
    /// the container.
    case view(UIView, size: CGSize? = nil)
}
#endif
