import UIKit

/// What a page of a ``PhotoPagerViewController`` shows.
@MainActor public enum PhotoPage {
    /// A photo that is there.
    case image(UIImage)

    /// A photo that is still to come.
    case photo(LoadablePhoto)

    /// Any view, live: a player, a map, an animation.
    ///
    /// The page fits a size's proportions into the screen, as it does a photo's; without a size those of `intrinsicContentSize`, and where there
    /// is none either the view fills the page. It zooms as a photo does.
    ///
    /// A view that a ``PinchZoomContainerView`` of a cell shows is lent to its page: it flies there, goes on meanwhile, and flies back. A page that
    /// leaves the screen gives it back.
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
/// The page shows the placeholder meanwhile, a ring with the progress when the photo has not come within 0.3 seconds, and a button to try again
/// when it does not come at all. The photo takes the placeholder's place without a jump, however far that is zoomed in.
@MainActor public struct LoadablePhoto {
    /// Loads the photo.
    ///
    /// It is called on the main actor, may be called again after a failure, and its task is cancelled when the page is far away or the pager is
    /// gone. `progress` may be called on any thread with a fraction from 0 to 1.
    public typealias Loader = @MainActor (_ progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage

    /// What the page shows until the photo has come, such as the thumbnail of the grid.
    public var placeholder: UIImage?

    /// The photo's size, of which the proportions count: with it the placeholder lies from the first moment where the photo will lie.
    public var size: CGSize?

    /// Loads the photo.
    public var load: Loader

    /// Creates a photo that is loaded by a closure.
    ///
    /// - Parameters:
    ///   - placeholder: What the page shows until the photo has come.
    ///   - size: The photo's size, if it is known.
    ///   - load: Loads the photo; what it throws shows as a failure, as an image without a size does.
    public init(placeholder: UIImage? = nil, size: CGSize? = nil, load: @escaping Loader) {
        self.placeholder = placeholder
        self.size = size
        self.load = load
    }
}
