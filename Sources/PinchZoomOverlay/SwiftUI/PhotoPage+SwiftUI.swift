#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension PhotoPage {
    /// Returns a page with a SwiftUI view, which zooms like a photo.
    ///
    /// The view has the environment of the view that has the pager. The pager creates the view when its page comes onto the screen, and
    /// discards the view when the page is reused for another item. Keep state that must outlast this in your model.
    ///
    /// - Parameters:
    ///   - size: The size whose aspect ratio the view has on the page. The default is `nil`: the view fills the page.
    ///   - containsViewController: A Boolean value that indicates whether the view contains a view controller, such as a `VideoPlayer`.
    ///     SwiftUI would otherwise show a placeholder. A picture of such a view flies.
    ///   - content: A closure that returns the view.
    /// - Returns: The page.
    @MainActor public static func view(
        size: CGSize? = nil,
        containsViewController: Bool = false,
        @ViewBuilder content: @escaping @MainActor () -> some View
    ) -> PhotoPage {
        let view = HostedPageView<EnvironmentValues> { container, environment in
            container.host(content(), in: environment ?? EnvironmentValues(), needsController: containsViewController)
        }
        return .view(view, size: size)
    }
}
#endif
