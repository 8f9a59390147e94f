/// The position of a pager: its current page among all pages, and the page to which they move.
struct PagePosition: Equatable {
    /// The index of the page that fills most of the screen, or 0 if there are no pages.
    private(set) var currentIndex: Int
    /// The number of pages, or `nil` before the data source has returned it. Until then any index is valid.
    private(set) var count: Int?
    /// The page to which an animation moves the pages, if one does.
    private(set) var goal: Int?
    /// Whether the strip of thumbnails moves the pages: from the beginning of a drag until the strip is at rest.
    private(set) var isScrubbing = false

    init(index: Int) {
        currentIndex = max(0, index)
    }

    /// Whether there are pages.
    var hasPages: Bool { (count ?? 0) > 0 }

    /// Returns an index itself, or the index of the nearest page if no page has it.
    func nearestIndex(to index: Int) -> Int {
        max(0, count.map { min(index, $0 - 1) } ?? index)
    }

    /// Returns the index of the page that is a number of steps from the goal or, without a goal, from the current page.
    func index(afterSteps steps: Int) -> Int {
        nearestIndex(to: (goal ?? currentIndex) + steps)
    }

    /// Returns the new index of the current page, or `nil` if there was no page or it was removed.
    func currentIndex(after changes: PageChanges) -> Int? {
        count == 0 ? nil : changes.index(of: currentIndex)
    }

    // MARK: Changes

    /// Makes a page the current one at once.
    mutating func show(_ index: Int) {
        currentIndex = nearestIndex(to: index)
        goal = nil
    }

    /// Begins to move to a page. The current index follows the pages.
    mutating func move(to index: Int) {
        let index = nearestIndex(to: index)
        goal = index == currentIndex ? nil : index
    }

    /// Makes a page the current one because the pages have moved.
    mutating func pagesDidMove(to index: Int) {
        currentIndex = nearestIndex(to: index)
    }

    /// Ends the motion. The page that is the current one now stays the current one.
    mutating func stop() {
        goal = nil
    }

    /// Ends the motion at its goal.
    mutating func arrive() {
        show(goal ?? currentIndex)
    }

    /// Lets the strip of thumbnails move the pages.
    mutating func beginScrubbing() {
        goal = nil
        isScrubbing = true
    }

    mutating func endScrubbing() {
        isScrubbing = false
    }

    /// Takes the number of pages from the data source. The current index stays, or becomes the last one.
    mutating func reload(count: Int) {
        self.count = max(0, count)
        show(currentIndex)
    }

    /// Applies insertions, removals and moves, which lead to a new number of pages. The current page stays the current one, or the nearest
    /// page replaces it.
    mutating func apply(_ changes: PageChanges, count newCount: Int?) {
        let index = currentIndex(after: changes)
        count = newCount
        show(index ?? changes.indexNearest(to: currentIndex, count: newCount ?? .max))
    }
}
