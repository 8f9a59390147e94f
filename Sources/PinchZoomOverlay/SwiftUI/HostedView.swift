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
                // The same view, wherever it is, so that it goes on.
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
                    // In flight it is in no list. Content that saw that would be laid out as wide as a row in its place, and begin anew.
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
                SizeObserver(sizeDidChange: sizeDidChange) { ZStack { content } }
                    .environment(\.self, environment)
                    .ignoresSafeArea()
            }
            .margins(.all, 0)
        }

        /// The state that lasts as long as the container.
        @MainActor final class Coordinator {
            private var zoom: HostedZoom?
            private weak var sources: PagerSources?

            /// SwiftUI may forget what a view keeps, while its container stays.
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

    /// Tells when its content wants another size than before: what is around the hosting view has to ask for it anew.
    @available(iOS 16.0, *)
    struct SizeObserver: Layout {
        struct Cache {
            /// The width in which the content was placed last, and the size that it wanted there of its own choice.
            var width: CGFloat?
            var wantedSize: CGSize?
        }

        let sizeDidChange: @MainActor () -> Void

        func makeCache(subviews: Subviews) -> Cache { Cache() }

        /// A change of the content is what this is for: by default it would make the cache anew.
        func updateCache(_ cache: inout Cache, subviews: Subviews) {}

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            guard let content = subviews.first else { return }
            content.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
            let wantedSize = content.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
            defer { (cache.width, cache.wantedSize) = (bounds.width, wantedSize) }
            // Another width comes from around it, which asks by itself.
            guard cache.width == bounds.width, cache.wantedSize != wantedSize else { return }
            let sizeDidChange = sizeDidChange
            // Not within a layout.
            Task { @MainActor in sizeDidChange() }
        }
    }
#endif
