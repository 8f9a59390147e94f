import UIKit

extension PhotoPagerViewController {
    /// Inserts, removes and moves pages, without reloading the others.
    ///
    /// Call this method when the data source has changed. The current page stays the current one, zoomed as it was, wherever it is now. If
    /// it was removed, the page that takes its place moves in from its side.
    ///
    /// ```swift
    /// let changes = newPhotos.difference(from: photos).inferringMoves()
    /// photos = newPhotos
    /// pager.updatePages(by: changes, animated: true)
    /// ```
    ///
    /// If the changes don't lead to as many photos as the data source has, the pager does the same as in ``reloadData()``.
    ///
    /// - Parameters:
    ///   - changes: The difference between the photos before and after. Infer moves if there are any: a page that is removed and inserted
    ///     is a new page.
    ///   - animated: A Boolean value that determines whether to animate the removal of the current page.
    public func updatePages(by changes: CollectionDifference<some Any>, animated: Bool) {
        updatePages(by: PageChanges(changes), animated: animated)
    }

    func updatePages(by changes: PageChanges, animated: Bool) {
        guard isViewLoaded else { return pages.followChanges(changes) }
        pages.update(by: changes, animated: animated && transitionCoordinator == nil)
    }
}
