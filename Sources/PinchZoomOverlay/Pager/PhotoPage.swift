#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The content of a page of a ``PhotoPagerViewController``.
@MainActor public enum PhotoPage {
    /// A photo that is in memory.
    case image(UIImage)

    /// A photo that the pager loads when the photo's page is near the current page.
    case photo(LoadablePhoto)

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

/// A photo that the pager loads when the photo's page is near the current page.
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
/// Until the photo is loaded, the page shows the placeholder. If loading takes longer than 0.3 seconds, the page also shows a ring with the
/// progress. If loading fails, the page shows a button to try again. If a file breaks off, the page shows the part that is there with the
/// button.
///
/// If you have the photo's file or its data, pass a ``PhotoSource``. Of a large photo, the page then decodes only what is visible:
///
/// ```swift
/// func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
///     let post = posts[index]
///     return .photo(LoadablePhoto(.file(post.fileURL), placeholder: post.thumbnail, size: post.photoSize))
/// }
/// ```
///
/// If ``size`` or the placeholder has the photo's aspect ratio, the photo replaces the placeholder without a jump, even if the placeholder
/// is zoomed in.
@MainActor public struct LoadablePhoto {
    /// A closure that loads a photo.
    ///
    /// The pager calls the closure on the main actor, and may call the closure again after a failure, or when the page is near the current
    /// page again. The pager cancels the closure's task when the page is far away or the pager is gone. You can call `progress` on any
    /// thread, with a fraction from 0 to 1.
    public typealias Loader = @MainActor (_ progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage

    /// The image that the page shows until the photo is loaded, such as a thumbnail from the grid, or `nil` for none.
    public var placeholder: UIImage?

    /// The size of the photo, or `nil` if the size isn't known.
    ///
    /// If you set the size, the placeholder has the photo's final position from the start. The size can be in points or pixels, because
    /// only the aspect ratio determines the position. If the size is in pixels, people can zoom in on the placeholder as far as on the
    /// photo.
    public var size: CGSize?

    /// The source of the photo.
    public var source: PhotoSource

    /// The limits for the photo's file. A photo beyond a limit fails to load, with a ``PhotoLimitError``.
    public var limits = PhotoLimits()

    /// The request for the placeholder, or `nil` if the app passes a placeholder or none.
    var thumbnailRequest: ThumbnailRequest?

    /// The closure that loads the photo as an image.
    ///
    /// If the photo has a source of another kind, the closure loads the source, and returns its image. If you set the closure, the closure
    /// becomes the source.
    public var load: Loader {
        get { { [self] progress in try await source.open(limits: limits, progress: progress).image } }
        set { source = LoadablePhoto.source(of: newValue) }
    }

    /// Creates a photo that a closure loads.
    ///
    /// - Parameters:
    ///   - placeholder: The image that the page shows until the photo is loaded. The default is `nil`.
    ///   - size: The size of the photo, if you know it. The default is `nil`.
    ///   - load: A closure that loads the photo. If the closure throws, or returns an image without a size, the page shows that loading has
    ///     failed.
    public init(placeholder: UIImage? = nil, size: CGSize? = nil, load: @escaping Loader) {
        self.init(LoadablePhoto.source(of: load), placeholder: placeholder, size: size)
    }

    /// Creates a photo from its source, such as a file.
    ///
    /// - Parameters:
    ///   - source: The source of the photo. If the source can't be read or loaded, the page shows that loading has failed.
    ///   - placeholder: The image that the page shows until the photo is loaded. The default is `nil`.
    ///   - size: The size of the photo, if you know it. The default is `nil`.
    public init(_ source: PhotoSource, placeholder: UIImage? = nil, size: CGSize? = nil) {
        self.source = source
        self.placeholder = placeholder
        self.size = size
    }

    /// Creates a photo that a loader loads. If the thumbnail isn't in memory, the loader also loads the placeholder.
    fileprivate init<Source: PhotoLoader>(_ item: Source.Item, from loader: Source) {
        self.init(loader.source(of: item), placeholder: loader.thumbnail(of: item), size: loader.size(of: item))
        thumbnailRequest = loader.thumbnailRequest(of: item)
    }

    private static func source(of load: @escaping Loader) -> PhotoSource {
        .loader { progress in .image(try await load(progress)) }
    }
}

extension PhotoLoader {
    /// Returns a page that shows a photo.
    ///
    /// ```swift
    /// func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { loader.page(of: photos[index]) }
    /// ```
    ///
    /// Until the photo is loaded, the page shows the thumbnail. The strip of thumbnails also shows the thumbnail. If the thumbnail isn't in
    /// memory, the page and the strip load the thumbnail.
    ///
    /// - Parameter item: The item of the photo.
    /// - Returns: The page, for ``PhotoPagerDataSource/photoPager(_:pageAt:)``.
    public func page(of item: Item) -> PhotoPage { .photo(LoadablePhoto(item, from: self)) }
}
#endif
