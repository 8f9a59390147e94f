#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The methods that load an app's photos, for lists, pinches and pages.
///
/// An item is the app's own value for a photo, such as its identifier. Only ``loadPhoto(of:progress:)`` is required:
///
/// ```swift
/// extension AlbumLoader: PhotoLoader {
///     func thumbnail(of photo: RemotePhoto) -> UIImage? { ImageLoader.shared.cachedImage(at: photo.thumbnailURL) }
///
///     func loadThumbnail(of photo: RemotePhoto) async throws -> UIImage? {
///         try await ImageLoader.shared.image(at: photo.thumbnailURL)
///     }
///
///     func loadPhoto(of photo: RemotePhoto, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoSource {
///         .image(try await ImageLoader.shared.image(at: photo.url, progress: progress))
///     }
///
///     func size(of photo: RemotePhoto) -> CGSize? { photo.size }
/// }
/// ```
///
/// With a loader, each place that shows a photo needs one line: ``show(_:in:)`` in a cell, ``source(of:)`` for a pinch, and ``page(of:)``
/// on a page.
@MainActor public protocol PhotoLoader<Item>: Sendable {
    /// The type of the values that stand for photos, such as the identifiers of the photos.
    associatedtype Item: Hashable, Sendable

    /// Returns the thumbnail of a photo if it is in memory. The default implementation returns `nil`.
    ///
    /// - Parameter item: The item of the photo.
    /// - Returns: The thumbnail, or `nil` if the thumbnail must be loaded.
    func thumbnail(of item: Item) -> UIImage?

    /// Loads the thumbnail of a photo. The default implementation returns `nil`.
    ///
    /// This method is called only if ``thumbnail(of:)`` returns `nil`. Store the thumbnail in memory, because several places may need it.
    /// The method's task is canceled when no place needs the thumbnail.
    ///
    /// - Parameter item: The item of the photo.
    /// - Returns: The thumbnail, or `nil` if there is none.
    /// - Throws: Any error. The place then stays without a thumbnail.
    func loadThumbnail(of item: Item) async throws -> UIImage?

    /// Loads a photo. This method is required.
    ///
    /// The method's task is canceled when no pinch and no page near the current page needs the photo.
    ///
    /// - Parameters:
    ///   - item: The item of the photo.
    ///   - progress: A closure that you can call on any thread, with a fraction from 0 to 1.
    /// - Returns: The photo's image, its data or its file.
    /// - Throws: Any error. A page then shows a message and a button to try again.
    func loadPhoto(of item: Item, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoSource

    /// Returns the size of a photo, in points or pixels. The default implementation returns `nil`.
    ///
    /// - Parameter item: The item of the photo.
    /// - Returns: The size, or `nil` if the size isn't known. See ``LoadablePhoto/size``.
    func size(of item: Item) -> CGSize?
}

extension PhotoLoader {
    /// Returns the thumbnail of a photo if it is in memory. The default implementation returns `nil`.
    public func thumbnail(of item: Item) -> UIImage? { nil }
    /// Loads the thumbnail of a photo. The default implementation returns `nil`.
    public func loadThumbnail(of item: Item) async throws -> UIImage? { nil }
    /// Returns the size of a photo, in points or pixels. The default implementation returns `nil`.
    public func size(of item: Item) -> CGSize? { nil }

    /// Returns the source of a photo, which loads the photo when a pinch or a page needs it.
    ///
    /// ```swift
    /// cell.pinchZoomInteraction?.fullSizeSource = loader.source(of: photo)
    /// ```
    ///
    /// - Parameter item: The item of the photo.
    /// - Returns: The source, for ``PinchZoomInteraction/fullSizeSource`` or a ``LoadablePhoto``.
    public func source(of item: Item) -> PhotoSource {
        .loader { progress in try await loadPhoto(of: item, progress: progress) }
    }

    /// Shows the thumbnail of a photo in an image view, such as the image view of a cell.
    ///
    /// A thumbnail in memory is shown at once. Otherwise, the image view is empty until the thumbnail is loaded.
    ///
    /// If you call this method again for another item, the former load is canceled, and its thumbnail never appears. If you call this
    /// method again for the same item, the thumbnail stays. If you set the image view's image while the thumbnail loads, your image stays.
    ///
    /// - Parameters:
    ///   - item: The item of the photo, or `nil` to show no thumbnail.
    ///   - imageView: The image view that shows the thumbnail.
    public func show(_ item: Item?, in imageView: UIImageView) {
        imageView.showThumbnail(item.flatMap { thumbnail(of: $0) }, orLoad: item.map { thumbnailRequest(of: $0) })
    }

    func thumbnailRequest(of item: Item) -> ThumbnailRequest {
        ThumbnailRequest(item: item) { try await loadThumbnail(of: item) }
    }
}
#endif
