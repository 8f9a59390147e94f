#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension View {
    /// Presents a pager of photos, with one photo per page, while an item is set.
    ///
    /// ```swift
    /// .photoPager(item: $shownPhoto, items: photos) { photo in
    ///     .image(photo.image)
    /// }
    /// ```
    /// For captions, menus, an overlay and other options, use ``photoPager(item:transition:pager:)``, which has the details.
    ///
    /// - Parameters:
    ///   - item: A binding to the item that's shown, or to `nil` if the pager is closed.
    ///   - items: The items of all pages, in reading order.
    ///   - page: A closure that returns the content of an item's page, or `nil` for an empty page.
    @MainActor public func photoPager<Items: RandomAccessCollection>(
        item: Binding<Items.Element?>,
        items: Items,
        page: @escaping @MainActor (Items.Element) -> PhotoPage?
    ) -> some View where Items.Element: Identifiable {
        photoPager(item: item) { PhotoPager(items, page: page) }
    }

    /// Presents a pager while an item is set.
    ///
    /// ```swift
    /// .photoPager(item: $shownPhoto) {
    ///     PhotoPager(photos) { photo in
    ///         .image(photo.original)
    ///     }
    ///     .thumbnail { $0.thumbnail }
    ///     .shareItems { [$0.url] }
    /// }
    /// ```
    /// The photo flies out of the view that has ``photoPagerSource(_:)`` with the item's identifier, and returns to that view. If there
    /// is no such view, the photo fades.
    ///
    /// When someone turns the page, the binding changes to the new item. If you set another item, the pager shows the page of that
    /// item. If you set `nil`, the pager closes. When a drag, a pinch, the close button or a key has closed the pager, the binding is
    /// `nil`.
    ///
    /// If you set an item that isn't among the pager's items, nothing happens until you add the item. If you set an item while another
    /// screen is presented, the pager opens after that screen is dismissed.
    ///
    /// Items are identified by their `id`. You can insert, remove and move items while the pager is open.
    ///
    /// - Parameters:
    ///   - item: A binding to the item that's shown, or to `nil` if the pager is closed.
    ///   - transition: The configuration of the flight. A change applies to the next pager that opens.
    ///   - pager: A closure that returns the pager. The pager's own binding to an item has no effect.
    @MainActor public func photoPager<Items: RandomAccessCollection>(
        item: Binding<Items.Element?>,
        transition: ZoomTransitionConfiguration = ZoomTransitionConfiguration(),
        pager: @MainActor () -> PhotoPager<Items>
    ) -> some View where Items.Element: Identifiable {
        modifier(PhotoPagerModifier(item: item, pager: pager(), transition: transition))
    }

    /// Makes this view the place of an item that ``photoPager(item:transition:pager:)`` opens.
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

/// Collects the views that represent items inside the modified view, and presents the pager from the modified view.
@available(iOS 16.0, *)
@MainActor private struct PhotoPagerModifier<Items: RandomAccessCollection>: ViewModifier where Items.Element: Identifiable {
    @Binding var item: Items.Element?
    let pager: PhotoPager<Items>
    let transition: ZoomTransitionConfiguration
    @State private var sources = PagerSources()

    func body(content view: Content) -> some View {
        view
            .environment(\.pagerSources, sources)
            .background {
                PagerPresenter(item: $item, pager: pager, transition: transition, sources: sources)
                    .accessibilityHidden(true)
            }
    }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
    /// The key of the only value of its type, which is `nil` by default.
    private struct OptionalKey<Wrapped>: EnvironmentKey {
        static var defaultValue: Wrapped? { nil }
    }

    /// The views that represent the items of the pager, or `nil` outside a view with the modifier `photoPager`.
    var pagerSources: PagerSources? {
        get { self[OptionalKey<PagerSources>.self] }
        set { self[OptionalKey<PagerSources>.self] = newValue }
    }

    /// The identifier of the item that a view represents, or `nil` if the view represents no item.
    var pagerItem: AnyHashable? {
        get { self[OptionalKey<AnyHashable>.self] }
        set { self[OptionalKey<AnyHashable>.self] = newValue }
    }
}
#endif
