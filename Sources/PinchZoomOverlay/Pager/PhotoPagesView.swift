import UIKit

/// The row of pages. The pager decides which page is the current one, and the row reports how fingers move it.
final class PhotoPagesView: UIView {
    weak var pager: PhotoPagerViewController?

    private var spacing: CGFloat = 20
    private let layout = PhotoPagesLayout()
    private let collectionView: PagingCollectionView
    /// The row as it was laid out last.
    private var row = PageRow()
    let loads = PhotoLoads()
    /// The pages that can be seen, at least in part.
    private(set) var shownIndices: Set<Int> = []
    var captionLayout = CaptionLayout() {
        didSet { if oldValue != captionLayout { captionSurroundingsDidChange() } }
    }
    /// The page to scroll to, with an animation, as soon as no finger drags the pages any more.
    private var awaitedIndex: Int?
    /// Whether a finger drags the pages.
    private var isDragged = false
    /// Whether the pages are laid out now. Their offset then isn't the user's.
    private var isArranging = false

    init() {
        collectionView = PagingCollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        collectionView.isPagingEnabled = true
        collectionView.alwaysBounceHorizontal = true
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.allowsSelection = false
        collectionView.backgroundColor = .clear
        collectionView.register(PhotoPageCell.self, forCellWithReuseIdentifier: PhotoPageCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        addSubview(collectionView)
        loads.didLoad = { [weak self] in self?.decodePhotos() }
        if #available(iOS 17, *) {
            registerForTraitChanges([UITraitLayoutDirection.self]) { (pages: PhotoPagesView, _: UITraitCollection) in pages.setNeedsLayout()
            }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Pages

    var position: PagePosition { pager?.position ?? PagePosition(index: 0) }

    /// The number of pages, or 0 before the data source has returned it.
    var count: Int { position.count ?? 0 }

    /// The current page, or `nil` if there is none or the view has no layout yet.
    var currentPage: PhotoPageCell? { page(at: position.currentIndex) }

    /// The pages that can be seen, at least in part.
    var visiblePages: [PhotoPageCell] { collectionView.visibleCells.compactMap { $0 as? PhotoPageCell } }

    /// The place that the screen shows, counted from the left, with fractions between two pages.
    var place: CGFloat { row.pageWidth > 0 ? collectionView.contentOffset.x / row.pageWidth : 0 }

    private func page(at index: Int) -> PhotoPageCell? {
        collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoPageCell
    }

    /// The page at a point of this view.
    func page(at point: CGPoint) -> PhotoPageCell? {
        collectionView.indexPathForItem(at: convert(point, to: collectionView)).flatMap { page(at: $0.item) }
    }

    /// Whether the pages have been laid out, so that they can be updated and scrolled. A collection view without a size has not counted its
    /// pages since they were reloaded: an update of them would raise an exception.
    var isLaidOut: Bool { row.pageWidth > 0 }

    /// Makes all pages again.
    func reload() {
        loads.forgetAll()
        shownIndices = []
        removeCaptions()
        collectionView.reloadData()
        arrange()
    }

    /// Inserts, removes and moves pages, as the position already does.
    ///
    /// - Parameters:
    ///   - changes: The changes, which lead to as many pages as the position has.
    ///   - former: The former index of the current page.
    ///   - isGone: Whether the former current page was removed.
    ///   - removal: The animation that removes the former current page, or `nil` for none.
    func update(by changes: PageChanges, from former: Int, isGone: Bool, removal: PageRemoval?) {
        let currentIndex = position.currentIndex
        isArranging = true
        stopPaging()
        loads.move { changes.index(of: $0) }
        shownIndices = Set(shownIndices.compactMap { changes.index(of: $0) })
        layout.targetIndex = isGone ? nil : currentIndex
        UIView.performWithoutAnimation {
            collectionView.performBatchUpdates { [collectionView] in
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
        // The successor comes from the trailing side, or from the leading side if the last page was removed.
        let side: CGFloat = (currentIndex < former) == row.isRightToLeft ? 1 : -1
        removal?.run(in: self, successor: currentPage, from: side * row.pageWidth)
    }

    /// Returns the animation that removes the current page, or `nil` if the page shows nothing.
    func makeRemoval() -> PageRemoval? {
        currentPage.flatMap { PageRemoval(of: $0, in: self) }
    }

    /// Reloads one photo, if its page exists.
    func reloadPhoto(at index: Int) {
        loads.forget(index)
        if let page = page(at: index) { fill(page, at: index) }
        updateLoads()
        pager?.thumbnails?.reloadThumbnail(at: index)
    }

    /// Fills a page, unless it was removed: UIKit may request a cell by its former index before it has applied a batch of updates.
    private func fill(_ page: PhotoPageCell, at index: Int) {
        guard let pager, index < count else { return }
        page.margin = spacing / 2
        page.menu = { [weak self, weak pager, weak page] in
            // A page that leaves the screen may have been removed.
            guard let self, let page, page.isShown else { return nil }
            // Others may have come before it since.
            let index = collectionView.indexPath(for: page)?.item ?? index
            return index < count ? pager?.menu(at: index) : nil
        }
        page.zoomDidChange = { [weak self, weak page] in
            // Only the current page is decoded for its zoom.
            if let self, let page, page === currentPage { decodePhotos() }
        }
        page.zoomView.leastMaximumScale = pager.maximumZoomScale
        page.show(
            content(at: index, of: pager),
            accessibilityLabel: pager.dataSource?.photoPager(pager, accessibilityLabelAt: index),
            phrases: pager.phrases
        )
        showCaption(on: page, at: index)
    }

    func maximumZoomScaleDidChange() {
        guard let pager else { return }
        for page in visiblePages { page.zoomView.leastMaximumScale = pager.maximumZoomScale }
    }

    /// Scrolls to a page with an animation.
    func scroll(to index: Int) {
        awaitedIndex = index
        stopPaging()
        scrollToAwaitedPage()
    }

    /// Scrolls to the page that the app has set, unless a drag hasn't ended yet.
    ///
    /// A drag that is cancelled inside of its own action ends later, and its content then decelerates to the nearest page. Without the
    /// wait, the pages would stop there.
    private func scrollToAwaitedPage() {
        guard !isDragged, let index = awaitedIndex else { return }
        awaitedIndex = nil
        collectionView.setContentOffset(CGPoint(x: row.offset(of: index), y: 0), animated: true)
    }

    /// Whether a finger moves the pages, or has moved them and they decelerate.
    var isMovedByFinger: Bool { isDragged || collectionView.isDecelerating }

    // MARK: Layout

    /// Lays out the pages if the size or the reading direction has changed. The current photo stays the current one.
    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = bounds.insetBy(dx: -spacing / 2, dy: 0)
        guard collectionView.frame != frame || row != wantedRow(width: frame.width) else { return }
        pager?.pagesDidResize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { setNeedsLayout() }
    }

    private func wantedRow(width: CGFloat) -> PageRow {
        PageRow(pageWidth: width, count: count, isRightToLeft: collectionView.isRightToLeft)
    }

    /// Lays the pages out, with the current one in sight, in the same turn.
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
        // Before the layout, so that no page is made which is not to be seen; and after it, should it have moved the content itself.
        let offset = CGPoint(x: count > 0 ? row.offset(of: position.currentIndex) : 0, y: 0)
        collectionView.setContentOffset(offset, animated: false)
        collectionView.layoutIfNeeded()
        if collectionView.contentOffset != offset {
            collectionView.setContentOffset(offset, animated: false)
            collectionView.layoutIfNeeded()
        }
        decodePhotos()
    }

    // MARK: Fingers

    /// Fingers page from now on.
    func beginPaging() {
        collectionView.isScrollEnabled = true
    }

    /// Stops paging by fingers, because the current photo is about to fly home. Moving pages come to rest at the current one.
    func endPaging(animated: Bool) {
        stopPaging()
        awaitedIndex = nil
        collectionView.isScrollEnabled = false
        let offset = CGPoint(x: row.offset(of: position.currentIndex), y: 0)
        if row.count > 0, collectionView.contentOffset != offset { collectionView.setContentOffset(offset, animated: animated) }
    }

    /// A drag counts from where the content lay before.
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

    /// A page may have been made ready long before.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let pager, let page = cell as? PhotoPageCell else { return }
        page.zoomView.leastMaximumScale = pager.maximumZoomScale
        page.isShown = true
        shownIndices.insert(indexPath.item)
        if page.needsLoad { fill(page, at: indexPath.item) } else { showCaption(on: page, at: indexPath.item) }
    }

    /// A page that returns to the screen is at fit, whether the collection view requests its cell again or not.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let page = cell as? PhotoPageCell else { return }
        page.isShown = false
        page.zoomView.fitPhoto()
        shownIndices.remove(indexPath.item)
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
        // A finger may have stopped the moving pages. Without this, they jump on to their former goal when the phone turns.
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
