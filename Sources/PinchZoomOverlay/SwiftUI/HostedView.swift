#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

/// A SwiftUI view as the content of a container, so that the SwiftUI view can fly.
///
/// All properties are values that SwiftUI can compare. See `HostedPinch`.
@available(iOS 16.0, *)
struct HostedView<Content: View>: UIViewRepresentable {
    let content: Content
    /// The pinch zoom of the view with its parameters, or `nil` if the view can't be pinched.
    var pinch: HostedPinch?
    /// Whether a hosting controller hosts the content, because the content contains a view controller.
    var needsController = false

    func makeCoordinator() -> HostedPlace { HostedPlace() }

    func makeUIView(context: Context) -> HostingContainerView { HostingContainerView() }

    func updateUIView(_ container: HostingContainerView, context: Context) {
        container.host(content, in: context.environment, needsController: needsController)
        context.coordinator.use(pinch?.zoom, in: container)
        context.coordinator.stand(for: context.environment.pagerItem, among: context.environment.pagerSources, by: container)
        if let pinch { pinch.zoom.update(pinch.configuration, isEnabled: pinch.isEnabled, of: container) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView container: HostingContainerView, context: Context) -> CGSize? {
        container.size(proposedWidth: proposal.width, height: proposal.height)
    }

    static func dismantleUIView(_ container: HostingContainerView, coordinator: HostedPlace) {
        coordinator.end(container)
    }
}

/// The pinch zoom of a hosted view, with the parameters of the SwiftUI modifier.
///
/// The closures of the app aren't among the parameters, because each update of the parent creates them again. With a closure, SwiftUI would
/// update the content of every row, even if nothing in the row had changed.
@MainActor struct HostedPinch {
    let zoom: HostedZoom
    let configuration: PinchZoomConfiguration
    let isEnabled: Bool
    /// Whether a pinch can open the photo's screen. A change requires an update, because the opening scale changes.
    let opens: Bool
}

@available(iOS 16.0, *)
extension HostingContainerView {
    /// Shows a SwiftUI view with an environment, or updates the view.
    ///
    /// - Parameter needsController: Whether the view contains a view controller. A hosting configuration doesn't show such a view.
    func host(_ content: some View, in environment: EnvironmentValues, needsController: Bool = false) {
        if needsController { return hostInController(ControlledContent(content: content, environment: environment)) }
        let configuration = hosting(content, in: environment)
        if let contentView = contentView as? any UIView & UIContentView {
            // The content view stays the same, even while another container shows it. A new content view would lose the state of the
            // SwiftUI view.
            contentView.configuration = configuration
        } else {
            contentView = makeContentView(of: configuration)
        }
    }

    private func hostInController<Content: View>(_ content: ControlledContent<Content>) {
        if let controller = controller as? UIHostingController<ControlledContent<Content>> { return controller.rootView = content }
        let controller = UIHostingController(rootView: content)
        controller.view.backgroundColor = .clear
        controllerSize = { [weak controller] in controller?.sizeThatFits(in: $0) ?? $0 }
        self.controller = controller
    }

    private func makeContentView(of configuration: some UIContentConfiguration) -> any UIView & UIContentView {
        let contentView = configuration.makeContentView()
        contentView.backgroundColor = .clear
        #if !targetEnvironment(macCatalyst)
        if #available(iOS 18.0, visionOS 2.0, *) {
            // In flight, the content isn't in a list. Without this override, the content would be laid out as wide as a row in its
            // place, and would lose its state when the content lifts.
            contentView.traitOverrides.listEnvironment = .none
            contentView.configuration = configuration
        }
        #endif
        return contentView
    }

    /// Returns a configuration that shows the content as it would look without the container. The content has the environment of the
    /// container, and ignores the safe area. Otherwise, the content would shift when it flies into another safe area.
    private func hosting(_ content: some View, in environment: EnvironmentValues) -> some UIContentConfiguration {
        UIHostingConfiguration {
            SizeReporter(sizeDidChange: { [weak self] in self?.contentDidChange() }) { ZStack { content } }
                .environment(\.self, environment)
                .ignoresSafeArea()
        }
        .margins(.all, 0)
        // Without this, a small view such as an avatar would become as high as a row of a list.
        .minSize(width: 0, height: 0)
    }
}

/// The content of a hosting controller, with the environment of the container.
@available(iOS 16.0, *)
private struct ControlledContent<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    var body: some View {
        ZStack { content }
            .environment(\.self, environment)
            .ignoresSafeArea()
    }
}

/// A layout that reports when its content requests another size. The view around the hosting view must then measure the content again.
@available(iOS 16.0, *)
struct SizeReporter: Layout {
    struct Cache {
        /// The width of the last layout, in points, and the size that the content requested in that layout.
        var width: CGFloat?
        var wantedSize: CGSize?
    }

    let sizeDidChange: @MainActor @Sendable () -> Void

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    /// Leaves the cache unchanged. The default implementation would replace the cache after a change of the content, and a new size of
    /// the content would never be reported.
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard let content = subviews.first else { return }
        content.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        let wantedSize = content.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
        defer { (cache.width, cache.wantedSize) = (bounds.width, wantedSize) }
        // A new width comes from the view around the hosting view. The outer view then measures the content without a report.
        guard cache.width == bounds.width, cache.wantedSize != wantedSize else { return }
        let sizeDidChange = sizeDidChange
        // The report comes after the layout, because the report invalidates the size of the container that is being laid out.
        Task { @MainActor in sizeDidChange() }
    }
}
#endif
