import UIKit

/// The methods that a photo pager calls to report which photo it shows, and when its bars show or hide.
///
/// Every method is optional; these are all:
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
/// Conform to this protocol in an extension. There the compiler warns about most methods that are misspelled, which it doesn't in the
/// declaration of a class.
@MainActor public protocol PhotoPagerDelegate: AnyObject {
    /// Tells the delegate that another photo is the current one. The default implementation does nothing.
    ///
    /// This may be by fingers, by your app, or because photos were removed. The method isn't called for the first photo.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - index: The index of the photo.
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int)

    /// Tells the delegate that the bars are about to show or hide. The default implementation does nothing.
    ///
    /// If the change is animated, this method is called inside its animation: views that you change here fade with the bars.
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
