import UIKit

/// The methods that a photo pager calls to report which photo it shows, and when its bars show or hide.
///
/// Every method is optional. The following example implements all methods:
///
/// ```swift
/// extension PostsViewController: PhotoPagerDelegate {
///     func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
///         pager.title = posts[index].text
///     }
///
///     func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {
///         likeButton.alpha = isHidden ? 0 : 1
///     }
/// }
/// ```
///
/// Conform to this protocol in an extension. In an extension, the compiler warns about most misspelled methods. In the declaration of a
/// class, the compiler doesn't warn.
@MainActor public protocol PhotoPagerDelegate: AnyObject {
    /// Tells the delegate that another photo is the current one. The default implementation does nothing.
    ///
    /// The pager calls this method when someone or your app has turned the page, when the current photo was removed, or when the current
    /// photo has another index. The pager doesn't call this method for the photo that it shows first, unless the index that you passed to
    /// the initializer was too large.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - index: The index of the photo.
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int)

    /// Tells the delegate that the bars are about to show or hide. The default implementation does nothing.
    ///
    /// If the change is animated, the pager calls this method inside the animation. Views that you change here fade with the bars.
    ///
    /// - Parameters:
    ///   - pager: The pager whose bars show or hide.
    ///   - isHidden: A Boolean value that indicates whether the bars hide.
    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool)
}

extension PhotoPagerDelegate {
    /// Tells the delegate that another photo is the current one. The default implementation does nothing.
    public func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {}
    /// Tells the delegate that the bars are about to show or hide. The default implementation does nothing.
    public func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {}
}
