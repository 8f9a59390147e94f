#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The methods that change the position: for the app and its keys, for the pages, and for the strip of thumbnails.
extension PhotoPagerViewController {
    // MARK: By the app and by keys

    /// Shows another page. If no page has the index, shows the nearest page.
    func show(_ index: Int, animated: Bool) {
        guard animated, pages.window != nil, pages.isLaidOut, position.hasPages else {
            return arrange { $0.show(index) }
        }
        changePosition { $0.move(to: index) }
        pages.scroll(to: position.nearestIndex(to: index))
    }

    /// Turns a number of pages: forward, or back if the number is negative. During an animation, the number counts from the animation's
    /// goal, unless a finger on the pages has stopped the animation. Without the check, a key would skip pages that nobody has seen.
    func turnPage(by steps: Int) {
        if pages.isTouched { pagesDidStop() }
        let index = position.index(afterSteps: steps)
        guard index != position.goal ?? currentIndex else { return }
        show(index, animated: !UIAccessibility.isReduceMotionEnabled)
    }

    private var photoCount: Int { max(0, dataSource?.numberOfPhotos(in: self) ?? 0) }

    /// Reloads all pages. If the current index is too large for the new number of pages, the last page becomes the current page.
    func reloadPages() {
        let count = photoCount
        reloadPages { $0.reload(count: count) }
    }

    private func reloadPages(at change: @escaping (inout PagePosition) -> Void) {
        changePosition(change, photosChange: true) {
            $0()
            pages.reload()
        }
    }

    /// Changes the position, and lays out the pages there.
    private func arrange(at change: @escaping (inout PagePosition) -> Void) {
        changePosition(change) {
            $0()
            pages.arrange()
        }
    }

    /// Inserts, removes and moves pages. If the current page was removed, the nearest page becomes the current page.
    func updatePages(by changes: PageChanges, animated: Bool) {
        guard isViewLoaded else { return changePosition { $0.apply(changes, count: nil) } }
        guard !changes.isEmpty else { return }
        let count = photoCount
        guard changes.lead(from: pages.count, to: count) else { return reloadPages() }
        guard pages.isLaidOut else { return reloadPages { $0.apply(changes, count: count) } }
        let former = currentIndex
        let isGone = position.currentIndex(after: changes) == nil
        let removed = animated && transitionCoordinator == nil && isGone ? pages.currentPage : nil
        let removal = removed.flatMap { PageRemoval(of: $0, in: pages) }
        changePosition(
            { $0.apply(changes, count: count) },
            isOtherPhoto: isGone,
            photosChange: true,
            during: { change in
                pages.update(by: changes, from: former, isGone: isGone, removal: removal, changePosition: change)
            }
        )
    }

    // MARK: By the pages

    func pagesWillBeginDragging() {
        thumbnails?.stop()
        changePosition { $0.stop() }
    }

    func pagesDidMove(to index: Int) {
        changePosition { $0.pagesDidMove(to: index) }
    }

    /// Removes the goal, because the pages are at rest.
    func pagesDidStop() {
        changePosition { $0.stop() }
    }

    /// Lays out the pages in their new size. If an animation moves the pages, the pages are at the animation's goal at once. Without this,
    /// the rest of the animation would start with a jump.
    func pagesDidResize() {
        arrange { $0.arrive() }
    }

    // MARK: By the strip of thumbnails

    /// Starts the scrubbing, because a finger drags the strip. If an animation moves the pages, the animation ends at the current page.
    func stripWillBeginDragging() {
        arrange { $0.beginScrubbing() }
    }

    func stripDidMove(to index: Int) {
        arrange { $0.show(index) }
    }

    /// Ends the scrubbing, because the strip is at rest or no longer moves the pages.
    func stripDidStop() {
        changePosition { $0.endScrubbing() }
    }
}
#endif
