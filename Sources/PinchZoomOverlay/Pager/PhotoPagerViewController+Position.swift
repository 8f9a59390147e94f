import UIKit

/// The changes of the position, by the app, a key, the pages and the strip of thumbnails.
extension PhotoPagerViewController {
    // MARK: By the app and by keys

    /// Shows another page. If no page has the index, shows the nearest page.
    func show(_ index: Int, animated: Bool) {
        guard animated, pages.window != nil, pages.isLaidOut, position.hasPages else {
            return changePosition({ $0.show(index) }, layOutPages: pages.arrange)
        }
        changePosition { $0.move(to: index) }
        pages.scroll(to: position.nearestIndex(to: index))
    }

    /// Turns pages, counted from the page to which the pages move now.
    func turnPage(by steps: Int) {
        let index = position.index(afterSteps: steps)
        guard index != position.goal ?? currentIndex else { return }
        show(index, animated: !UIAccessibility.isReduceMotionEnabled)
    }

    private var photoCount: Int { max(0, dataSource?.numberOfPhotos(in: self) ?? 0) }

    /// Makes all pages again. The current index stays where it is, or is the last one.
    func reloadPages() {
        let count = photoCount
        reloadPages { $0.reload(count: count) }
    }

    private func reloadPages(at change: (inout PagePosition) -> Void) {
        changePosition(change, layOutPages: pages.reload)
        photosDidChange()
    }

    /// Inserts, removes and moves pages. The current page stays the current one, or the nearest page replaces it.
    func updatePages(by changes: PageChanges, animated: Bool) {
        guard isViewLoaded else { return changePosition { $0.apply(changes, count: nil) } }
        guard !changes.isEmpty else { return }
        let count = photoCount
        guard changes.lead(from: pages.count, to: count) else { return reloadPages() }
        guard pages.isLaidOut else { return reloadPages { $0.apply(changes, count: count) } }
        let former = currentIndex
        let isGone = position.currentIndex(after: changes) == nil
        let removal = animated && transitionCoordinator == nil && isGone ? pages.makeRemoval() : nil
        changePosition({ $0.apply(changes, count: count) }, isOtherPhoto: isGone) {
            pages.update(by: changes, from: former, isGone: isGone, removal: removal)
        }
        photosDidChange()
    }

    /// Lets the photos near the current one load, and brings the strip of thumbnails in line with the photos.
    func photosDidChange() {
        pages.updateLoads()
        thumbnails?.reload()
        view.setNeedsLayout()
    }

    // MARK: By the pages

    func pagesWillBeginDragging() {
        thumbnails?.stop()
        changePosition { $0.stop() }
    }

    func pagesDidMove(to index: Int) {
        changePosition { $0.pagesDidMove(to: index) }
    }

    /// The pages are at rest.
    func pagesDidStop() {
        changePosition { $0.stop() }
    }

    /// Lays the pages out in their new size. Pages that are moving arrive at once: the rest of their way would start with a jump.
    func pagesDidResize() {
        changePosition({ $0.arrive() }, layOutPages: pages.arrange)
    }

    // MARK: By the strip of thumbnails

    /// A finger takes the strip. An animated change of pages ends at the current page.
    func stripWillBeginDragging() {
        changePosition({ $0.beginScrubbing() }, layOutPages: pages.arrange)
    }

    func stripDidMove(to index: Int) {
        changePosition({ $0.show(index) }, layOutPages: pages.arrange)
    }

    /// The strip is at rest, or no longer moves the pages.
    func stripDidStop() {
        changePosition { $0.endScrubbing() }
    }
}
