#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The items of a pager, and the closures that describe the items' pages.
@MainActor struct PagerContent<Items: RandomAccessCollection> where Items.Element: Identifiable {
    typealias Item = Items.Element
    /// A closure that shows a view of an item in a container, or updates the view.
    typealias ItemHosting = @MainActor (Item, HostingContainerView) -> Void

    /// A zoom that the app's state contains.
    struct BoundZoom {
        let value: PhotoPagerZoom
        /// Whether the app has set the value with an animation.
        let isAnimated: Bool
        /// A closure that changes the app's state.
        let set: @MainActor (PhotoPagerZoom) -> Void
    }

    var items: Items
    var page: @MainActor (Item) -> PhotoPage?
    var photoLabel: @MainActor (Item) -> String? = { _ in nil }
    var thumbnail: (@MainActor (Item) -> UIImage?)?
    var menu: @MainActor (Item) -> UIMenu? = { _ in nil }
    var shareItems: @MainActor (Item) -> [Any]? = { _ in nil }
    var caption: ItemHosting?
    var overlay: ItemHosting?
    /// The position of the overlay in the safe area, in unit coordinates of the reading direction.
    var overlayAnchor = CGPoint(x: 0.5, y: 0.5)
    var zoom: BoundZoom?
    var didLoad: @MainActor (Item) -> Void = { _ in }
    var didFailToLoad: @MainActor (Item, (any Error)?) -> Void = { _, _ in }
    var didClose: @MainActor (PhotoPagerViewController.ClosingReason) -> Void = { _ in }
    var configure: @MainActor (PhotoPagerViewController) -> Void = { _ in }
}

extension RandomAccessCollection {
    /// Returns whether the items are in the same memory as the items of another collection, and so are the same items.
    ///
    /// Both collections are alive during the comparison, so that different items can't be in the same memory. The time doesn't depend on
    /// the number of items. Returns `false` for a collection that isn't stored like an array.
    func sharesStorage(with other: Self) -> Bool {
        withContiguousStorageIfAvailable { items in
            other.withContiguousStorageIfAvailable { items.count == $0.count && items.baseAddress == $0.baseAddress } ?? false
        } ?? false
    }
}
#endif
