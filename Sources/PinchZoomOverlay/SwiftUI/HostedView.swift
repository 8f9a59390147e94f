#if canImport(SwiftUI)
    import SwiftUI
    import UIKit

    /// A SwiftUI view in a container, in which it flies.
    @available(iOS 16.0, *)
    struct HostedView<Content: View>: UIViewRepresentable {
        let content: Content
        /// The zoom of the view, if it has one.
        var zoom: HostedZoom?
        /// Sets the zoom of the container.
        var update: @MainActor (HostingContainerView) -> Void = { _ in }

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIView(context: Context) -> HostingContainerView { HostingContainerView() }

        func updateUIView(_ container: HostingContainerView, context: Context) {
            let configuration = hosting(in: context.environment) { [weak container] in container?.contentDidChange() }
            if let contentView = container.contentView as? any UIView & UIContentView {
                // The same SwiftUI view, so that it keeps its state in another container.
                contentView.configuration = configuration
            } else {
                container.contentView = makeContentView(of: configuration)
            }
            context.coordinator.use(zoom, in: container)
            context.coordinator.stand(for: context.environment.pagerItem, among: context.environment.pagerSources, by: container)
            update(container)
        }

        func sizeThatFits(_ proposal: ProposedViewSize, uiView container: HostingContainerView, context: Context) -> CGSize? {
            container.size(proposedWidth: proposal.width, height: proposal.height)
        }

        static func dismantleUIView(_ container: HostingContainerView, coordinator: Coordinator) {
            coordinator.end(container)
        }

        @MainActor private func makeContentView(of configuration: some UIContentConfiguration) -> any UIView & UIContentView {
            let contentView = configuration.makeContentView()
            contentView.backgroundColor = .clear
            #if !targetEnvironment(macCatalyst)
                if #available(iOS 18.0, *) {
                    // In flight the content isn't in a list. Without this, it would be laid out as wide as a row, and lose its state.
                    contentView.traitOverrides.listEnvironment = .none
                    contentView.configuration = configuration
                }
            #endif
            return contentView
        }

        /// The content as it would be without the container: with the environment from around it, and shifted by no safe area, in which it
        /// may lie on its flight.
        private func hosting(
            in environment: EnvironmentValues,
            sizeDidChange: @escaping @MainActor () -> Void
        ) -> some UIContentConfiguration {
            UIHostingConfiguration {
                SizeReporter(sizeDidChange: sizeDidChange) { ZStack { content } }
                    .environment(\.self, environment)
                    .ignoresSafeArea()
            }
            .margins(.all, 0)
        }

        /// The state that lasts as long as the container.
        @MainActor final class Coordinator {
            private var zoom: HostedZoom?
            private weak var sources: PagerSources?

            /// SwiftUI may release the state of a view while its container stays.
            func use(_ zoom: HostedZoom?, in container: HostingContainerView) {
                if zoom !== self.zoom { self.zoom?.end(of: container) }
                self.zoom = zoom
            }

            func stand(for item: AnyHashable?, among sources: PagerSources?, by container: HostingContainerView) {
                if sources !== self.sources { self.sources?.remove(container) }
                self.sources = sources
                if let item { sources?.add(container, for: item) } else { sources?.remove(container) }
            }

            func end(_ container: HostingContainerView) {
                sources?.remove(container)
                zoom?.end(of: container)
            }
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    /// Reports a content that requests another size. The view around the hosting view must then measure it again.
    @available(iOS 16.0, *)
    struct SizeReporter: Layout {
        struct Cache {
            /// The width of the last layout, and the size that the content requested then.
            var width: CGFloat?
            var wantedSize: CGSize?
        }

        let sizeDidChange: @MainActor () -> Void

        func makeCache(subviews: Subviews) -> Cache { Cache() }

        /// The cache must survive a change of the content. The default implementation would make a new one.
        func updateCache(_ cache: inout Cache, subviews: Subviews) {}

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            guard let content = subviews.first else { return }
            content.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
            let wantedSize = content.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
            defer { (cache.width, cache.wantedSize) = (bounds.width, wantedSize) }
            // The view around the hosting view changes the width, and measures the content then.
            guard cache.width == bounds.width, cache.wantedSize != wantedSize else { return }
            let sizeDidChange = sizeDidChange
            // Not within a layout.
            Task { @MainActor in sizeDidChange() }
        }
    }
#endif
