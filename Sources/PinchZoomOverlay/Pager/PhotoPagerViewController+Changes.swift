import UIKit

extension PhotoPagerViewController {
    /// Shows pages that were inserted, removed or moved, without asking for the others anew.
    ///
    /// Call it when the data source has changed. The current page stays the current one, as it is zoomed, wherever it is now. If it is gone, the
    /// page in its place comes, from the side that it lies on.
    /// ```swift
    /// let changes = newPhotos.difference(from: photos).inferringMoves()
    /// photos = newPhotos
    /// pager.updatePages(by: changes, animated: true)
    /// ```
    /// Changes that do not lead to as many photos as the data source has are those of something else: then it is ``reloadData()``.
    ///
    /// - Parameters:
    ///   - changes: What has become of the pages. Moves count if they are inferred; a page that is removed and inserted is another one.
    ///   - animated: Whether a page that goes is seen to go.
    public func updatePages(by changes: CollectionDifference<some Any>, animated: Bool) {
        guard isViewLoaded else { return pages.followChanges(PageChanges(changes)) }
        pages.update(by: PageChanges(changes), animated: animated && transitionCoordinator == nil)
    }
}
