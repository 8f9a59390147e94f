#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The strip of thumbnails. The strip follows the pages, and the pages follow a finger that drags the strip.
final class ThumbnailsView: AdaptiveView {
    /// The height above the safe area's bottom, in points: a thumbnail with 8 points above and below it.
    static let height: CGFloat = ThumbnailRow.size.height + 16

    private weak var pager: PhotoPagerViewController?
    private let layout = ThumbnailsLayout()
    private let collectionView: UICollectionView
    /// The index of the page that the accessibility value describes.
    private var saidIndex: Int?
    private var laidOut: (width: CGFloat, isRightToLeft: Bool)?

    init(pager: PhotoPagerViewController) {
        self.pager = pager
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        clipsToBounds = true
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.hideEdgeEffects()
        collectionView.scrollsToTop = false
        collectionView.alwaysBounceHorizontal = true
        collectionView.isPrefetchingEnabled = false
        collectionView.allowsSelection = false
        collectionView.backgroundColor = .clear
        collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: ThumbnailCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        addSubview(collectionView)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self, weak tap] _ in
            if let self, let tap, tap.state == .ended { didTap(at: tap.location(in: collectionView)) }
        }
        collectionView.addGestureRecognizer(tap)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    // MARK: Thumbnails

    private var count: Int { pager?.position.count ?? 0 }
    private var isScrubbing: Bool { pager?.position.isScrubbing ?? false }

    /// Reloads all thumbnails.
    func reload() {
        stop()
        // With a single photo, there is no other photo to choose in the strip.
        isHidden = count < 2
        updateWords()
        collectionView.reloadData()
        arrange()
    }

    /// Reloads one thumbnail, if it's visible.
    func reloadThumbnail(at index: Int) {
        guard let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? ThumbnailCell else { return }
        showThumbnail(at: index, in: cell)
    }

    private func showThumbnail(at index: Int, in cell: ThumbnailCell) {
        cell.show(pager?.thumbnail(at: index))
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = collectionView.isRightToLeft
        guard laidOut.map({ $0 != (bounds.width, isRightToLeft) }) ?? true else { return }
        stop()
        laidOut = (bounds.width, isRightToLeft)
        collectionView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: ThumbnailsView.height)
        // Without these insets, the first and the last thumbnail couldn't reach the middle.
        let inset = bounds.width / 2 - ThumbnailRow.middle
        collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        layout.invalidateLayout()
        arrange()
    }

    /// Lays out the thumbnails, with the current thumbnail in the middle, in the same turn of the run loop.
    private func arrange() {
        // The offset is set before the layout. Without this, the layout would create cells that aren't visible. The layout may change the
        // offset, so the offset is set again.
        follow()
        collectionView.layoutIfNeeded()
        follow()
    }

    // MARK: Following the pages

    /// Moves the current page's thumbnail to the middle, unless the strip moves the pages.
    func follow(animated: Bool = false) {
        guard let pager, laidOut != nil else { return }
        if pager.currentIndex != saidIndex { updateWords() }
        guard !isScrubbing, count > 0 else { return }
        let place = pager.pages.place.clamped(to: 0...CGFloat(count - 1))
        let offset = CGPoint(x: layout.offset(ofPlace: place), y: 0)
        guard collectionView.contentOffset != offset else { return }
        collectionView.setContentOffset(offset, animated: animated && window != nil && !UIAccessibility.isReduceMotionEnabled)
    }

    /// Stops a drag or a deceleration of the strip, so that the strip no longer moves the pages.
    func stop() {
        guard let pager, isScrubbing else { return }
        pager.stripDidStop()
        collectionView.panGestureRecognizer.cancelGesture()
        // Stops the deceleration.
        collectionView.setContentOffset(collectionView.contentOffset, animated: false)
    }

    // MARK: Fingers

    private func didTap(at point: CGPoint) {
        guard let pager, let index = layout.row.index(at: point.x), index != pager.currentIndex else { return }
        let isNeighbour = abs(index - pager.currentIndex) == 1
        pager.setCurrentIndex(index, animated: isNeighbour && !UIAccessibility.isReduceMotionEnabled)
    }

    private func endScrubbing() {
        guard let pager, isScrubbing else { return }
        pager.stripDidStop()
        follow(animated: true)
    }

    // MARK: Accessibility

    func updateWords() {
        guard let pager else { return }
        saidIndex = pager.currentIndex
        accessibilityLabel = pager.phrases.thumbnails
        accessibilityValue = count > 0 ? pager.phrases.position(of: pager.currentIndex, in: count) : nil
    }

    /// Shows the next photo.
    nonisolated override func accessibilityIncrement() {
        onMainQueue(or: ()) { step(by: 1) }
    }

    /// Shows the previous photo.
    nonisolated override func accessibilityDecrement() {
        onMainQueue(or: ()) { step(by: -1) }
    }

    /// Shows another photo without an animation. VoiceOver reads the value in the same turn of the run loop. With an animation, VoiceOver
    /// would read the former value.
    private func step(by difference: Int) {
        guard let pager else { return }
        pager.setCurrentIndex(pager.currentIndex + difference, animated: false)
    }
}

extension ThumbnailsView: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ThumbnailCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? ThumbnailCell { showThumbnail(at: indexPath.item, in: cell) }
        return cell
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard let pager, !isScrubbing else { return }
        pager.stripWillBeginDragging()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isScrubbing, let pager else { return }
        let place = layout.place(at: scrollView.contentOffset.x)
        guard let index = layout.row.index(ofPlace: place), index != pager.currentIndex else { return }
        pager.stripDidMove(to: index)
    }

    /// Changes the target of the deceleration, so that the strip stops with a thumbnail in the middle.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard count > 0 else { return }
        let place = layout.place(at: targetContentOffset.pointee.x).rounded()
        targetContentOffset.pointee.x = layout.offset(ofPlace: place.clamped(to: 0...CGFloat(count - 1)))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { endScrubbing() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        endScrubbing()
    }
}
#endif
