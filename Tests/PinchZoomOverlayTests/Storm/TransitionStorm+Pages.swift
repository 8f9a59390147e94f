import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay

/// The checks of pages at rest, for all kinds of contents.
extension TransitionStorm {
    var pagers: [PhotoPagerViewController] { openScreens.compactMap { $0 as? PhotoPagerViewController } }

    /// Notes all objects that must not outlive a pager.
    func lookForPages() {
        for pager in pagers where pager.isViewLoaded {
            for page in pager.pages.visiblePages {
                note(page, "a page")
                if let tiles = page.zoomView.tiles { note(tiles, "the tiles of a photo") }
            }
            for load in loads(of: pager) {
                note(load, "a load")
                if let picture = load.picture { note(picture, "a picture") }
                if let image = load.picture?.decoded { note(image, "a decoded photo") }
            }
        }
    }

    func checkPages(_ place: String) {
        for pager in pagers where pager.viewIfLoaded?.window != nil {
            for page in pager.pages.visiblePages { checkLoan(of: page, place) }
            if let page = pager.pages.currentPage { checkStatus(of: page, in: pager, place) }
        }
        let (waiting, awaited) = (loadsUnderWay(in: pagers), album.server.awaited)
        if waiting.count != awaited.count { trouble("\(waiting.count) loads wait for \(awaited.map(\.name)) \(place)") }
        let isDecoding = pagers.flatMap(loads).contains { $0.picture?.isDecoding ?? false }
        if isDecoding { trouble("a photo is being decoded for ever \(place)") }
    }

    /// Checks that a page on the screen contains its live view. Another container for the same view may have borrowed the view.
    private func checkLoan(of page: PhotoPageCell, _ place: String) {
        guard page.isShown, let container = page.zoomView.shownView as? BorrowingContainerView, let view = container.wantedView
        else { return }
        guard let borrower = view.borrower, borrower.wantedView === view, borrower.window != nil else {
            return trouble("a live view is in \(String(describing: view.superview)), not on its page \(place)")
        }
        if borrower === container, view.frame != container.bounds {
            trouble("a live view at \(view.frame) in \(container.bounds) \(place)")
        }
    }

    /// The names under which the storm notes objects that must not outlive their pager.
    private static let partsOfPages = [
        "a page", "a load", "a picture", "a decoded photo", "a photo that was loaded", "the tiles of a photo", "a loader",
        "a view that was made for a page",
    ]

    /// Checks, without a pager, that no load is under way and that every live view is in its cell.
    func checkNothingLoads() {
        for request in album.server.awaited { trouble("\(request.name) is loaded without a pager") }
        for cell in album.cells {
            if let view = cell.container.contentView, view.superview !== cell.container {
                trouble("a live view is in \(String(describing: view.superview)), not in its cell")
            }
        }
        for remains in partsOfPages { trouble("\(remains.name) outlives its pager") }
    }

    /// The parts of pages that are left without a pager. While requests wait, the result is empty, because a loader that ignores a
    /// cancellation keeps its objects until the storm answers.
    private var partsOfPages: [Remains] {
        guard album.server.requests.isEmpty else { return [] }
        album.server.forgetThePast()
        return remains.filter { $0.object != nil && TransitionStorm.partsOfPages.contains($0.name) }
    }
}
