/// The object that determines the places of a collection view's elements.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout without elements.
    public override init() {
        super.init()
    }

    /// Traps, because LinuxUIKit has no archives.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Invalidates the whole layout.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.measuresAgain = true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts of the layout that a context names, and moves the content by the context's adjustment.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(by: context)
    }

    /// Returns attributes of the layout's own class.
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

    /// Prepares the layout before any other request.
    open func prepare() {}

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Decoration views

    /// The classes of decoration views, by their kinds.
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Registers a class of decoration views for a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorationClasses[elementKind] = nil }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            preconditionFailure(
                "NSInvalidArgumentException: \(viewClass) is registered for \(elementKind) and is no UICollectionReusableView"
            )
        }
        decorationClasses[elementKind] = type
    }

    /// Removes the registration of a kind. A nib traps, because LinuxUIKit has no nibs.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        nib?.refuse()
        decorationClasses[elementKind] = nil
    }

    // MARK: Updates

    /// Prepares the layout for the animation of an update. The layout has already been prepared for the new items and sections.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Returns the index paths, before the update, of supplementary views to remove. Called if the update deletes. The default is an empty
    /// array.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths, before the update, of decoration views to remove. Called if the update deletes. The default is an empty
    /// array.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths, after the update, of supplementary views to add. Called if the update inserts. The default is an empty
    /// array.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths, after the update, of decoration views to add. Called if the update inserts. The default is an empty array.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Notifies the layout that all attributes of inserted and removed elements have been requested. Changes made in the method are
    /// animated.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes from which an inserted item is animated. With `nil`, the item fades in.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which a removed item is animated. With `nil`, the item fades out.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes from which an inserted supplementary view is animated. With `nil`, the view fades in.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which a removed supplementary view is animated. With `nil`, the view fades out.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes from which an inserted decoration view is animated. With `nil`, the view fades in.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which a removed decoration view is animated. With `nil`, the view fades out.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Prepares the layout for an animated change of the size.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Notifies the layout that the size has changed. Changes made in the method are animated.
    open func finalizeAnimatedBoundsChange() {}

    /// Prepares the layout for its replacement with another layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Prepares the layout for replacing another layout.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Notifies the former and the new layout that the transition is set up. Changes made in the method are animated.
    open func finalizeLayoutTransition() {}

    /// Returns whether new bounds invalidate the layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context of an invalidation for new bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Returns whether an element's preferred attributes invalidate the layout. The default is false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context of an invalidation for an element's preferred attributes.
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

    /// Returns the content offset at which scrolling ends.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset at which an update ends.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// The direction of reading that the layout was written for. The default is from left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors its coordinates if the direction of reading is the opposite one. The mirrored coordinates begin
    /// at the leading edge. The default is false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Hooks of LinuxUIKit's own layouts

    /// Returns whether an element's preferred attributes are requested.
    func asksForPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Notifies the layout that an update has changed index paths. The closure returns an item's new index path, or `nil` if the item is
    /// deleted or reloaded.
    func itemsMoved(_ path: (IndexPath) -> IndexPath?) {}

    /// Notifies the layout that all items may have been replaced.
    func itemsWereReloaded() {}

    /// Returns the sections in a rectangle that scroll across the layout.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] { [] }

    /// The color behind a layout that is a list, or `nil` if the layout isn't a list.
    var listBackgroundColor: UIColor? { nil }

    /// Whether rows may have swipe actions.
    var offersSwipeActions: Bool { false }

    /// Returns the swipe actions of a row, or `nil` if there are none.
    func swipeActionsConfiguration(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? { nil }

    /// Notifies the layout of the elements that are about to be shown.
    func willShow(_ elements: [UICollectionViewLayoutAttributes]) {}
}
