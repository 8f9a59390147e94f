import UIKit

/// The content of a page of a ``PhotoPagerViewController``.
@MainActor public enum PhotoPage {
    /// A photo that is in memory.
    case image(UIImage)

    /// A photo that is loaded when its page comes near.
    case photo(LoadablePhoto)

    /// A view, shown live, such as a player, a map or an animation.
    ///
    /// The page fits the proportions of `size` into the screen, as it does a photo's. Without a size it uses the view's
    /// `intrinsicContentSize`; if the view has none, it fills the page. The view zooms as a photo does.
    ///
    /// A view that a ``PinchZoomContainerView`` of a cell shows is lent to its page: it flies there, stays live meanwhile, and flies back.
    /// A page that leaves the screen gives the view back.
    case view(UIView, size: CGSize? = nil)
}

/// A photo that a page loads when it comes near.
///
/// ```swift
/// func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
///     let post = posts[index]
///     return .photo(
///         LoadablePhoto(placeholder: post.thumbnail, size: post.photoSize) { progress in
///             try await ImageLoader.shared.image(at: post.photoURL, progress: progress)
///         }
///     )
/// }
/// ```
///
/// Until the photo is there, the page shows the placeholder. It adds a ring with the progress when the photo hasn't come within 0.3
/// seconds, and a button to try again when loading fails. The photo replaces the placeholder without a jump, however far that is zoomed in.
@MainActor public struct LoadablePhoto {
    /// A closure that loads a photo.
    ///
    /// The closure is called on the main actor, and may be called again after a failure. Its task is canceled when the page is far away or
    /// the pager is gone. You can call `progress` on any thread, with a fraction from 0 to 1.
    public typealias Loader = @MainActor (_ progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage

    /// The image that the page shows until the photo is there, such as the grid's thumbnail, or `nil` for none.
    public var placeholder: UIImage?

    /// The size of the photo, or `nil` if it isn't known.
    ///
    /// Only the proportions count. With a size, the placeholder lies from the first moment where the photo will lie.
    public var size: CGSize?

    /// The closure that loads the photo.
    public var load: Loader

    /// Creates a photo that a closure loads.
    ///
    /// - Parameters:
    ///   - placeholder: The image that the page shows until the photo is there. The default is `nil`.
    ///   - size: The size of the photo, if you know it. The default is `nil`.
    ///   - load: A closure that loads the photo. If it throws, or returns an image without a size, the page shows that loading has failed.
    public init(placeholder: UIImage? = nil, size: CGSize? = nil, load: @escaping Loader) {
        self.placeholder = placeholder
        self.size = size
        self.load = load
    }
}
