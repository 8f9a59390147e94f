/// A scroll view of cells. The cells are made when they become visible, and reused when they are no longer visible.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The key of a shown element.
    struct ElementKey: Hashable {
        /// The kind of a supplementary view, or `nil` for a cell.
        let kind: String?
        let path: IndexPath
        var isDecoration = false

        init(kind: String?, path: IndexPath, isDecoration: Bool = false) {
            self.kind = kind
            self.path = path
            self.isDecoration = isDecoration
        }

        func hasKind(of other: ElementKey) -> Bool { kind == other.kind && isDecoration == other.isDecoration }

        @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
            let isDecoration = attributes.representedElementCategory == .decorationView
            self.init(kind: attributes.representedElementKind, path: attributes.indexPath, isDecoration: isDecoration)
        }
    }

    var reuse = CollectionReuse()
    /// The shown elements.
    var shown: [ElementKey: UICollectionReusableView] = [:]
    /// The shown elements in an order that is the same in each run. The order decides which view is reused first.
    var shownInOrder: [(key: ElementKey, value: UICollectionReusableView)] {
        shown.sorted { ($0.key.path, $0.key.kind ?? "") < ($1.key.path, $1.key.kind ?? "") }
    }
    /// The elements that were shown before a reload. The next layout pass removes them.
    var shownBeforeReload: [(key: ElementKey, value: UICollectionReusableView)] = []
    /// The cells that are ready for their items, but not shown.
    var prepared: [IndexPath: UICollectionViewCell] = [:]
    var offsetOfLastPass = CGPoint.zero
    /// The numbers of items in the sections, as the data source returned them, or `nil` before the first request.
    private(set) var counts: [Int]?
    private(set) var isLayoutValid = false
    private var layoutBounds = CGRect.zero
    var selectedPaths: [IndexPath] = []
    var highlightedPath: IndexPath?
    var updates: CollectionUpdates?
    var updateCompletions: [(Bool) -> Void] = []
    var updateDepth = 0
    var reconfiguration: Reconfiguration?
    var visibleOrder = VisibleOrder()
    /// The scroll views of visible sections that scroll across the layout, and the offsets of all such sections.
    var orthogonalViews: [Int: OrthogonalScrollView] = [:]
    var orthogonalOffsets: [Int: CGPoint] = [:]
    var swipeActions: SwipeActions?

    /// The layout. A new layout takes effect with the next layout pass, without an animation.
    open var collectionViewLayout: UICollectionViewLayout {
        willSet {
            collectionViewLayout.prepareForTransition(to: newValue)
            newValue.prepareForTransition(from: collectionViewLayout)
        }
        didSet {
            formerLayout = oldValue
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            invalidateLayout(everything: true, counts: false)
        }
    }

    /// The former layout, until the transition to the new layout is finalized.
    private var formerLayout: UICollectionViewLayout?

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Traps, because LinuxUIKit has no archives.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UICollectionView.init(coder:): there are no storyboards or archives here")
    }

    /// The delegate, which is notified of changes to items and of scrolling.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }

    /// The data source, which provides the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if oldValue !== dataSource { reloadData() } }
    }

    /// Whether cells are made before they become visible, and kept for a while afterwards.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { giveUpPreparedCells() } }
    }

    /// A view behind the cells, which doesn't scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: listBackground == nil ? 0 : 1) }
            setNeedsLayout()
        }
    }

    /// The view behind a list, in the list's background color.
    private var listBackground: UIView?
    /// The number of views behind the cells.
    var backgroundCount: Int { (listBackground == nil ? 0 : 1) + (backgroundView == nil ? 0 : 1) }

    private func layOutBackgrounds() {
        let color = collectionViewLayout.listBackgroundColor
        if color == nil {
            listBackground?.removeFromSuperview()
            listBackground = nil
        } else if listBackground == nil {
            let view = UIView()
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            listBackground = view
        }
        listBackground?.backgroundColor = color
        for view in [listBackground, backgroundView] { view?.frame = bounds }
    }

    /// Replaces the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        if animated { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
    }

    // MARK: Items

    /// The number of sections.
    open var numberOfSections: Int { knownCounts.count }

    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        precondition(
            knownCounts.indices.contains(section),
            "NSInternalInconsistencyException: request for number of items in section \(section) of \(knownCounts.count)"
        )
        return knownCounts[section]
    }

    var knownCounts: [Int] {
        if let counts { return counts }
        let fresh = askedCounts
        counts = fresh
        return fresh
    }

    private var askedCounts: [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }

    /// Requests all data from the data source again, and clears the selection.
    open func reloadData() {
        swipeActions?.close(animated: false)
        shownBeforeReload += shownInOrder
        shown = [:]
        if Platform.current.behavior.reloadData == .atOnce { endDisplayingReloaded() }
        giveUpPreparedCells()
        selectedPaths = []
        highlightedPath = nil
        counts = nil
        orthogonalOffsets = [:]
        collectionViewLayout.itemsWereReloaded()
        invalidateLayout(everything: true, counts: true)
    }

    /// Requests the counts from the data source after updates, and checks that they follow from the updates.
    func takeCounts(after updates: CollectionUpdates, _ paths: CollectionUpdatePaths) {
        let expected = paths.counts(after: knownCounts)
        let fresh = askedCounts
        precondition(
            fresh.count == expected.count,
            "NSInternalInconsistencyException: invalid update: invalid number of sections: \(fresh.count) after the update, "
                + "\(knownCounts.count) before it, \(updates.insertedSections.count) inserted, \(updates.deletedSections.count) deleted"
        )
        for (section, (has, should)) in zip(fresh, expected).enumerated() {
            precondition(
                should == nil || should == has,
                "NSInternalInconsistencyException: invalid update: invalid number of items in section \(section): "
                    + "\(has) after the update, which should be \(should ?? 0) by what was inserted, deleted and moved"
            )
        }
        counts = fresh
    }

    // MARK: Making views

    /// Registers a class of cells for a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: CollectionReuse.Key(kind: nil, identifier: identifier))
    }

    /// Registers a class of supplementary views for a kind and a reuse identifier.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        reuse.register(viewClass, for: CollectionReuse.Key(kind: elementKind, identifier: identifier))
    }

    /// Returns a reused cell, or a new cell.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let cell = cellBeingReconfigured(for: indexPath, identifier: identifier) { return cell }
        let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
        let view = reuse.dequeue(CollectionReuse.Key(kind: nil, identifier: identifier), frame: frame)
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("NSInternalInconsistencyException: the class registered for \(identifier) is no UICollectionViewCell")
        }
        cell.isSelected = false
        cell.isHighlighted = false
        return cell
    }

    /// Returns a reused supplementary view, or a new view.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let frame = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?.frame ?? .zero
        return reuse.dequeue(CollectionReuse.Key(kind: elementKind, identifier: identifier), frame: frame)
    }

    // MARK: Updates

    /// Inserts items.
    open func insertItems(at indexPaths: [IndexPath]) {
        record { $0.insertedItems.formUnion(indexPaths) }
    }

    /// Deletes items.
    open func deleteItems(at indexPaths: [IndexPath]) {
        record { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Replaces the cells of items.
    open func reloadItems(at indexPaths: [IndexPath]) {
        record { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// Configures the existing cells of items again. The data source is called for each item, and gets the existing cell when it dequeues a
    /// cell.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        record { $0.reconfiguredItems.formUnion(indexPaths) }
    }

    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Inserts sections.
    open func insertSections(_ sections: IndexSet) {
        record { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet) {
        record { $0.deletedSections.formUnion(sections) }
    }

    /// Replaces the cells of sections.
    open func reloadSections(_ sections: IndexSet) {
        record { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section together with its items.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections[section] = newSection }
    }

    /// Animates several changes together. The closure is called after the animations, with a Boolean value that says whether they ended
    /// normally.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    // MARK: What shows

    /// The visible cells, unsorted.
    open var visibleCells: [UICollectionViewCell] {
        visibleOrder.shuffled(shownInOrder.compactMap { $0.key.kind == nil ? $0.value as? UICollectionViewCell : nil })
    }

    /// The index paths of the visible cells, unsorted.
    open var indexPathsForVisibleItems: [IndexPath] { visibleOrder.shuffled(visiblePathsInOrder) }

    /// Returns the cell of an item, or `nil` if the cell is neither visible nor prepared.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell ?? prepared[indexPath]
    }

    /// Returns the index path of a cell, or `nil` if the cell isn't visible. Apple's documentation doesn't say whether the result is `nil`
    /// for prepared cells.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { knownPath(for: cell) }

    /// Returns a supplementary view of a kind, or `nil` if the view isn't visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown[ElementKey(kind: elementKind, path: indexPath)]
    }

    /// Returns the visible supplementary views of a kind, unsorted.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleOrder.shuffled(shownInOrder.filter { $0.key.kind == elementKind && !$0.key.isDecoration }.map(\.value))
    }

    /// Returns the index paths of the visible supplementary views of a kind, unsorted.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleOrder.shuffled(shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted())
    }

    /// Returns the index path of the item at a point of the content, or `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }

    /// Returns the layout attributes of an item, or `nil` if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { madeAttributes(at: indexPath) }

    /// Scrolls to an item. An item that doesn't exist traps, where a phone raises an exception.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Selects an item and scrolls to it. The delegate isn't notified.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item. The delegate isn't notified.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    // MARK: Layout

    /// Prepares the layout if it is invalid, and adds the views of visible elements.
    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayoutIfNeeded()
        layOutBackgrounds()
        showVisibleElements()
        finalizeTransitions()
    }

    /// Notifies the layouts that a transition or an animated change of the bounds has been set up.
    private func finalizeTransitions() {
        if let formerLayout {
            self.formerLayout = nil
            formerLayout.finalizeLayoutTransition()
            collectionViewLayout.finalizeLayoutTransition()
        }
        if changesBoundsAnimated {
            changesBoundsAnimated = false
            collectionViewLayout.finalizeAnimatedBoundsChange()
        }
    }

    /// Whether the layout has been prepared for an animated change of the size.
    private var changesBoundsAnimated = false

    /// Measures self-sizing cells again, since another text size may change their sizes.
    override func traitsDidChange() {
        super.traitsDidChange()
        measureAllAgain()
        setNeedsLayout()
    }

    /// Invalidates the layout object too, since it may have stored its attributes.
    func layoutWasInvalidated() {
        collectionViewLayout.invalidateLayout()
    }

    /// Invalidates the layout after a change of the items, of the data source or of the layout itself.
    func invalidateLayout(everything: Bool, counts: Bool) {
        let context = collectionViewLayout.makeInvalidationContext()
        context.measuresAgain = true
        context.invalidateEverything = everything
        context.invalidateDataSourceCounts = counts
        collectionViewLayout.invalidateLayout(with: context)
    }

    func layoutWasInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
        isLayoutValid = false
        if context.measuresAgain { measureAllAgain() }
        shiftContent(by: context.contentOffsetAdjustment)
        setNeedsLayout()
    }

    /// Invalidates the layout, since new insets change the room for lines.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutWasInvalidated()
    }

    /// From UICollectionViewLayout.h: if the layout requires so, the coordinates are mirrored, so that the origin of the bounds is always
    /// at the leading edge. The visible content stays the same, counted from the leading edge.
    private func turnRoundIfNeeded() {
        let layout = collectionViewLayout
        let turns =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
        guard turns != countsFromRight else { return }
        countsFromRight = turns
        for view in orthogonalViews.values { view.countsFromRight = turns }
        insetsMayHaveChanged()
        layoutWasInvalidated()
    }

    func prepareLayoutIfNeeded() {
        turnRoundIfNeeded()
        guard !isLayoutValid else { return }
        isLayoutValid = true
        collectionViewLayout.prepare()
        if collectionViewLayout.offersSwipeActions { swipeActions = swipeActions ?? SwipeActions(self) }
        let size = collectionViewLayout.collectionViewContentSize
        guard size != contentSize else { return }
        contentSize = size
        aimFlightAnew()
    }

    /// The view's rectangle in its own coordinates.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            invalidateLayoutIfNeeded(for: newValue)
            super.bounds = newValue
        }
    }

    /// The view's rectangle in its superview's coordinates.
    open override var frame: CGRect {
        get { super.frame }
        set {
            invalidateLayoutIfNeeded(for: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    private func invalidateLayoutIfNeeded(for newBounds: CGRect) {
        if newBounds.size != bounds.size, UIView.inheritedAnimationDuration > 0 {
            changesBoundsAnimated = true
            collectionViewLayout.prepare(forAnimatedBoundsChange: bounds)
        }
        if isLayoutValid, newBounds != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
        }
    }

    /// Returns the offset that the layout chooses for the end of scrolling.
    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// The changes after which a self-sizing cell is measured again.
    @available(iOS 16.0, *)
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Touches on items

    /// Highlights the item under a first finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard touches.count == 1, let touch = touches.first else { return }
        // If a cell was removed during a touch, the collection view isn't notified of the end of the touch. Without this, the former item
        // would stay highlighted.
        if highlightedPath != nil, !hasTouches(of: event, besides: touch) { finishHighlight(selecting: nil) }
        highlightItem(at: touch.location(in: self))
    }

    /// Selects the item under the finger that lifts.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first else { return }
        finishHighlight(selecting: indexPathForItem(at: touch.location(in: self)))
    }

    /// Ends the highlight without a selection.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        finishHighlight(selecting: nil)
    }

    /// Whether items may be selected.
    open var allowsSelection = true
    /// Whether items may get the focus, unless the delegate decides.
    open var allowsFocus = false
    /// Whether more than one item may be selected.
    open var allowsMultipleSelection = false

    /// The index paths of the selected items, or `nil` if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
}
