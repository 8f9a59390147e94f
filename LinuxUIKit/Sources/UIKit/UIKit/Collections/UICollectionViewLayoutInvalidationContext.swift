/// What of a layout has to be made anew, and what becomes of the content's size and offset by it.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the layout is to be made anew as a whole: after a reload, and for another layout or data source.
    open internal(set) var invalidateEverything = false
    /// Whether the layout is to ask for the counts anew: after a reload, and after insertions and deletions.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that were named; nil if none were.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that were named, by their kinds; nil if none were.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that were named, by their kinds; nil if none were.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// How far the content's offset is to move, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content will be, in points. Without effect here: the layout is asked for its size.
    open var contentSizeAdjustment = CGSize.zero

    /// Whether elements that have their sizes by themselves are asked for them again.
    var measuresAgain = false
    /// What an element would like to be, if that is the cause.
    var preferredAttributes: UICollectionViewLayoutAttributes?

    /// A context of nothing.
    public override init() {
        super.init()
    }

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names decoration views of a kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Names supplementary views of a kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// The same of a flow layout.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked for its sizes and distances anew.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are to be made anew. Without effect here: they always are.
    open var invalidateFlowLayoutAttributes = true
}
