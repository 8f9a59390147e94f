#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PinchZoomInteraction {
    /// The former name of ``fullSize``.
    @available(*, deprecated, renamed: "fullSize")
    public var fullSizeSource: PhotoSource? {
        get { fullSize }
        set { fullSize = newValue }
    }

    /// A closure that becomes the source of a larger photo. Reading this property returns `nil`.
    @available(*, deprecated, message: "Set fullSize to a source with a loader")
    public var fullSizeImage: (@MainActor () async throws -> UIImage?)? {
        get { nil }
        // An image without a size counts as none.
        set { fullSize = newValue.map { load in .loader { _ in .image(try await load() ?? UIImage()) } } }
    }
}
#endif
