#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PhotoPagesView {
    /// Loads the photos of visible pages and of pages near the current page. Cancels or releases the photos of all other pages.
    func updateLoads() {
        guard let pager, count > 0 else { return loads.forgetAll() }
        let shown = shownIndices.filter { $0 < count }
        loads.keep(shown.union(nearIndices(of: pager))) { pager.dataSource?.photoPager(pager, pageAt: $0) }
        decodePhotos()
    }

    private func nearIndices(of pager: PhotoPagerViewController) -> ClosedRange<Int> {
        let reach = position.isScrubbing ? 0 : pager.preloadedPageCount.clamped(to: 0...count)
        let current = position.currentIndex
        return max(0, current - reach)...min(count - 1, current + reach)
    }

    /// Reloads a photo if the data source now has another one.
    ///
    /// - Parameter isChanged: Whether a photo that can't be compared counts as another one, such as the photo of a closure.
    func followPhoto(at index: Int, isChanged: Bool) {
        guard let pager, let photoIndex = photoIndex(of: index) else { return }
        switch pager.dataSource?.photoPager(pager, pageAt: photoIndex) {
        case .image(let image) where image === page(at: index)?.zoomView.photo: break
        case .photo(let source, _, _, _)
        where source.identity.map { $0 == loads.load(at: index)?.source.identity } ?? !isChanged: break
        case .view where !isChanged, nil: break
        default: reloadPhoto(at: index)
        }
    }

    /// Returns the content of a page. If the page is visible or near the current page, the page's photo starts to load.
    func content(at index: Int, of pager: PhotoPagerViewController) -> PhotoPageCell.Content {
        if let load = loads.load(at: index) { return .load(load) }
        guard let photoIndex = photoIndex(of: index) else { return .image(nil) }
        let page = pager.dataSource?.photoPager(pager, pageAt: photoIndex)
        switch page {
        case .image(let image): return .image(image)
        case .photo(_, let placeholder, let size, let thumbnail):
            // UIKit may prepare a page that is farther away. In this case, the photo is loaded only when the page appears on the screen.
            let isNeeded = nearIndices(of: pager).contains(index) || shownIndices.contains(index)
            guard isNeeded, let load = loads.load(page, at: index) else { return .placeholder(placeholder ?? thumbnail?.image, size: size) }
            return .load(load)
        case .view(let view, let size): return .view(view, size: size)
        case nil: return .image(pager.dataSource?.photoPager(pager, imageAt: photoIndex))
        }
    }

    /// Decodes a photo that has been loaded, or the part of a photo whose file breaks off. Notifies the delegate of the decoded photo or of
    /// the failure.
    func loadDidEnd(at index: Int, in state: PhotoLoad.State) {
        guard let pager else { return }
        switch state {
        case .loading:
            break
        case .loaded(let picture) where picture.decoded == nil:
            decodePhotos()
        case .loaded:
            pager.delegate?.photoPager(pager, didLoadPhotoAt: index)
            reportPhotoView()
        case .failed(let error, _):
            decodePhotos()
            pager.delegate?.photoPager(pager, didFailToLoadPhotoAt: index, error: error)
        }
    }

    /// Decodes each loaded photo at the size at which its page shows the photo, as far as the budget allows.
    func decodePhotos() {
        let scale = max(traitCollection.displayScale, 1)
        let area = bounds.inset(by: photoInsets)
        loads.decode(
            for: PhotoLoads.Display(
                currentIndex: position.currentIndex,
                page: CGSize(width: area.width * scale, height: area.height * scale),
                zoomScale: currentPage?.zoomView.zoomScale ?? 1
            )
        )
    }

    /// Releases the photos of all pages that aren't visible. These photos are loaded again when they're needed.
    func freeMemory() {
        loads.forgetAll(but: shownIndices.union([position.currentIndex]))
        for page in visiblePages { page.zoomView.tiles?.freeMemory() }
    }
}
#endif
