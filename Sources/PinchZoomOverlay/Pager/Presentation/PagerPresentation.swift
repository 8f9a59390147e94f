import UIKit

/// A pager that is there for as long as an item is to be shown: opened, paged and closed by saying which.
///
/// What is asked for may change at any time. It is done as soon as it can be: a pager that is on its way in or out gets there first, and an item
/// that is not among the items is waited for.
@MainActor final class PagerPresentation<Item: Hashable> {
    /// What the app has asked for, and has not got yet.
    private enum Request {
        case show(Item)
        case close
    }

    private weak var presenter: UIViewController?
    private let sources: PagerSources
    /// What the page of an item shows.
    var page: @MainActor (Item) -> PhotoPage? = { _ in nil }
    /// What VoiceOver calls an item.
    var accessibilityLabel: @MainActor (Item) -> String? = { _ in nil }
    /// How the photos fly.
    var transition = ZoomTransitionConfiguration()
    /// Called with each pager before it opens.
    var configure: @MainActor (PhotoPagerViewController) -> Void = { _ in }
    /// Called when the pager has gone to another item than was asked for, or is gone: nil.
    var itemDidChange: @MainActor (Item?) -> Void = { _ in }

    private(set) var items: [Item] = []
    private(set) var pager: PhotoPagerViewController?
    private var request: Request?
    /// What the app has said last, and what it was told since: neither asks for anything when it is said again.
    private var givenItem: Item?
    private var toldItem: Item?
    /// Whether UIKit has been asked for a transition that has not begun.
    private var isAwaitingTransition = false
    private var transitions: Set<ObjectIdentifier> = []
    private var retry: FrameLink?

    init(sources: PagerSources) {
        self.sources = sources
    }

    /// Takes what is to be shown, of which items, and the screen that presents the pager, which is not kept alive.
    func update(_ item: Item?, of items: [Item], from presenter: UIViewController) {
        self.presenter = presenter
        if item != givenItem {
            givenItem = item
            if item != toldItem {
                toldItem = item
                request = item.map(Request.show) ?? .close
            }
        }
        take(items)
        settle()
    }

    /// Takes the pager away without an animation: the screen that opened it is no more.
    func end() {
        request = nil
        retry?.end()
        guard let pager else { return }
        self.pager = nil
        pager.presentingViewController?.dismiss(animated: false)
    }

    private func take(_ items: [Item]) {
        guard items != self.items else { return }
        let changes = items.difference(from: self.items).inferringMoves()
        self.items = items
        pager?.updatePages(by: changes, animated: true)
        if items.isEmpty, pager != nil, request == nil { request = .close }
    }

    // MARK: Opening and closing

    /// Does what is asked for, unless something is under way that has to come to its end first.
    private func settle() {
        guard !isAwaitingTransition, transitions.isEmpty else { return }
        // It may have been taken away from under a screen of the app's that covered it.
        if let pager, pager.presentingViewController == nil { return pagerDidLeave(pager) }
        guard let request else { return }
        switch (request, pager) {
        case (.show(let item), nil): open(item)
        case (.show(let item), let pager?): show(item, in: pager)
        case (.close, nil): self.request = nil
        case (.close, let pager?): close(pager)
        }
    }

    private func open(_ item: Item) {
        guard let index = items.firstIndex(of: item), let presenter, presenter.viewIfLoaded?.window != nil else { return }
        guard presenter.presentedViewController == nil else { return retryWithNextFrame() }
        let zoom = ZoomTransitionController(from: presenter) { [sources] (item: Item) in sources.view(of: item) }
        zoom.delegate = self
        try? zoom.setConfiguration(transition)
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        configure(pager)
        pager.zoomTransition = zoom
        pager.delegate = self
        pager.didDisappear = { [weak self, weak pager] in
            // Otherwise a screen of the app's covers it.
            if let pager, pager.isBeingDismissed { self?.pagerDidLeave(pager) }
        }
        self.pager = pager
        request = nil
        isAwaitingTransition = true
        presenter.present(pager, animated: true) { [weak self] in
            self?.isAwaitingTransition = false
            self?.settle()
        }
    }

    private func close(_ pager: PhotoPagerViewController) {
        guard !pager.isGoingAway else { return }
        request = nil
        isAwaitingTransition = true
        pager.presentingViewController?.dismiss(animated: true) { [weak self, weak pager] in
            if let pager { self?.pagerDidLeave(pager) }
        }
    }

    /// Only the next photo is seen to come: others would pass, and be told.
    private func show(_ item: Item, in pager: PhotoPagerViewController) {
        guard let index = items.firstIndex(of: item) else { return }
        request = nil
        let isNext = abs(index - pager.currentIndex) == 1
        if index != pager.currentIndex { pager.setCurrentIndex(index, animated: isNext && !UIAccessibility.isReduceMotionEnabled) }
    }

    /// What the screen has presented before may be going.
    private func retryWithNextFrame() {
        guard
            presenter?.presentedViewController?.isBeingDismissed ?? false || presenter?.presentedViewController is PhotoPagerViewController
        else { return }
        retry = FrameLink { [weak self] _ in
            self?.settle()
            return false
        }
    }

    private func pagerDidLeave(_ pager: PhotoPagerViewController) {
        guard pager === self.pager else { return }
        self.pager = nil
        isAwaitingTransition = false
        if request == nil { tell(nil) }
        settle()
    }

    private func tell(_ item: Item?) {
        guard item != toldItem else { return }
        toldItem = item
        itemDidChange(item)
    }
}

extension PagerPresentation: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { items.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        guard let item = item(at: index) else { return nil }
        return page(item)
    }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        guard let item = item(at: index) else { return AnyHashable(index) }
        return AnyHashable(item)
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? {
        guard let item = item(at: index) else { return nil }
        return accessibilityLabel(item)
    }

    private func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }
}

extension PagerPresentation: PhotoPagerDelegate {
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        if pager === self.pager, request == nil, items.indices.contains(index) { tell(items[index]) }
    }
}

extension PagerPresentation: TransitionControllerDelegate {
    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {
        isAwaitingTransition = false
        transitions.insert(transition.id)
    }

    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {
        transitions.remove(transition.id)
        // What goes is told of when it has disappeared, which may be before this or after it.
        if transition.direction == .opening || !completed || pager == nil { settle() }
    }
}
