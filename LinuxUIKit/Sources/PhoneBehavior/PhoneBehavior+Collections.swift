extension PhoneBehavior {
    /// The order in which waiting cells, headers or footers are reused, in collection views and tables. Apple says only that a waiting view
    /// is reused. The order matters if many views are given up at once, as in `reloadData()`: an item gets another cell, or its old one.
    public enum ReuseOrder: CaseIterable, Sendable {
        /// The view that came last is reused first: a guess.
        case lastFirst
        /// The view that has waited longest is reused first: a guess.
        case firstFirst

        /// Removes and returns the next of the waiting views, which are in the order in which they came.
        package func next<View>(of waiting: inout [View]) -> View? {
            guard !waiting.isEmpty else { return nil }
            return self == .lastFirst ? waiting.removeLast() : waiting.removeFirst()
        }
    }

    /// The greatest number of cells that a collection view keeps ready on either side of the visible ones. Prepared cells are cells that
    /// have just scrolled out. On the side to which the view scrolls, prepared cells are cells that are made ahead of time, one in a layout
    /// pass.
    ///
    /// Documented (`UICollectionView.cellForItem(at:)`, `isPrefetchingEnabled`): from iOS 15 on there are such cells, made ahead or left
    /// from before, and `cellForItem(at:)` returns these cells. Such cells are displayed without another request to the data source. The
    /// number of cells isn't documented, and depends on the speed of scrolling and on the layout.
    public enum PreparedCells: CaseIterable, Sendable {
        /// Two.
        case two
        /// No cells, as before iOS 10 and if `isPrefetchingEnabled` is false.
        case none
        /// Six.
        case six

        /// The number of cells on either side.
        public var count: Int {
            switch self {
            case .none: 0
            case .two: 2
            case .six: 6
            }
        }
    }

    /// The moment at which a reload of a collection view or a table ends displaying the visible cells. Apple doesn't document the moment.
    /// In both cases, `visibleCells` is empty until the next layout, which requests other cells from the data source.
    public enum ReloadData: CaseIterable, Sendable {
        /// With the next layout. Reported: the end of displaying comes after the data source was asked for the new counts
        /// (composed-swift/ComposedUI, issue 13), and without a height nothing happens at all (slk11075.medium.com).
        case withLayout
        /// Within the call: a guess.
        case atOnce
    }

    /// The touches on cells and rows that are moved by an update. Apple doesn't say whether the animation allows them.
    public enum TouchesInUpdates: CaseIterable, Sendable {
        /// The touches are received, like touches on views at rest: a guess.
        case taken
        /// The touches go to the views behind, as during any animation without `allowUserInteraction`: a guess.
        case refused
    }

    /// Whether `UICollectionView.indexPath(for:)` returns an index path for an invisible cell that is kept ready. According to its page,
    /// the result is nil for a cell that isn't in the collection view. The page doesn't say whether a prepared cell counts.
    public enum PathsOfPreparedCells: CaseIterable, Sendable {
        /// The result is nil.
        case unknown
        /// The result is the index path of the item for which the cell was made.
        case known
    }
}
