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

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that say what has to be made anew.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The layout is to be made anew.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.measuresAgain = true
        invalidateLayout(with: context)
    }

    /// What a context names is to be made anew, and the content moves by what it says.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(by: context)
    }

    /// Attributes of the layout's own class.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory,
        kind: String?,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributesClass = type(of: self).layoutAttributesClass as? NSObject.Type ?? UICollectionViewLayoutAttributes.self
        guard let attributes = DynamicInstantiation.makeObject(attributesClass) as? UICollectionViewLayoutAttributes else {
            preconditionFailure("layoutAttributesClass must be a UICollectionViewLayoutAttributes class; it is \(attributesClass)")
        }
        attributes.represent(category, kind: kind, at: indexPath)
        return attributes
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = type(of: self).invalidationContextClass as? NSObject.Type ?? UICollectionViewLayoutInvalidationContext.self
        guard let context = DynamicInstantiation.makeObject(contextClass) as? UICollectionViewLayoutInvalidationContext else {
            preconditionFailure("invalidationContextClass must be a UICollectionViewLayoutInvalidationContext class; it is \(contextClass)")
        }
        return context
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

    /// Where a decoration view lies.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Decoration views

    /// The classes of decoration views, by their kinds.
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Says the class of decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorationClasses[elementKind] = nil }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            preconditionFailure(
                "NSInvalidArgumentException: \(viewClass) is registered for \(elementKind) and is no UICollectionReusableView"
            )
        }
        decorationClasses[elementKind] = type
    }

    /// Says the file of decoration views of a kind; nil forgets what was said.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        nib?.refuse()
        decorationClasses[elementKind] = nil
    }

    // MARK: Updates

    /// Items or sections are about to come, go and move; the layout is made for the new ones already.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// The index paths, before the update, of supplementary views that go in an update that deletes; none unless overridden.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The index paths, before the update, of decoration views that go in an update that deletes; none unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The index paths, after the update, of supplementary views that come in an update that inserts; none unless overridden.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The index paths, after the update, of decoration views that come in an update that inserts; none unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The attributes of everything that comes or goes have been asked for; called where changes are animated.
    open func finalizeCollectionViewUpdates() {}

    /// The attributes from which an item that is inserted is animated. With nil, the element fades in.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes to which an item that is removed is animated. With nil, the element fades out.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes from which a supplementary view that is inserted is animated. With nil, the element fades in.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes to which a supplementary view that is removed is animated. With nil, the element fades out.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes from which a decoration view that is inserted is animated. With nil, the element fades in.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes to which a decoration view that is removed is animated. With nil, the element fades out.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The size is about to change in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// The size has changed in an animation; called where changes are animated.
    open func finalizeAnimatedBoundsChange() {}

    /// The collection view is about to take another layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// The collection view is about to take this layout instead of another.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// The collection view has taken the other layout, or this one; called where changes are animated.
    open func finalizeLayoutTransition() {}

    /// Whether the layout depends on the bounds that are to come.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What has to be made anew for the bounds that are to come.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether the layout takes what an element would like to be; no unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What has to be made anew for an element to be what it would like to be.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.preferredAttributes = preferredAttributes
        if let kind = preferredAttributes.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
        } else {
            context.invalidateItems(at: [preferredAttributes.indexPath])
        }
        return context
    }

    /// Where scrolling is to end.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content is to lie when an update has come to its end.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// The direction of reading that the layout was written for: from left to right unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view turns its coordinates round where reading goes the other way, so that they begin at the leading edge; no
    /// unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Hooks of LinuxUIKit's own layouts

    /// Whether an element is asked what it would like to be.
    func asksForPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Items have other index paths now; what is gone, or is not what it was, has none.
    func itemsMoved(_ path: (IndexPath) -> IndexPath?) {}

    /// All items may be others.
    func itemsWereReloaded() {}

    /// The sections in a rectangle that scroll across the layout.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] { [] }

    /// The colour behind a layout that is a list; nil where it is none.
    var listBackgroundColor: UIColor? { nil }

    /// Whether rows may have actions for swipes.
    var offersSwipeActions: Bool { false }

    /// The actions of a row; nil if there are none.
    func swipeActionsConfiguration(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? { nil }

    /// What is to happen with elements just before they show.
    func willShow(_ elements: [UICollectionViewLayoutAttributes]) {}
}
