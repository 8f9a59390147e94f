#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

/// A proxy that gives the views of a ``PhotoPager`` access to the pager's view controller.
///
/// Read the proxy from the environment of a caption, of an overlay, or of a SwiftUI view on a page:
///
/// ```swift
/// struct ShareButton: View {
///     @Environment(\.photoPager) private var pager
///
///     var body: some View {
///         Button("Share") { pager.controller?.share() }
///     }
/// }
/// ```
@available(iOS 16.0, *)
public struct PhotoPagerProxy: Sendable {
    let find: @MainActor @Sendable () -> PhotoPagerViewController?

    /// The view controller of the pager, or `nil` outside a pager or when the pager is gone. The proxy doesn't retain the controller.
    @MainActor public var controller: PhotoPagerViewController? { find() }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
    private struct PhotoPagerKey: EnvironmentKey {
        static let defaultValue = PhotoPagerProxy { nil }
    }

    /// A proxy for the pager that shows the view. See ``PhotoPagerProxy``.
    public internal(set) var photoPager: PhotoPagerProxy {
        get { self[PhotoPagerKey.self] }
        set { self[PhotoPagerKey.self] = newValue }
    }
}
#endif
