import UIKit

/// Presents a pager while the app has an item to show.
///
/// The app's request may change at any time. A request is fulfilled as soon as the requested item exists, no pager is opening or closing,
/// and no other screen is presented.
@MainActor final class PagerPresentation<Item: Hashable> {
    private weak var presenter: UIViewController?
    private let sources: PagerSources
    /// A closure that returns the content of an item's page, or `nil` for an empty page.
    var page: @MainActor (Item) -> PhotoPage? = { _ in nil }
    /// A closure that returns the accessibility label of an item's photo.
    var accessibilityLabel: @MainActor (Item) -> String? = { _ in nil }
    /// The configuration of the flight.
    var transition = ZoomTransitionConfiguration()
    /// A closure that is called with each pager before the pager opens.
    var configure: @MainActor (PhotoPagerViewController) -> Void = { _ in }
    /// A closure that is called if the shown item isn't the app's item. The argument is the shown item, or `nil` if the pager has closed.
    /// The closure is never called during a SwiftUI update.
    var itemDidChange: @MainActor (Item?) -> Void = { _ in }

    private(set) var items: [Item] = []
    private var kept = KeptItem<Item>()
    private var presented: PresentedPager?
    private let viewUpdate = ViewUpdate()
    /// Whether another screen or a transition prevents the presentation. UIKit doesn't notify the presenter when the other screen is gone,
    /// so `watch` checks repeatedly.
    private var isBlocked = false
    private var watch: FrameLink?

    init(sources: PagerSources) {
        self.sources = sources
    }

    var pager: PhotoPagerViewController? { presented?.pager }

    /// Applies the app's item, all items, and the screen that presents the pager. The screen isn't retained.
    func update(_ item: Item?, of items: [Item], from presenter: UIViewController) {
        viewUpdate.perform {
            self.presenter = presenter
            kept.take(item)
            take(items)
            takeNextStep()
        }
    }

    /// Removes the pager without an animation, because the screen that opened it is gone.
    func end() {
        kept.fulfill()
        itemDidChange = { _ in }
        watch?.end()
        guard let presented else { return }
        // During a transition, UIKit ignores a dismissal, so the dismissal waits until the transition ends. This closure retains `self`,
        // which is the pager's data source, until the pager is gone. Without the data source, the pager would have no pages.
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

    private func take(_ items: [Item]) {
        guard items != self.items else { return }
        let former = self.items
        self.items = items
        guard let pager else { return }
        pager.updatePages(by: PageChanges(from: former, to: items), animated: true)
        if items.isEmpty { kept.close() }
    }

    // MARK: Opening and closing

    /// Takes the next possible step: fulfills the request, closes a pager without items, or reports the shown item. Has no effect while the
    /// pager opens or closes.
    private func takeNextStep() {
        if presented?.isGone ?? false { presentedPagerDidLeave() }
        guard presented?.isAtRest ?? true else { return }
        switch (kept.request, presented) {
        case (.show(let item), nil): open(item)
        case (.show(let item), let presented?): show(item, in: presented.pager)
        case (.close, let presented?):
            kept.fulfill()
            presented.dismiss()
        case (nil, let presented?) where items.isEmpty:
            // Here, a finger has cancelled the dismissal of a pager without items. Without this second dismissal, the empty pager would
            // stay open.
            presented.dismiss()
        case (.close, nil):
            kept.fulfill()
            notifyApp()
        case (nil, _): notifyApp()
        }
    }

    private func presentedPagerDidLeave() {
        presented = nil
        // If the requested item is missing when the pager has closed, the request ends. Without this, the pager would open again when the
        // item is added.
        if case .show(let item) = kept.request, !items.contains(item) { kept.fulfill() }
    }

    private func open(_ item: Item) {
        guard let index = items.firstIndex(of: item), let presenter, presenter.viewIfLoaded?.window != nil else { return }
        guard presenter.presentedViewController == nil, presenter.transitionCoordinator == nil else { return watchScreen() }
        let zoom = ZoomTransitionController(from: presenter) { [sources] (item: Item) in sources.view(of: item) }
        zoom.configuration = transition
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        configure(pager)
        let presented = PresentedPager(pager, zoom: zoom)
        pager.delegate = self
        presented.didChange = { [weak self] in self?.takeNextStep() }
        self.presented = presented
        presented.present(by: presenter)
        // If UIKit has refused the presentation, the request remains, and the next call of `takeNextStep()` tries again.
        if pager.presentingViewController != nil { kept.fulfill() }
    }

    /// Shows the page of an item without an animation. If the change were animated, a finger could stop the pager at another page.
    private func show(_ item: Item, in pager: PhotoPagerViewController) {
        guard let index = items.firstIndex(of: item) else { return }
        kept.fulfill()
        if index != presented?.index { pager.setCurrentIndex(index, animated: false) }
    }

    /// Notifies the app of the shown item, unless the app has the same item, or a request isn't fulfilled yet.
    private func notifyApp() {
        viewUpdate.afterwards { [weak self] in
            guard let self else { return }
            let item = presented.flatMap { self.item(at: $0.index) }
            if kept.follow(item) { itemDidChange(item) }
        }
    }

    private func watchScreen() {
        isBlocked = true
        guard watch == nil else { return }
        watch = FrameLink(framesPerSecond: 10...30) { [weak self] _ in
            guard let self else { return false }
            isBlocked = false
            takeNextStep()
            if !isBlocked { watch = nil }
            return isBlocked
        }
    }
}

extension PagerPresentation: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { items.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { item(at: index).flatMap(page) }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        item(at: index).map { AnyHashable($0) } ?? AnyHashable(index)
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? {
        item(at: index).flatMap(accessibilityLabel)
    }

    private func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }
}

extension PagerPresentation: PhotoPagerDelegate {
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        if pager === self.pager { notifyApp() }
    }
}
