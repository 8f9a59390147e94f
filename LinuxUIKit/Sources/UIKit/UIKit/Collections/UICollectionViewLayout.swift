/// Says where the elements of a collection view lie.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// A layout of nothing.
    public override init() {
        super.init()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// The layout is to be made anew.
    open func invalidateLayout() {
        collectionView?.layoutWasInvalidated()
    }

    /// Makes the layout, before anything is asked of it.
    open func prepare() {}

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The elements that lie in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item lies.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view lies.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the layout depends on the bounds that are to come.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Where scrolling is to end.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Whether the layout turns round where reading goes from right to left; no unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
