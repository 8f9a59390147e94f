#if canImport(SwiftUI)
    import SwiftUI

    /// Tells when its content wants another size than it has: what is around the hosting view has to ask for it anew.
    @available(iOS 16.0, *)
    struct SizeObserver: Layout {
        struct Cache {
            /// The size that was last wanted in vain.
            var wantedSize: CGSize?
        }

        let sizeDidChange: @MainActor () -> Void

        func makeCache(subviews: Subviews) -> Cache { Cache() }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            guard let content = subviews.first else { return }
            content.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
            // The height that it wants of its own choice in this width.
            let wantedSize = content.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
            guard wantedSize != cache.wantedSize else { return }
            let isFirst = cache.wantedSize == nil
            cache.wantedSize = wantedSize
            guard !isFirst else { return }
            let sizeDidChange = sizeDidChange
            // Not within a layout.
            Task { @MainActor in sizeDidChange() }
        }
    }
#endif
