#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Insertions, removals and moves of pages, by the indices before and after the changes.
struct PageChanges {
    /// The former indices of the removed pages, in order.
    private(set) var removals: [Int] = []
    /// The new indices of the inserted pages, in order.
    private(set) var insertions: [Int] = []
    /// The new indices of the moved pages, by their former indices.
    private(set) var moves: [Int: Int] = [:]

    init(_ difference: CollectionDifference<some Any>) {
        for change in difference {
            switch change {
            case .remove(let offset, _, let newOffset):
                if let newOffset { moves[offset] = newOffset } else { removals.append(offset) }
            case .insert(let offset, _, let formerOffset):
                if formerOffset == nil { insertions.append(offset) }
            }
        }
        removals.sort()
        insertions.sort()
    }

    /// Creates the changes that lead from former items to new items.
    ///
    /// The comparison skips equal items at the beginning and at the end. If the total number of remaining former and new items is larger
    /// than `limit`, the time is proportional to the number of items. In this case, every remaining item counts as removed, inserted or
    /// moved.
    init<Item: Hashable>(from former: [Item], to items: [Item], comparing limit: Int = 1000) {
        let first = zip(former, items).prefix { $0 == $1 }.count
        let pairs = zip(former.dropFirst(first).reversed(), items.dropFirst(first).reversed())
        let last = pairs.prefix { $0 == $1 }.count
        let (leaving, coming) = (former[first..<former.count - last], items[first..<items.count - last])
        guard leaving.count + coming.count > limit else {
            let changes = PageChanges(Array(coming).difference(from: Array(leaving)).inferringMoves())
            removals = changes.removals.map { $0 + first }
            insertions = changes.insertions.map { $0 + first }
            for (index, now) in changes.moves { moves[index + first] = now + first }
            return
        }
        // Above the limit, `difference(from:)` isn't used, because its time grows with the square of the number of changes: 1 second for
        // 10,000 changes.
        var places = Dictionary(zip(coming, coming.indices)) { place, _ in place }
        for (index, item) in zip(leaving.indices, leaving) {
            if let place = places.removeValue(forKey: item) { moves[index] = place } else { removals.append(index) }
        }
        let taken = Set(moves.values)
        insertions = coming.indices.filter { !taken.contains($0) }
    }

    /// Whether nothing changes.
    var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }

    /// Returns whether the changes are valid for a number of pages, and lead to a new number of pages.
    func lead(from count: Int, to newCount: Int) -> Bool {
        let leaving = removals + moves.keys
        let coming = insertions + moves.values
        return newCount == count + insertions.count - removals.count
            && leaving.allSatisfy { (0..<count).contains($0) } && coming.allSatisfy { (0..<newCount).contains($0) }
            && Set(leaving).count == leaving.count && Set(coming).count == coming.count
    }

    /// Returns the new index of a page, or `nil` if the page was removed.
    func index(of former: Int) -> Int? {
        if let index = moves[former] { return index }
        return removals.contains(former) ? nil : position(of: former, before: <=)
    }

    /// Returns the index of the page that replaces a removed page: the page that was inserted in its place, the next page, or the last
    /// page.
    func indexNearest(to former: Int, count: Int) -> Int {
        max(0, min(position(of: former, before: <), count - 1))
    }

    /// Returns the new index of a page that hasn't moved, by counting the changes before the page.
    private func position(of former: Int, before isBefore: (Int, Int) -> Bool) -> Int {
        let leaving = removals.filter { $0 < former }.count + moves.keys.filter { $0 < former }.count
        return (insertions + moves.values).sorted().reduce(former - leaving) { place, coming in
            isBefore(coming, place) ? place + 1 : place
        }
    }
}

extension PhotoPagerViewController {
    /// Inserts, removes and moves pages, without reloading the other pages.
    ///
    /// Call this method when the photos of the data source have changed. The current page stays the current page and keeps its zoom, even
    /// if its index changes. If the current page was removed, the page in its place becomes the current page: an inserted page or the next
    /// page. If no page is in its place, the last page becomes the current page. If `animated` is `true`, the new current page moves in
    /// from the side.
    ///
    /// ```swift
    /// let changes = newPhotos.difference(from: photos).inferringMoves()
    /// photos = newPhotos
    /// pager.updatePages(by: changes, animated: true)
    /// ```
    ///
    /// If the changes don't lead to the data source's number of photos, the pager reloads all photos, as in ``reloadData()``.
    ///
    /// - Parameters:
    ///   - changes: The difference between the former photos and the new photos. If photos may have moved, call `inferringMoves()` on the
    ///     difference. Otherwise a moved photo counts as removed and inserted, and its page is a new page.
    ///   - animated: A Boolean value that determines whether to animate the removal of the current page.
    public func updatePages(by changes: CollectionDifference<some Any>, animated: Bool) {
        updatePages(by: PageChanges(changes), animated: animated)
    }
}
#endif
