/// A scroll view of cells, which it makes as they come into sight and uses again as they leave it.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// An element that shows.
    struct ElementKey: Hashable {
        /// The kind of a supplementary view; nil for a cell.
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
    /// What shows now.
    var shown: [ElementKey: UICollectionReusableView] = [:]
    /// The same in an order that does not change from run to run: it decides which view is used again first.
    var shownInOrder: [(key: ElementKey, value: UICollectionReusableView)] {
        shown.sorted { ($0.key.path, $0.key.kind ?? "") < ($1.key.path, $1.key.kind ?? "") }
    }
    /// What showed before a reload, and leaves with the next layout.
    var shownBeforeReload: [(key: ElementKey, value: UICollectionReusableView)] = []
    /// Cells that are ready for their items and do not show.
    var prepared: [IndexPath: UICollectionViewCell] = [:]
    var offsetOfLastPass = CGPoint.zero
    /// How many items the sections have, as the data source said last; nil before it was asked.
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
    /// The scroll views of sections that scroll across the layout, of those that are in sight, and how far all have gone.
    var orthogonalViews: [Int: OrthogonalScrollView] = [:]
    var orthogonalOffsets: [Int: CGPoint] = [:]
    var swipeActions: SwipeActions?

    /// The layout; another one counts from the next layout pass, without an animation.
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

    /// The layout before this one, until the change is made.
    private var formerLayout: UICollectionViewLayout?

    /// A collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UICollectionView.init(coder:): there are no storyboards or archives here")
    }

    /// What is told of the items and the scrolling.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }

    /// What gives the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if oldValue !== dataSource { reloadData() } }
    }

    /// Whether cells are made before they show, and kept for a while when they do no longer.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { giveUpPreparedCells() } }
    }

    /// A view behind the cells that does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: listBackground == nil ? 0 : 1) }
            setNeedsLayout()
        }
    }

    /// The view behind a list, which has its colour.
    private var listBackground: UIView?
    /// How many views lie behind the cells.
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

    /// Takes another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        if animated { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
    }

    // MARK: Items

    /// How many sections there are.
    open var numberOfSections: Int { knownCounts.count }

    /// How many items a section has.
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

    /// Asks the data source for everything anew; what is selected is so no longer.
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

    /// Takes the counts that the data source says now, and checks that they follow from the updates.
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

    /// Says the class of cells of a name.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: CollectionReuse.Key(kind: nil, identifier: identifier))
    }

    /// Says the class of supplementary views of a kind and name.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        reuse.register(viewClass, for: CollectionReuse.Key(kind: elementKind, identifier: identifier))
    }

    /// A cell that is used again, or a new one.
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

    /// A supplementary view that is used again, or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let frame = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?.frame ?? .zero
        return reuse.dequeue(CollectionReuse.Key(kind: elementKind, identifier: identifier), frame: frame)
    }

    // MARK: Updates

    /// Items that are new.
    open func insertItems(at indexPaths: [IndexPath]) {
        record { $0.insertedItems.formUnion(indexPaths) }
    }

    /// Items that are gone.
    open func deleteItems(at indexPaths: [IndexPath]) {
        record { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Items that want another cell.
    open func reloadItems(at indexPaths: [IndexPath]) {
        record { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// Items whose cells are filled anew, and kept: the data source is asked for them, and gets the same ones when it dequeues.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        record { $0.reconfiguredItems.formUnion(indexPaths) }
    }

    /// Items that have moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Sections that are new.
    open func insertSections(_ sections: IndexSet) {
        record { $0.insertedSections.formUnion(sections) }
    }

    /// Sections that are gone.
    open func deleteSections(_ sections: IndexSet) {
        record { $0.deletedSections.formUnion(sections) }
    }

    /// Sections that want other cells.
    open func reloadSections(_ sections: IndexSet) {
        record { $0.reloadedSections.formUnion(sections) }
    }

    /// A section that has moved, with its items.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections[section] = newSection }
    }

    /// Several changes as one, and a closure for when all have come to rest: true if they ran to their end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    // MARK: What shows

    /// The cells that show, unsorted.
    open var visibleCells: [UICollectionViewCell] {
        visibleOrder.shuffled(shownInOrder.compactMap { $0.key.kind == nil ? $0.value as? UICollectionViewCell : nil })
    }

    /// The index paths of the cells that show, unsorted.
    open var indexPathsForVisibleItems: [IndexPath] { visibleOrder.shuffled(visiblePathsInOrder) }

    /// The cell of an item; nil if it neither shows nor is kept ready.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell ?? prepared[indexPath]
    }

    /// The item of a cell; nil if it does not show. Whether it is nil for cells that are kept ready, Apple does not say.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { knownPath(for: cell) }

    /// The supplementary view of a kind; nil if it does not show.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown[ElementKey(kind: elementKind, path: indexPath)]
    }

    /// The supplementary views of a kind that show, unsorted.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleOrder.shuffled(shownInOrder.filter { $0.key.kind == elementKind && !$0.key.isDecoration }.map(\.value))
    }

    /// The index paths of the supplementary views of a kind that show, unsorted.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleOrder.shuffled(shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted())
    }

    /// The item at a point of the content; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }

    /// Where an item lies; nil if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { madeAttributes(at: indexPath) }

    /// Scrolls to an item. An item that does not exist traps, as it raises on a phone.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Selects an item and scrolls to it; the delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes an item's selection back; the delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    // MARK: Layout

    /// Makes the layout if it is due, and the views for what is in sight.
    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayoutIfNeeded()
        layOutBackgrounds()
        showVisibleElements()
        finalizeTransitions()
    }

    /// The layouts are told that what they have been prepared for is set up.
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

    /// Whether the layout has been prepared for another size that an animation changes.
    private var changesBoundsAnimated = false

    /// Another text size may change the sizes of cells that have one by themselves.
    override func traitsDidChange() {
        super.traitsDidChange()
        measureAllAgain()
        setNeedsLayout()
    }

    /// The layout itself is told, as it may keep what it has made.
    func layoutWasInvalidated() {
        collectionViewLayout.invalidateLayout()
    }

    /// The layout is invalidated because the items, the data source or the layout itself are others.
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

    /// New insets change the room for lines.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutWasInvalidated()
    }

    /// From UICollectionViewLayout.h: where the layout asks for it the coordinates turn round, so that the bounds' origin is always found
    /// at the leading edge. What is seen, as far as it had been read, goes on to be seen.
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

    /// The view's own rectangle.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            invalidateLayoutIfNeeded(for: newValue)
            super.bounds = newValue
        }
    }

    /// The view's rectangle in its superview.
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

    /// The layout chooses where scrolling ends.
    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// What makes a cell that has its size by itself be asked for it again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Touches on items

    /// Highlights the item under a first finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard touches.count == 1, let touch = touches.first else { return }
        // The end of a touch whose cell has left in between is told to nobody here.
        if highlightedPath != nil, !hasTouches(of: event, besides: touch) { finishHighlight(selecting: nil) }
        highlightItem(at: touch.location(in: self))
    }

    /// Selects the item under the finger that lifts.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first else { return }
        finishHighlight(selecting: indexPathForItem(at: touch.location(in: self)))
    }

    /// Lets the highlighted item be.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        finishHighlight(selecting: nil)
    }

    /// Whether items may be selected.
    open var allowsSelection = true
    /// Whether items may get the focus, if the delegate says nothing else.
    open var allowsFocus = false
    /// Whether more than one item may be selected.
    open var allowsMultipleSelection = false

    /// The selected items; nil if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
}
