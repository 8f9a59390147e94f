#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Presents a pager while the app has an item to show.
///
/// The app's request may change at any time. A request is fulfilled as soon as the requested item exists, no pager is opening or closing,
/// and no other screen is presented.
@MainActor final class PagerPresentation<Items: RandomAccessCollection> where Items.Element: Identifiable {
    typealias Item = Items.Element

    private weak var presenter: UIViewController?
    private let sources: PagerSources
    /// The configuration of the flight.
    var transition = ZoomTransitionConfiguration()
    /// A closure that is called if the shown item isn't the app's item. The argument is the shown item, or `nil` if the pager has closed.
    /// The closure is never called during a SwiftUI update.
    var itemDidChange: @MainActor (Item?) -> Void = { _ in }

    private let pages = PagerPages<Items>()
    /// The items and closures of the last update, or `nil` if they are applied.
    private var newContent: PagerContent<Items>?
    private var kept = KeptItem<Item.ID>()
    /// The requested item that isn't among the items. Without this property, each update would search for the item again.
    private var missingItem: Item.ID?
    private var presented: PresentedPager?
    private let viewUpdate = ViewUpdate()
    /// Whether the presentation waits for another screen or a transition to end.
    private var isBlocked = false

    init(sources: PagerSources) {
        self.sources = sources
        pages.didShow = { [weak self] in self?.notifyApp() }
    }

    var pager: PhotoPagerViewController? { presented?.pager }

    /// Stores the app's item, all items with their closures, and the screen that presents the pager. The screen isn't retained.
    ///
    /// The update takes effect in the next frame. At once, a pager would open or change its pages within the SwiftUI update, and the app's
    /// closures must not change the app's state there.
    func update(_ item: Item?, of content: PagerContent<Items>, from presenter: UIViewController) {
        self.presenter = presenter
        kept.take(item?.id)
        newContent = content
        guard presented != nil || kept.request != nil else { return }
        viewUpdate.inNextFrame { [weak self] in self?.takeNextStep() }
    }

    /// Removes the pager without an animation, because the screen that opened it is gone.
    func end() {
        kept.fulfill()
        itemDidChange = { _ in }
        guard let presented else { return }
        // During a transition, UIKit ignores a dismissal, so the dismissal waits until the transition ends. This closure retains `self`
        // with the pager's data source until the pager is gone. Without the data source, the pager would have no pages.
        presented.didChange = {
            if presented.isGone {
                self.presented = nil
                presented.didChange = {}
            } else if presented.isAtRest {
                presented.dismiss(animated: false)
            }
        }
        presented.didChange()
    }

    /// Applies the items and closures of the last update.
    private func takeContent() {
        guard let content = newContent else { return }
        newContent = nil
        guard pages.take(content) else { return }
        missingItem = nil
        if pager != nil, pages.isEmpty { kept.close() }
    }

    // MARK: Opening and closing

    /// Takes the next possible step: fulfills the request, closes a pager without items, or reports the shown item. Has no effect while the
    /// pager opens or closes.
    private func takeNextStep() {
        takeContent()
        if presented?.isGone ?? false { presentedPagerDidLeave() }
        guard presented?.isAtRest ?? true else { return }
        switch (kept.request, presented) {
        case (.show(let id), nil): open(id)
        case (.show(let id), let presented?): show(id, in: presented.pager)
        case (.close, let presented?):
            kept.fulfill()
            presented.dismiss()
        case (nil, let presented?) where pages.isEmpty:
            // Here, a finger has cancelled the dismissal of a pager without items. Without this second dismissal, the empty pager would
            // stay open.
            presented.dismiss()
        case (.close, nil), (nil, _):
            kept.fulfill()
            notifyApp()
        }
    }

    private func presentedPagerDidLeave() {
        presented = nil
        // If the requested item is missing when the pager has closed, the request ends. Without this, the pager would open again when the
        // item is added.
        if case .show(let id) = kept.request, pages.index(of: id) == nil { kept.fulfill() }
    }

    private func open(_ id: Item.ID) {
        guard let presenter, presenter.viewIfLoaded?.window != nil, let index = index(of: id) else { return }
        guard presenter.presentedViewController == nil, presenter.transitionCoordinator == nil else { return wait(for: presenter) }
        let zoom = ZoomTransitionController(from: presenter) { [sources] (id: Item.ID) in sources.view(of: id) }
        zoom.configuration = transition
        let pager = PhotoPagerViewController(dataSource: pages, currentIndex: index)
        pages.prepare(pager)
        let presented = PresentedPager(pager, zoom: zoom)
        presented.didChange = { [weak self] in self?.takeNextStep() }
        self.presented = presented
        presented.present(by: presenter)
        // If UIKit has refused the presentation, the request remains, and the next call of `takeNextStep()` tries again.
        if pager.presentingViewController != nil { kept.fulfill() }
    }

    /// Shows the page of an item without an animation. If the change were animated, a finger could stop the pager at another page.
    private func show(_ id: Item.ID, in pager: PhotoPagerViewController) {
        guard let index = index(of: id) else { return }
        kept.fulfill()
        if index != presented?.index { pager.setCurrentIndex(index, animated: false) }
    }

    private func index(of id: Item.ID) -> Int? {
        guard id != missingItem else { return nil }
        let index = pages.index(of: id)
        missingItem = index == nil ? id : nil
        return index
    }

    /// Notifies the app of the shown item, unless the app has the same item, or a request isn't fulfilled yet.
    private func notifyApp() {
        if presented != nil { pages.reportZoom() }
        let item = presented.flatMap { pages.item(at: $0.index) }
        if kept.follow(item?.id) { itemDidChange(item) }
    }

    /// Takes the next step when nothing is in front of the presenter any more.
    private func wait(for presenter: UIViewController) {
        guard !isBlocked else { return }
        isBlocked = true
        presenter.afterScreenInFront { [weak self] in
            self?.isBlocked = false
            self?.takeNextStep()
        }
    }
}
#endif
