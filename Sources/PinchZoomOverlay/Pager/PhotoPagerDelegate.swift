#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The methods that a photo pager calls to report which photo it shows, how far the photo is zoomed in, which photos have loaded, when the
/// bars show or hide, and when the pager closes.
///
/// Every method is optional. The following example implements all methods:
///
/// ```swift
/// extension PostsViewController: PhotoPagerDelegate {
///     func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
///         pager.title = posts[index].text
///     }
///
///     func photoPager(_ pager: PhotoPagerViewController, didShow photoView: UIImageView, at index: Int) {
///         photoView.addSubview(drawingView(of: posts[index]))
///     }
///
///     func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {
///         likeButton.alpha = isHidden ? 0 : 1
///     }
///
///     func photoPagerDidZoom(_ pager: PhotoPagerViewController) {
///         likeButton.isHidden = pager.isZoomed
///     }
///
///     func photoPager(_ pager: PhotoPagerViewController, didLoadPhotoAt index: Int) {
///         likeButton.isEnabled = true
///     }
///
///     func photoPager(_ pager: PhotoPagerViewController, didFailToLoadPhotoAt index: Int, error: (any Error)?) {
///         captionLabel.text = error?.localizedDescription
///     }
///
///     func photoPagerWillClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
///         likeButton.isEnabled = false
///     }
///
///     func photoPagerDidClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
///         captionLabel.text = nil
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

    /// Tells the delegate that the current photo is on the screen in its own image view. The default implementation does nothing.
    ///
    /// Add interactions, gesture recognizers and subviews to the image view in this method, such as Live Text, a drag interaction or a canvas
    /// for a pencil. They move and zoom with the photo. When the page shows another photo, it gets a new image view, so nothing needs to be
    /// removed.
    ///
    /// The pager calls this method once for each image view: when the pager has appeared, when another photo becomes the current one, or when
    /// the current photo has loaded. A placeholder and a page with a view of your own aren't reported. After a reload of a photo, and if a
    /// photo comes back much later, the photo has another image view, and the pager calls the method again.
    ///
    /// - Parameters:
    ///   - pager: The pager that shows the photo.
    ///   - photoView: The image view. Your app doesn't need to keep a reference to the image view.
    ///   - index: The index of the photo.
    func photoPager(_ pager: PhotoPagerViewController, didShow photoView: UIImageView, at index: Int)

    /// Tells the delegate that the bars are about to show or hide. The default implementation does nothing.
    ///
    /// If the change is animated, the pager calls this method inside the animation. Views that you change here fade with the bars.
    ///
    /// - Parameters:
    ///   - pager: The pager whose bars show or hide.
    ///   - isHidden: A Boolean value that indicates whether the bars hide.
    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool)

    /// Tells the delegate that the zoom scale of the current photo has changed. The default implementation does nothing.
    ///
    /// Read ``PhotoPagerViewController/zoomScale`` and ``PhotoPagerViewController/visibleRect`` in this method. While fingers zoom, the
    /// pager calls this method with each change. When an animated zoom starts, such as after a double tap or a key, the pager calls this
    /// method once, with the final values, and not during the animation. The same is true when a photo springs back to a limit after a
    /// pinch.
    ///
    /// The pager also calls this method when your app sets the zoom, and when a zoomed photo is fitted again, for example because the
    /// screen's size has changed. The pager doesn't call this method when another photo becomes the current one, or when a photo moves
    /// without a change of its scale.
    ///
    /// - Parameter pager: The pager that shows the photo.
    func photoPagerDidZoom(_ pager: PhotoPagerViewController)

    /// Tells the delegate that the photo of a page has loaded. The default implementation does nothing.
    ///
    /// The pager calls this method when it has decoded a photo, once for each load, also for photos that it loads ahead.
    ///
    /// - Parameters:
    ///   - pager: The pager that has loaded the photo.
    ///   - index: The index of the photo.
    func photoPager(_ pager: PhotoPagerViewController, didLoadPhotoAt index: Int)

    /// Tells the delegate that the photo of a page has failed to load. The default implementation does nothing.
    ///
    /// The page shows a message and a button to try again. The pager doesn't call this method for loads that it has canceled.
    ///
    /// - Parameters:
    ///   - pager: The pager that has tried to load the photo.
    ///   - index: The index of the photo.
    ///   - error: The error that the loader has thrown, or `nil` if the loader has returned an image without a size. If a file is no photo,
    ///     breaks off, or is large and can't be decoded, the error is a `CocoaError` with the code `fileReadCorruptFile`.
    func photoPager(_ pager: PhotoPagerViewController, didFailToLoadPhotoAt index: Int, error: (any Error)?)

    /// Tells the delegate that the pager is about to close. The default implementation does nothing.
    ///
    /// If a finger begins to close the pager and then returns the photo, the pager doesn't close, and ``photoPagerDidClose(_:reason:)``
    /// isn't called. The pager calls neither method if your app removes the pager while another screen covers it.
    ///
    /// - Parameters:
    ///   - pager: The pager that is about to close.
    ///   - reason: A constant that indicates what closes the pager.
    func photoPagerWillClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason)

    /// Tells the delegate that the pager has closed. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - pager: The pager that has closed.
    ///   - reason: A constant that indicates what has closed the pager.
    func photoPagerDidClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason)
}

extension PhotoPagerDelegate {
    /// Tells the delegate that another photo is the current one. The default implementation does nothing.
    public func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {}
    /// Tells the delegate that the current photo is on the screen in its own image view. The default implementation does nothing.
    public func photoPager(_ pager: PhotoPagerViewController, didShow photoView: UIImageView, at index: Int) {}
    /// Tells the delegate that the bars are about to show or hide. The default implementation does nothing.
    public func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {}
    /// Tells the delegate that the zoom scale of the current photo has changed. The default implementation does nothing.
    public func photoPagerDidZoom(_ pager: PhotoPagerViewController) {}
    /// Tells the delegate that the photo of a page has loaded. The default implementation does nothing.
    public func photoPager(_ pager: PhotoPagerViewController, didLoadPhotoAt index: Int) {}
    /// Tells the delegate that the photo of a page has failed to load. The default implementation does nothing.
    public func photoPager(_ pager: PhotoPagerViewController, didFailToLoadPhotoAt index: Int, error: (any Error)?) {}
    /// Tells the delegate that the pager is about to close. The default implementation does nothing.
    public func photoPagerWillClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {}
    /// Tells the delegate that the pager has closed. The default implementation does nothing.
    public func photoPagerDidClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {}
}
#endif
