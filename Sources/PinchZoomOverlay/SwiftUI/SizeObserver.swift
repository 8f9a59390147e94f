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
