/// The parts of a layout that are invalidated, and the adjustments of the content's size and offset.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole layout is invalidated: after a reload, and for another layout or data source.
    open internal(set) var invalidateEverything = false
    /// Whether the layout must request the counts again: after a reload, and after insertions and deletions.
    open internal(set) var invalidateDataSourceCounts = false
    /// The invalidated items, or `nil` if no items were named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalidated supplementary views, by their kinds, or `nil` if none were named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalidated decoration views, by their kinds, or `nil` if none were named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The distance by which the content's offset moves, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content's size, in points. Without effect here: the size is requested from the layout.
    open var contentSizeAdjustment = CGSize.zero

    /// Whether self-sizing elements are measured again.
    var measuresAgain = false
    /// The preferred attributes of an element, if they are the cause of the invalidation.
    var preferredAttributes: UICollectionViewLayoutAttributes?

    /// Creates a context that names no elements.
    public override init() {
        super.init()
    }

    /// Invalidates items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Invalidates decoration views of a kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Invalidates supplementary views of a kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// An invalidation context of a flow layout.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the layout requests the delegate's sizes and distances again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the layout makes the attributes again. Without effect here: attributes are always made again.
    open var invalidateFlowLayoutAttributes = true
}
