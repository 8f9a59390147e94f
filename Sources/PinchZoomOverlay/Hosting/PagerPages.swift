#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The pages of a pager that shows the items of a SwiftUI view: the pager's data source and delegate.
///
/// All closures of the app are called from here. The owner must call ``take(_:)`` outside a SwiftUI update, because the closures may change
/// the app's state.
@MainActor final class PagerPages<Items: RandomAccessCollection> where Items.Element: Identifiable {
    typealias Item = Items.Element

    /// The pager that shows the pages.
    private(set) weak var pager: PhotoPagerViewController?
    private(set) var content: PagerContent<Items>?
    /// A closure that is called when another photo is the current one.
    var didShow: @MainActor () -> Void = {}
    /// A closure that is called when the bars are about to show or hide.
    var willSetChromeHidden: @MainActor (Bool) -> Void = { _ in }
    private var overlay: AlignedView?
    /// The zoom that the app has set, or that the app was notified of, or `nil` if the pager hasn't shown a photo yet.
    private var zoom: PhotoPagerZoom?

    var isEmpty: Bool { content?.items.isEmpty ?? true }

    /// Connects a pager with the pages, before the pager opens.
    func prepare(_ pager: PhotoPagerViewController) {
        self.pager = pager
        (overlay, zoom) = (nil, nil)
        pager.showsThumbnails = content?.thumbnail != nil
        content?.configure(pager)
        pager.delegate = self
        showOverlay()
    }

    /// Applies the current items and closures of the app: inserts, removes and moves pages, and updates the visible photos, captions and
    /// words, the overlay and the zoom.
    ///
    /// If the items are those of the former update, the time doesn't depend on their number.
    ///
    /// - Returns: Whether the items may have changed.
    func take(_ content: PagerContent<Items>) -> Bool {
        let former = self.content
        self.content = content
        let isOther = former.map { updatePages(from: $0.items, to: content.items) } ?? true
        guard let pager else { return isOther }
        if let former {
            updatePhotos(of: pager, since: former.items)
            pager.pages.updateWords(captions: (former.caption == nil) != (content.caption == nil))
        }
        updateCaptions()
        showOverlay()
        applyZoom()
        return isOther
    }

    private func updatePages(from former: Items, to items: Items) -> Bool {
        if items.sharesStorage(with: former) { return false }
        guard let pager else { return true }
        if items.elementsEqual(former, by: { $0.id == $1.id }) { return false }
        pager.updatePages(by: PageChanges(from: former.map(\.id), to: items.map(\.id)), animated: true)
        return true
    }

    /// Updates the photos of the current page and the pages near it, whose items have changed under the same identifiers.
    private func updatePhotos(of pager: PhotoPagerViewController, since former: Items) {
        guard let items = content?.items, !items.sharesStorage(with: former) else { return }
        let reach = min(max(pager.preloadedPageCount, 0), items.count)
        for index in pager.currentIndex - reach...pager.currentIndex + reach {
            guard let new = item(at: index), let old = former.first(where: { $0.id == new.id }) else { continue }
            let areEqual = PagerPages.areEqual(old, new)
            if areEqual != true { pager.pages.followPhoto(at: index, isChanged: areEqual == false) }
        }
    }

    /// Returns whether two items with the same identifier are equal, or `nil` if that is unknown. Items that aren't equatable are compared
    /// by their memory: equal memory stands for equal items, but different memory may stand for equal items, too.
    private static func areEqual(_ former: Item, _ item: Item) -> Bool? {
        func isEqual<Value: Equatable>(_ former: Value) -> Bool { item as? Value == former }
        let isSameMemory = withUnsafeBytes(of: former) { former in withUnsafeBytes(of: item) { former.elementsEqual($0) } }
        if isSameMemory { return true }
        guard let former = former as? any Equatable else { return nil }
        return isEqual(former)
    }

    // MARK: Items

    func item(at index: Int) -> Item? {
        guard let items = content?.items, (0..<items.count).contains(index) else { return nil }
        return items[items.index(items.startIndex, offsetBy: index)]
    }

    /// Returns the index of an item. The time is proportional to the number of items.
    func index(of id: Item.ID) -> Int? {
        guard let items = content?.items, let index = items.firstIndex(where: { $0.id == id }) else { return nil }
        return items.distance(from: items.startIndex, to: index)
    }

    // MARK: Hosted views

    private func makeCaption(of item: Item) -> UIView? {
        guard let caption = content?.caption else { return nil }
        let view = HostedCaptionView(of: item.id)
        caption(item, view.container)
        return view
    }

    /// Updates the captions on the screen after a change of the app's state.
    private func updateCaptions() {
        guard let caption = content?.caption, let pager else { return }
        // Only the current page and its neighbors can be on the screen.
        let items = (pager.currentIndex - 1...pager.currentIndex + 1).compactMap(item)
        for view in pager.pages.visiblePages.compactMap({ $0.captionView?.caption as? HostedCaptionView }) {
            if let item = items.first(where: { AnyHashable($0.id) == view.item }) { caption(item, view.container) }
        }
    }

    /// Shows the overlay of the current item. The overlay of another item replaces the content of the same container, so that SwiftUI can
    /// animate the change.
    private func showOverlay() {
        guard let pager, let content, let show = content.overlay, let item = item(at: pager.currentIndex) else {
            overlay?.removeFromSuperview()
            return overlay = nil
        }
        let view = overlay ?? AlignedView()
        view.anchor = content.overlayAnchor
        show(item, view.container)
        if overlay == nil { view.fillSafeArea(of: pager.overlayView) }
        overlay = view
    }

    // MARK: Zoom

    /// Notifies the app of the current photo's zoom, unless the app's state already contains the zoom.
    func reportZoom() {
        guard let pager, pager.pageView != nil, let bound = content?.zoom else { return }
        let (former, new) = (zoom ?? bound.value, PhotoPagerZoom(scale: pager.zoomScale, visibleRect: pager.visibleRect))
        zoom = new
        if new != former { bound.set(new) }
    }

    /// Zooms the current photo as the app has set it, and notifies the app of the zoom that the photo allows.
    private func applyZoom() {
        guard let pager, let bound = content?.zoom, let former = zoom, bound.value != former else { return }
        let rect = bound.value.visibleRect
        // People may have moved the photo since the last report, which reports only changes of the scale. If the app sets only the scale,
        // the photo would otherwise jump back.
        let point = rect == former.visibleRect ? nil : CGPoint(x: rect.midX, y: rect.midY)
        zoom = bound.value
        pager.setZoomScale(bound.value.scale, at: point, animated: bound.isAnimated)
        reportZoom()
    }
}

extension PagerPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { content?.items.count ?? 0 }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { item(at: index).flatMap { content?.page($0) } }

    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? { item(at: index).flatMap(makeCaption) }

    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? {
        item(at: index).flatMap { content?.thumbnail?($0) }
    }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        item(at: index).map { AnyHashable($0.id) } ?? AnyHashable(index)
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? {
        item(at: index).flatMap { content?.photoLabel($0) }
    }

    func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? { item(at: index).flatMap { content?.menu($0) } }

    func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? {
        item(at: index).flatMap { content?.shareItems($0) }
    }
}

extension PagerPages: PhotoPagerDelegate {
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        guard pager === self.pager else { return }
        showOverlay()
        reportZoom()
        didShow()
    }

    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) { willSetChromeHidden(isHidden) }

    func photoPagerDidZoom(_ pager: PhotoPagerViewController) { reportZoom() }

    func photoPager(_ pager: PhotoPagerViewController, didLoadPhotoAt index: Int) {
        if let item = item(at: index) { content?.didLoad(item) }
    }

    func photoPager(_ pager: PhotoPagerViewController, didFailToLoadPhotoAt index: Int, error: (any Error)?) {
        if let item = item(at: index) { content?.didFailToLoad(item, error) }
    }

    func photoPagerDidClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
        content?.didClose(reason)
    }
}
#endif
