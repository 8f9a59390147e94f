#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The position of a pager: the current page, the number of pages, and the page to which an animation moves.
struct PagePosition: Equatable {
    /// The index of the page that fills most of the screen, or 0 if there are no pages.
    private(set) var currentIndex: Int
    /// The number of pages, or `nil` if the data source hasn't returned a number yet. As long as the number is `nil`, any index is valid.
    private(set) var count: Int?
    /// The index of the page to which an animation moves the pages, or `nil` if there is no such page.
    private(set) var goal: Int?
    /// Whether the strip of thumbnails moves the pages: from the beginning of a drag until the strip is at rest.
    private(set) var isScrubbing = false

    init(index: Int) {
        currentIndex = max(0, index)
    }

    /// Whether there is at least one page. The value is `false` if the number of pages isn't known yet.
    var hasPages: Bool { (count ?? 0) > 0 }

    /// Returns the index if a page has that index, or otherwise the index of the nearest page. Returns 0 if there are no pages.
    func nearestIndex(to index: Int) -> Int {
        max(0, count.map { min(index, $0 - 1) } ?? index)
    }

    /// Returns the index of the page that is a number of steps from the goal or, without a goal, from the current page.
    func index(afterSteps steps: Int) -> Int {
        nearestIndex(to: (goal ?? currentIndex) + steps)
    }

    /// Returns the new index of the current page, or `nil` if there was no page or the changes remove the page.
    func currentIndex(after changes: PageChanges) -> Int? {
        count == 0 ? nil : changes.index(of: currentIndex)
    }

    // MARK: Changes

    /// Makes a page the current page at once, and removes the goal.
    mutating func show(_ index: Int) {
        currentIndex = nearestIndex(to: index)
        goal = nil
    }

    /// Sets the goal of an animation. The current index changes later, when the pages move.
    mutating func move(to index: Int) {
        let index = nearestIndex(to: index)
        goal = index == currentIndex ? nil : index
    }

    /// Makes a page the current page because the pages have moved. The goal stays the same.
    mutating func pagesDidMove(to index: Int) {
        currentIndex = nearestIndex(to: index)
    }

    /// Removes the goal. The current page stays the same.
    mutating func stop() {
        goal = nil
    }

    /// Ends the motion at the goal: the goal becomes the current page.
    mutating func arrive() {
        show(goal ?? currentIndex)
    }

    /// Records that the strip of thumbnails moves the pages, and removes the goal.
    mutating func beginScrubbing() {
        goal = nil
        isScrubbing = true
    }

    mutating func endScrubbing() {
        isScrubbing = false
    }

    /// Changes the number of pages. If the current index is too large for the new number, the last page becomes the current page.
    mutating func reload(count: Int) {
        self.count = max(0, count)
        show(currentIndex)
    }

    /// Applies insertions, removals and moves, and stores the new number of pages. If the current page was removed, the nearest page
    /// becomes the current page. Otherwise the current page stays the same, and only its index changes.
    mutating func apply(_ changes: PageChanges, count newCount: Int?) {
        let index = currentIndex(after: changes)
        count = newCount
        show(index ?? changes.indexNearest(to: currentIndex, count: newCount ?? .max))
    }
}
#endif
