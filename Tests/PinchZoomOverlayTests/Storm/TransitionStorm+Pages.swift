import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay

/// What must hold of pages at rest, whatever they show.
extension TransitionStorm {
    var pagers: [PhotoPagerViewController] { openScreens.compactMap { $0 as? PhotoPagerViewController } }

    /// Whether a file that has come is being read: nobody waits for it any longer, and it is not loaded yet.
    var isReading: Bool { loadsUnderWay(in: pagers).count > album.server.awaited.count }

    /// Takes note of all that must not outlive a pager.
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

    /// A page on the screen has the live view that it wants, unless another one has it that wants it as well.
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

    /// What must not outlive its pager, by the names that the storm has noted it by.
    private static let partsOfPages = [
        "a page", "a load", "a picture", "a decoded photo", "a photo that was loaded", "the tiles of a photo", "a loader",
        "a view that was made for a page",
    ]

    /// Without a pager no load is under way, and every live view is in the cell that shows it.
    func checkNothingLoads() {
        for request in album.server.awaited { trouble("\(request.name) is loaded without a pager") }
        for cell in album.cells {
            if let view = cell.container.contentView, view.superview !== cell.container {
                trouble("a live view is in \(String(describing: view.superview)), not in its cell")
            }
        }
        for remains in partsOfPages { trouble("\(remains.name) outlives its pager") }
    }

    /// What is left of pages although there is no pager. Loaders that do not listen keep what they have until the storm answers them.
    private var partsOfPages: [Remains] {
        guard album.server.requests.isEmpty else { return [] }
        album.server.forgetThePast()
        return remains.filter { $0.object != nil && TransitionStorm.partsOfPages.contains($0.name) }
    }

    /// What is decoded for nobody any more is there until another thread has done with it: that takes no time of the phone's.
    func waitForDecoders() async {
        var patience = 5_000
        while !partsOfPages.isEmpty, patience > 0 {
            try? await Task.sleep(nanoseconds: 1_000_000)
            patience -= 1
        }
    }
}
