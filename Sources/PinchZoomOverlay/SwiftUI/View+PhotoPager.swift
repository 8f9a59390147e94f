#if canImport(SwiftUI)
    import SwiftUI
    import UIKit

    @available(iOS 16.0, *)
    extension View {
        /// Presents a pager of photos, one a page, while an item is set.
        ///
        /// ```swift
        /// .photoPager(item: $shownPhoto, items: photos) { photo in
        ///     .image(photo.image)
        /// }
        /// ```
        /// The photo flies out of the view in this one that has ``photoPagerSource(_:)`` with the item's identifier, and back; without one it
        /// fades. The binding follows the pages. Set another item and the pager goes there; set nil and it closes. Closed by a drag, a pinch,
        /// its button or a key it sets the binding to nil, when it is gone. An item that is not among the items is waited for.
        ///
        /// Items are told apart by their identifiers. They may come, go and move while the pager is open.
        ///
        /// - Parameters:
        ///   - item: What is shown; nil if nothing is.
        ///   - items: The items of all pages, in reading order.
        ///   - transition: How the photo flies. A configuration that cannot be used is logged, and counts as the default.
        ///   - configure: Called with each pager before it opens, for its thumbnails, its phrases or views above its pages.
        ///   - page: Returns what the page of an item shows.
        @MainActor public func photoPager<Items: RandomAccessCollection>(
            item: Binding<Items.Element?>,
            items: Items,
            transition: ZoomTransitionConfiguration = ZoomTransitionConfiguration(),
            configure: @escaping @MainActor (PhotoPagerViewController) -> Void = { _ in },
            page: @escaping @MainActor (Items.Element) -> PhotoPage?
        ) -> some View where Items.Element: Identifiable {
            modifier(PhotoPagerModifier(item: item, items: items, transition: transition, configure: configure, page: page))
        }

        /// Makes this view the place of an item that ``photoPager(item:items:transition:configure:page:)`` opens.
        ///
        /// The photo flies out of it and back into it, in its shape. It may be ``pinchZoomable(_:isEnabled:onChange:onOpen:)`` as well: put that
        /// before this one.
        ///
        /// - Parameter id: The identifier of the item.
        @MainActor public func photoPagerSource(_ id: some Hashable) -> some View {
            HostedView(content: self)
                .environment(\.pagerItem, AnyHashable(id))
        }
    }

    /// Keeps the places of the items that are in a view, and what presents their pager from it.
    @available(iOS 16.0, *)
    @MainActor private struct PhotoPagerModifier<Items: RandomAccessCollection>: ViewModifier where Items.Element: Identifiable {
        @Binding var item: Items.Element?
        let items: Items
        let transition: ZoomTransitionConfiguration
        let configure: @MainActor (PhotoPagerViewController) -> Void
        let page: @MainActor (Items.Element) -> PhotoPage?
        @State private var sources = PagerSources()

        func body(content: Content) -> some View {
            content
                .environment(\.pagerSources, sources)
                .background {
                    PagerPresenter(item: $item, items: items, transition: transition, sources: sources, configure: configure, page: page)
                        .accessibilityHidden(true)
                }
        }
    }
#endif
