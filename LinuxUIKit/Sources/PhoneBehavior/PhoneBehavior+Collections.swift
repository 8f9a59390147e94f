extension PhoneBehavior {
    /// Which of several cells, headers or footers that wait is used next, in collection views and tables. Apple says that a waiting one is
    /// used, and not which. It shows where all are given up at once, as `reloadData()` does: an item gets another cell, or the one it had.
    public enum ReuseOrder: CaseIterable, Sendable {
        /// The one that has come last: a guess.
        case lastFirst
        /// The one that has waited longest: a guess.
        case firstFirst

        /// Takes the next one out of those that wait, in the order in which they came.
        package func next<View>(of waiting: inout [View]) -> View? {
            guard !waiting.isEmpty else { return nil }
            return self == .lastFirst ? waiting.removeLast() : waiting.removeFirst()
        }
    }

    /// How many cells a collection view keeps ready, at most, on either side of those that show: cells that have just scrolled out, and, on
    /// the side that it scrolls to, cells that it makes ahead of time, one in a layout pass.
    ///
    /// Documented (`UICollectionView.cellForItem(at:)`, `isPrefetchingEnabled`): from iOS 15 on there are such cells, made ahead or left from
    /// before, and `cellForItem(at:)` answers them; they are displayed without being asked for again. How many there are is documented
    /// nowhere, and depends on the speed of scrolling and on the layout.
    public enum PreparedCells: CaseIterable, Sendable {
        /// Two.
        case two
        /// None, as before iOS 10 and where `isPrefetchingEnabled` is false.
        case none
        /// Six.
        case six

        /// The number on either side.
        public var count: Int {
            switch self {
            case .none: 0
            case .two: 2
            case .six: 6
            }
        }
    }

    /// The moment at which a reload of a collection view or a table ends displaying the visible cells. Apple doesn't document the moment. Either
    /// way `visibleCells` is empty until the next layout, which requests other cells of the data source.
    public enum ReloadData: CaseIterable, Sendable {
        /// With the next layout. Reported: the end of displaying comes after the data source was asked for the new counts
        /// (composed-swift/ComposedUI, issue 13), and without a height nothing happens at all (slk11075.medium.com).
        case withLayout
        /// Within the call: a guess.
        case atOnce
    }

    /// The touches on cells and rows that an update moves. Apple does not say whether the animation allows them.
    public enum TouchesInUpdates: CaseIterable, Sendable {
        /// They are received, as those on views at rest: a guess.
        case taken
        /// They go to what lies behind, as those on views in any animation without `allowUserInteraction`: a guess.
        case refused
    }

    /// Whether `UICollectionView.indexPath(for:)` answers for a cell that is kept ready and does not show. Its page says that it is nil for a
    /// cell that is not in the collection view, and not whether such a one is.
    public enum PathsOfPreparedCells: CaseIterable, Sendable {
        /// It is nil.
        case unknown
        /// It is the item that the cell was made for.
        case known
    }
}
