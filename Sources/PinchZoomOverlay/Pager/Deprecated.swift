#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The former value of a photo that a pager loads. Use ``PhotoPage/photo(_:placeholder:size:thumbnail:)`` instead.
@available(*, deprecated, message: "Use PhotoPage.photo(_:placeholder:size:thumbnail:)")
@MainActor public struct LoadablePhoto {
    fileprivate let page: PhotoPage

    /// Creates a photo from its source.
    public init(_ source: PhotoSource, placeholder: UIImage? = nil, size: CGSize? = nil) {
        page = .photo(source, placeholder: placeholder, size: size)
    }

    /// Creates a photo that a closure loads.
    public init(
        placeholder: UIImage? = nil,
        size: CGSize? = nil,
        load: @escaping @MainActor (_ progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage
    ) {
        page = .photo(.loader { .image(try await load($0)) }, placeholder: placeholder, size: size)
    }
}

extension PhotoPage {
    /// Returns the page of a photo.
    @available(*, deprecated, renamed: "photo(_:placeholder:size:thumbnail:)")
    public static func photo(_ photo: LoadablePhoto) -> PhotoPage { photo.page }
}
#endif
