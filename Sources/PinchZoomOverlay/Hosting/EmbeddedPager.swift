#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A pager that is a part of a SwiftUI screen, such as a destination of a navigation stack.
///
/// SwiftUI manages the screen's bars and the way back. Each update is applied in the next frame, outside the SwiftUI update.
@MainActor final class EmbeddedPager<Items: RandomAccessCollection> where Items.Element: Identifiable {
    typealias Item = Items.Element

    let pager: PhotoPagerViewController
    /// A closure that is called if the shown item isn't the app's item.
    var itemDidChange: @MainActor (Item) -> Void = { _ in }
    /// The pages, which also notify SwiftUI's screen when the bars are about to show or hide.
    let pages = PagerPages<Items>()
    private var kept = KeptItem<Item.ID>()
    private let viewUpdate = ViewUpdate()

    /// Creates a pager without pages. The first update adds the pages.
    init() {
        pager = PhotoPagerViewController(dataSource: pages)
        pages.didShow = { [weak self] in self?.notifyApp() }
    }

    /// Applies the app's item and all items in the next frame. If the item is `nil`, the pager stays where it is.
    func update(_ id: Item.ID?, of content: PagerContent<Items>) {
        kept.take(id)
        viewUpdate.inNextFrame { [weak self] in self?.apply(content) }
    }

    private func apply(_ content: PagerContent<Items>) {
        let isFirst = pages.content == nil
        _ = pages.take(content)
        if isFirst {
            pages.prepare(pager)
            pager.reloadData()
        }
        switch kept.request {
        case .show(let id):
            // If the item is missing, the request stays until the app adds the item.
            guard let index = pages.index(of: id) else { return }
            kept.fulfill()
            if index != pager.position.goal ?? pager.currentIndex { pager.setCurrentIndex(index, animated: false) }
        case .close: kept.fulfill()
        case nil: break
        }
        notifyApp()
    }

    private func notifyApp() {
        pages.reportZoom()
        guard let item = pages.item(at: pager.currentIndex), kept.follow(item.id) else { return }
        itemDidChange(item)
    }
}
#endif
