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

extension PinchZoomConfiguration {
    /// The former choice of what flies. The lifted view determines what flies, as <doc:WrappingCells> describes.
    @available(*, deprecated, message: "Put a view that flies live into a PinchZoomContainerView")
    public enum LiftedContent: Sendable {
        /// The content that suits the view best.
        case automatic
        /// Has the effect of `automatic`.
        case live
        /// Has the effect of `automatic`.
        case picture
    }

    /// Creates a configuration with the default values. The argument has no effect.
    @available(*, deprecated, message: "Put a view that flies live into a PinchZoomContainerView")
    public init(liftedContent: LiftedContent) { self.init() }
}
#endif
