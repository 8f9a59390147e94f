import UIKit

extension PhotoPagerViewController {
    /// Inserts, removes and moves pages, without asking for the others anew.
    ///
    /// Call this method when the data source has changed. The current page stays the current one, as it's zoomed, wherever it is now. If
    /// it's gone, the page in its place comes from the side that it lies on.
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
    ///   - changes: The difference between the photos before and after. Moves count if they're inferred; a page that is removed and
    ///     inserted is another page.
    ///   - animated: A Boolean value that determines whether people see a page go that is removed.
    public func updatePages(by changes: CollectionDifference<some Any>, animated: Bool) {
        updatePages(by: PageChanges(changes), animated: animated)
    }

    func updatePages(by changes: PageChanges, animated: Bool) {
        guard isViewLoaded else { return pages.followChanges(changes) }
        pages.update(by: changes, animated: animated && transitionCoordinator == nil)
    }
}
