import UIKit

extension PhotoPagesView {
    /// Loads the photos of the pages near the current one, and gives up the photos of the others. Visible pages are always near.
    func updateLoads() {
        guard let pager, count > 0 else { return loads.forgetAll() }
        let shown = shownIndices.filter { $0 < count }
        loads.keep(shown.union(nearIndices(of: pager))) { pager.dataSource?.photoPager(pager, pageAt: $0) }
        decodePhotos()
    }

    private func nearIndices(of pager: PhotoPagerViewController) -> ClosedRange<Int> {
        let reach = position.isScrubbing ? 0 : pager.preloadedPageCount.clamped(to: 0...count)
        // While photos are reloaded there may be fewer by then.
        let current = min(position.currentIndex, count - 1)
        return max(0, current - reach)...min(count - 1, current + reach)
    }

    /// Returns the content of a page.
    func content(at index: Int, of pager: PhotoPagerViewController) -> PhotoPageCell.Content {
        if let load = loads.load(at: index) { return .load(load) }
        switch pager.dataSource?.photoPager(pager, pageAt: index) {
        case .image(let image): return .image(image)
        case .photo(let photo):
            // A page that is made ready further away than photos are loaded waits until it shows.
            guard nearIndices(of: pager).contains(index) || shownIndices.contains(index) else {
                return .placeholder(photo.placeholder, size: photo.size)
            }
            return .load(loads.load(photo, at: index))
        case .view(let view, let size): return .view(view, size: size)
        case nil: return .image(pager.dataSource?.photoPager(pager, imageAt: index))
        }
    }

    /// Decodes the photos that have come, as large as they are shown and as the budget allows.
    func decodePhotos() {
        guard let pager else { return }
        let scale = max(traitCollection.displayScale, 1)
        loads.decode(
            for: PhotoLoads.Display(
                currentIndex: position.currentIndex,
                page: CGSize(width: bounds.width * scale, height: bounds.height * scale),
                zoomScale: currentPage?.zoomView.zoomScale ?? 1,
                byteLimit: pager.decodedByteLimit
            )
        )
    }

    /// Releases everything but the visible pages. The rest is requested again when it's needed.
    func freeMemory() {
        loads.forgetAll(but: shownIndices.union([position.currentIndex]))
    }
}
