#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The row of pages. The pager determines the current page, and this view notifies the pager when the pages move.
final class PhotoPagesView: AdaptiveView {
    weak var pager: PhotoPagerViewController?

    private var spacing: CGFloat = 20
    private let layout = PhotoPagesLayout()
    private let collectionView: PagingCollectionView
    /// The row at the last layout.
    private var row = PageRow()
    let loads = PhotoLoads()
    /// The indices of the pages that are at least partly visible.
    private(set) var shownIndices: Set<Int> = []
    var captionLayout = CaptionLayout() {
        didSet { if oldValue != captionLayout { visiblePages.forEach { $0.captionView?.follow(captionLayout) } } }
    }
    /// The insets of the area in which photos are fitted, in points.
    var photoInsets = UIEdgeInsets.zero {
        didSet { if oldValue != photoInsets { zoomSettingsDidChange() } }
    }
    /// The index of the page to scroll to with an animation, as soon as no finger drags the pages.
    private var awaitedIndex: Int?
    /// Whether a finger drags the pages.
    private var isDragged = false
    /// The changes of an update that UIKit is about to begin, or `nil` if there is no such update.
    private var comingChanges: PageChanges?
    /// Whether a layout of the pages is in progress. During the layout, a change of the offset doesn't change the current page.
    private var isArranging = false

    init() {
        collectionView = PagingCollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        collectionView.isPagingEnabled = true
        collectionView.alwaysBounceHorizontal = true
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.hideEdgeEffects()
        // UIKit scrolls no view to the top if several views on the screen may be scrolled. The app's own list should be scrolled.
        collectionView.scrollsToTop = false
        collectionView.allowsSelection = false
        collectionView.backgroundColor = .clear
        collectionView.register(PhotoPageCell.self, forCellWithReuseIdentifier: PhotoPageCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        addSubview(collectionView)
        loads.didEnd = { [weak self] in self?.loadDidEnd(at: $0, in: $1) }
    }

    // MARK: Pages

    var position: PagePosition { pager?.position ?? PagePosition(index: 0) }

    /// The number of pages, or 0 if the data source hasn't returned a number yet.
    var count: Int { position.count ?? 0 }

    /// The current page, or `nil` if there is no page or the view has no layout yet.
    var currentPage: PhotoPageCell? { page(at: position.currentIndex) }

    /// The pages that are at least partly visible.
    var visiblePages: [PhotoPageCell] { collectionView.visibleCells.compactMap { $0 as? PhotoPageCell } }

    /// The scroll position, counted in pages from the left. A fraction is a position between two pages.
    var place: CGFloat { row.pageWidth > 0 ? collectionView.contentOffset.x / row.pageWidth : 0 }

    func page(at index: Int) -> PhotoPageCell? {
        collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoPageCell
    }

    /// Returns the index by which the data source finds the photo of a page, or `nil` if the photo was removed.
    ///
    /// UIKit lays out the pages before an update of the pages. At that time, the pages have their former indices, but the photos of the
    /// data source have changed already. Without the new index, the page would show another photo.
    func photoIndex(of index: Int) -> Int? {
        guard index < count else { return nil }
        guard let comingChanges else { return index }
        return comingChanges.index(of: index)
    }

    /// Returns the page at a point of this view, or `nil` if there is no page.
    func page(at point: CGPoint) -> PhotoPageCell? {
        collectionView.indexPathForItem(at: convert(point, to: collectionView)).flatMap { page(at: $0.item) }
    }

    /// Whether the pages have been laid out, so that the pages can be updated and scrolled. A collection view without a size doesn't count
    /// its pages after a reload. An update of the pages would then raise an exception.
    var isLaidOut: Bool { row.pageWidth > 0 }

    /// Reloads all pages, and releases all loaded photos.
    func reload() {
        loads.forgetAll()
        shownIndices = []
        // The caption of a page is requested again when the page appears on the screen.
        for page in visiblePages { page.captionView?.caption = nil }
        collectionView.reloadData()
        arrange()
    }

    /// Inserts, removes and moves pages.
    ///
    /// - Parameters:
    ///   - changes: The changes, which lead to the number of pages in the new position.
    ///   - former: The former index of the current page.
    ///   - isGone: Whether the former current page was removed.
    ///   - removal: The animation that removes the former current page, or `nil` for none.
    ///   - changePosition: Applies the changes to the position. UIKit may lay out the pages at their former indices before.
    func update(
        by changes: PageChanges,
        from former: Int,
        isGone: Bool,
        removal: PageRemoval?,
        changePosition: @escaping () -> Void
    ) {
        isArranging = true
        stopPaging()
        comingChanges = changes
        UIView.performWithoutAnimation {
            collectionView.performBatchUpdates { [self] in
                comingChanges = nil
                changePosition()
                loads.move { changes.index(of: $0) }
                shownIndices = Set(shownIndices.compactMap { changes.index(of: $0) })
                layout.targetIndex = isGone ? nil : position.currentIndex
                func paths(_ indices: [Int]) -> [IndexPath] { indices.map { IndexPath(item: $0, section: 0) } }
                collectionView.deleteItems(at: paths(changes.removals))
                collectionView.insertItems(at: paths(changes.insertions))
                for (former, index) in changes.moves {
                    collectionView.moveItem(at: IndexPath(item: former, section: 0), to: IndexPath(item: index, section: 0))
                }
            }
            arrange()
        }
        layout.targetIndex = nil
        guard let removal else { return }
        // The successor moves in from the trailing side. If no page has taken the place of the removed page, because it was the last one, the
        // successor moves in from the leading side.
        let isPlaceTaken = changes.indexNearest(to: former, count: .max) == position.currentIndex
        let side: CGFloat = isPlaceTaken == row.isRightToLeft ? -1 : 1
        removal.run(in: self, successor: currentPage, from: side * row.pageWidth)
    }

    /// Reloads one photo: on its page, if the page exists, and in the strip of thumbnails.
    func reloadPhoto(at index: Int) {
        loads.forget(index)
        if let page = page(at: index) { fill(page, at: index) }
        updateLoads()
        pager?.thumbnails?.reloadThumbnail(at: index)
        reportPhotoView()
    }

    /// Reports the image view of the current photo to the delegate, once for each image view.
    func reportPhotoView() {
        guard let pager, let delegate = pager.delegate, pager.visibility == .open, !position.isScrubbing,
            let photoView = currentPage?.takePhotoView()
        else { return }
        delegate.photoPager(pager, didShow: photoView, at: position.currentIndex)
    }

    /// Requests the words and the caption of each visible page again.
    ///
    /// - Parameter captions: Whether to request the captions, too.
    func updateWords(captions: Bool) {
        for page in visiblePages {
            guard let index = collectionView.indexPath(for: page)?.item else { continue }
            page.zoomView.photoView.accessibilityLabel = label(of: index)
            if captions { showCaption(on: page, at: index) }
        }
    }

    private func label(of index: Int) -> String? {
        guard let pager, let photoIndex = photoIndex(of: index) else { return nil }
        return pager.dataSource?.photoPager(pager, accessibilityLabelAt: photoIndex)
    }

    /// Fills a page, unless the page was removed. UIKit may request a cell by an index that no page has any more. Without the check of the
    /// index, the data source would be called with the index of a removed photo.
    private func fill(_ page: PhotoPageCell, at index: Int) {
        guard let pager, index < count else { return }
        page.margin = spacing / 2
        page.menu = { [weak self, weak pager, weak page] in
            // A page that isn't on the screen may have been removed. Without this check, the data source would return the menu of another
            // photo.
            guard let self, let page, page.isShown else { return nil }
            // The page's index may have changed since the page was filled.
            let index = collectionView.indexPath(for: page)?.item ?? index
            return photoIndex(of: index).flatMap { pager?.menu(at: $0) }
        }
        page.zoomDidChange = { [weak self, weak page] in
            // Only the current page's photo is decoded at the size of its zoom.
            if let self, let page, page === currentPage { decodePhotos() }
        }
        page.zoomView.didZoom = { [weak self, weak pager, weak page] in
            if let pager, let page, page === self?.currentPage { pager.delegate?.photoPagerDidZoom(pager) }
        }
        applyZoomSettings(to: page)
        page.show(content(at: index, of: pager), accessibilityLabel: label(of: index), phrases: pager.phrases)
        showCaption(on: page, at: index)
    }

    func zoomSettingsDidChange() {
        visiblePages.forEach(applyZoomSettings)
    }

    private func applyZoomSettings(to page: PhotoPageCell) {
        guard let pager else { return }
        page.photoInsets = photoInsets
        page.zoomView.leastMaximumScale = pager.maximumZoomScale
        // If double taps are off, VoiceOver's action still zooms through the steps of the fit.
        page.zoomView.stepScales = pager.doubleTapScales.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Scrolls to a page with an animation.
    func scroll(to index: Int) {
        awaitedIndex = index
        stopPaging()
        scrollToAwaitedPage()
    }

    /// Scrolls to the awaited page, unless a drag is in progress.
    ///
    /// If a drag is canceled inside the action of its own recognizer, UIKit ends the drag later. The pages then decelerate to the nearest
    /// page. Without the wait, the pages would stop at the nearest page instead of the awaited page.
    private func scrollToAwaitedPage() {
        guard !isDragged, let index = awaitedIndex else { return }
        awaitedIndex = nil
        collectionView.setContentOffset(CGPoint(x: row.offset(of: index), y: 0), animated: true)
    }

    /// Whether a finger drags the pages, or the pages decelerate after a drag.
    var isMovedByFinger: Bool { isDragged || collectionView.isDecelerating }

    /// Whether a finger rests on the pages or drags them.
    var isTouched: Bool { collectionView.isTracking }

    // MARK: Layout

    /// Lays out the pages if the size, the number of pages or the reading direction has changed. The current photo stays the current one.
    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = bounds.insetBy(dx: -spacing / 2, dy: 0)
        guard collectionView.frame != frame || row != wantedRow(width: frame.width) else { return }
        pager?.pagesDidResize()
    }

    private func wantedRow(width: CGFloat) -> PageRow {
        PageRow(pageWidth: width, count: count, isRightToLeft: collectionView.isRightToLeft)
    }

    /// Lays out the pages and shows the current page, in the same turn of the run loop.
    func arrange() {
        isArranging = true
        defer { isArranging = false }
        awaitedIndex = nil
        guard bounds.width > 0, bounds.height > 0 else {
            row = PageRow()
            return
        }
        let frame = bounds.insetBy(dx: -spacing / 2, dy: 0)
        row = wantedRow(width: frame.width)
        stopPaging()
        collectionView.frame = frame
        layout.invalidateLayout()
        // The offset is set before the layout. Without this, the layout would create pages that aren't visible. If the layout changes the
        // offset, the offset is set again.
        let offset = CGPoint(x: count > 0 ? row.offset(of: position.currentIndex) : 0, y: 0)
        collectionView.setContentOffset(offset, animated: false)
        collectionView.layoutIfNeeded()
        if collectionView.contentOffset != offset {
            collectionView.setContentOffset(offset, animated: false)
            collectionView.layoutIfNeeded()
        }
        for page in visiblePages { collectionView.indexPath(for: page).map { updatePosition(of: page, at: $0.item) } }
        decodePhotos()
    }

    /// Updates the words that VoiceOver speaks for the position of a page. The words change when other pages are inserted or removed.
    private func updatePosition(of page: PhotoPageCell, at index: Int) {
        page.spokenPosition = count > 1 ? pager?.phrases.position(of: index, in: count) : nil
    }

    // MARK: Fingers

    /// Lets fingers turn the pages, and lets visible pages borrow their views.
    ///
    /// The transition out of the pager has given the view of the current page back. If the app shows the same pager again, its pages are
    /// still visible to the collection view. Without this, the page would stay empty.
    func beginPaging() {
        collectionView.isScrollEnabled = true
        visiblePages.forEach { $0.updateContainer() }
    }

    /// Stops paging by fingers, because the pager is about to disappear. Moving pages stop at the current page. Otherwise a swipe back
    /// would also turn the page, and the photo would land in the cell of a neighboring photo.
    func endPaging(animated: Bool) {
        stopPaging()
        awaitedIndex = nil
        collectionView.isScrollEnabled = false
        let offset = CGPoint(x: row.offset(of: position.currentIndex), y: 0)
        if row.count > 0, collectionView.contentOffset != offset { collectionView.setContentOffset(offset, animated: animated) }
    }

    /// Cancels a drag. A drag sets the offset relative to the offset at its start. Without this, the pages would jump back at the next
    /// movement of the finger.
    private func stopPaging() {
        guard isDragged else { return }
        collectionView.panGestureRecognizer.cancelGesture()
    }
}

extension PhotoPagesView: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoPageCell.reuseIdentifier, for: indexPath)
        if let page = cell as? PhotoPageCell { fill(page, at: indexPath.item) }
        return cell
    }

    /// Updates a page that appears on the screen. UIKit may have prepared the page long before.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let page = cell as? PhotoPageCell else { return }
        applyZoomSettings(to: page)
        updatePosition(of: page, at: indexPath.item)
        page.isShown = true
        shownIndices.insert(indexPath.item)
        if page.needsLoad { fill(page, at: indexPath.item) } else { showCaption(on: page, at: indexPath.item) }
    }

    /// Fits the photo of a page that has left the screen. The collection view may show the same cell again. Without the fit, the photo
    /// would then still be zoomed in.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let page = cell as? PhotoPageCell else { return }
        page.isShown = false
        page.zoomView.reset()
        // After an update, UIKit notifies of a removed page by its former index, which a visible page may have by now. Without this check,
        // the photo of the visible page would be released.
        if self.page(at: indexPath.item)?.isShown != true { shownIndices.remove(indexPath.item) }
        if !isArranging { updateLoads() }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isDragged = true
        awaitedIndex = nil
        pager?.pagesWillBeginDragging()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        isDragged = false
        if !decelerate { scrollToAwaitedPage() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // A finger may have stopped an animation of the pages. Without this call, the pages would jump to the animation's goal when the
        // phone rotates.
        if place == place.rounded() { pager?.pagesDidStop() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        pager?.pagesDidStop()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isArranging else { return }
        scrollToAwaitedPage()
        pager?.pagesDidMove(to: row.index(at: scrollView.contentOffset.x) ?? position.currentIndex)
    }
}
#endif
