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
        /// The photo flies out of the view that has ``photoPagerSource(_:)`` with the item's identifier, and back into it. Without such a
        /// view the photo fades.
        ///
        /// The binding follows the pages. When you set another item, the pager goes there; when you set `nil`, it closes. When the pager
        /// has been closed by a drag, a pinch, its button or a key, the binding is `nil`. An item that isn't among the items opens when it
        /// comes; one that you set while another screen is presented opens when that has gone.
        ///
        /// Items are identified by their `id`. They can come, go and move while the pager is open.
        ///
        /// - Parameters:
        ///   - item: A binding to the item that's shown, or to `nil` if the pager is closed.
        ///   - items: The items of all pages, in reading order.
        ///   - transition: The configuration of the flight, which counts for the next pager that opens. If a field's value can't be used,
        ///     the log names the field, and the field has its default value instead.
        ///   - accessibilityLabel: A closure that returns what VoiceOver says of an item's photo. The default returns `nil`.
        ///   - configure: A closure that is called with each pager before it opens, for its thumbnails, its phrases or the views above its
        ///     pages. Don't set its `delegate`, its `transitioningDelegate` or its `modalPresentationStyle`: the modifier does.
        ///   - page: A closure that returns what the page of an item shows, or `nil` for an empty page.
        @MainActor public func photoPager<Items: RandomAccessCollection>(
            item: Binding<Items.Element?>,
            items: Items,
            transition: ZoomTransitionConfiguration = ZoomTransitionConfiguration(),
            accessibilityLabel: @escaping @MainActor (Items.Element) -> String? = { _ in nil },
            configure: @escaping @MainActor (PhotoPagerViewController) -> Void = { _ in },
            page: @escaping @MainActor (Items.Element) -> PhotoPage?
        ) -> some View where Items.Element: Identifiable {
            let content = PagerContent(
                items: Array(items),
                transition: transition,
                accessibilityLabel: accessibilityLabel,
                configure: configure,
                page: page
            )
            return modifier(PhotoPagerModifier(item: item, content: content))
        }

        /// Makes this view the place of an item that ``photoPager(item:items:transition:accessibilityLabel:configure:page:)`` opens.
        ///
        /// The photo flies out of this view, and returns to the frame of this view. To let people pinch the view as well, apply
        /// ``pinchZoomable(_:isEnabled:onChange:onOpen:)`` before this modifier.
        ///
        /// - Parameter id: The identifier of the item.
        @MainActor public func photoPagerSource(_ id: some Hashable) -> some View {
            HostedView(content: self)
                .environment(\.pagerItem, AnyHashable(id))
        }
    }

    /// Stores the views of the items in a view, and presents their pager from it.
    @available(iOS 16.0, *)
    @MainActor private struct PhotoPagerModifier<Item: Identifiable>: ViewModifier {
        @Binding var item: Item?
        let content: PagerContent<Item>
        @State private var sources = PagerSources()

        func body(content view: Content) -> some View {
            view
                .environment(\.pagerSources, sources)
                .background {
                    PagerPresenter(item: $item, content: content, sources: sources)
                        .accessibilityHidden(true)
                }
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    @available(iOS 16.0, *)
    extension EnvironmentValues {
        private struct PagerSourcesKey: EnvironmentKey {
            static let defaultValue: PagerSources? = nil
        }

        private struct PagerItemKey: EnvironmentKey {
            // The shared value is always `nil`.
            nonisolated(unsafe) static let defaultValue: AnyHashable? = nil
        }

        /// The places of the items of the pager around a view.
        var pagerSources: PagerSources? {
            get { self[PagerSourcesKey.self] }
            set { self[PagerSourcesKey.self] = newValue }
        }

        /// The item whose place a view is in.
        var pagerItem: AnyHashable? {
            get { self[PagerItemKey.self] }
            set { self[PagerItemKey.self] = newValue }
        }
    }
#endif
