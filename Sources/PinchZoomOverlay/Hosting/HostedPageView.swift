#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A page with hosted content. The content is hosted when the page first comes into a window.
///
/// The pager requests the content of more pages than it shows. Without the delay, each page turn would create hosting views that nobody
/// sees.
final class HostedPageView<Environment>: CodedView {
    /// The environment of the SwiftUI view that has the pager.
    var environment: Environment?
    private let show: @MainActor (HostingContainerView, Environment?) -> Void
    private var container: HostingContainerView?

    /// - Parameter show: A closure that shows the content in a container.
    init(show: @escaping @MainActor (HostingContainerView, Environment?) -> Void) {
        self.show = show
        super.init(frame: .zero)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, container == nil else { return }
        let container = HostingContainerView()
        self.container = container
        show(container, environment)
        addSubview(container)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        container?.frame = bounds
    }
}
#endif
