/// Items in lines, one line after another, with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var sections: [FlowSection] = []
    /// Whether the sections correspond to the collection view and to the layout's properties.
    private var isUpToDate = false
    /// The width for which items were measured, or the height if the content scrolls sideways.
    private var measuredRoom: CGFloat?
    /// The measured sizes of items under their new index paths after an update, until the sections are made again.
    private var movedSizes: [Int: [Int: FlowSection.ItemSize]]?

    /// A value of `estimatedItemSize` that gives no estimate. The layout uses `itemSize` until the items are measured.
    public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) }

    /// The estimated size of self-sizing items, or zero if the items aren't self-sizing.
    open var estimatedItemSize: CGSize = .zero {
        didSet { if oldValue != estimatedItemSize { invalidateLayout() } }
    }

    /// The size of an item if the delegate provides none. The default is 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if oldValue != itemSize { invalidateLayout() } }
    }
    /// The least distance between lines. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
    }
    /// The least distance between items in a line. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
    }
    /// The space around a section's items.
    open var sectionInset: UIEdgeInsets = .zero {
        didSet { if oldValue != sectionInset { invalidateLayout() } }
    }
    /// The direction in which the content scrolls.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if oldValue != scrollDirection { invalidateLayout() } }
    }
    /// The size of headers. Only the length along the scrolling is used.
    open var headerReferenceSize: CGSize = .zero {
        didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
    }
    /// The size of footers. Only the length along the scrolling is used.
    open var footerReferenceSize: CGSize = .zero {
        didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    /// Whether headers stay at the edge of the visible area as long as their section is visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
    }
    /// Whether footers stay at the edge of the visible area as long as their section is visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
    }

    /// The class of the invalidation contexts.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Returns whether the new bounds have another width, or another height if the content scrolls sideways.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size else { return false }
        return isVertical ? old.width != newBounds.width : old.height != newBounds.height
    }

    /// Makes the sections. If all items have one size, no items are visited. If the delegate provides sizes, each item is visited once.
    /// Items of estimated size are not visited, and measured sizes are kept.
    open override func prepare() {
        super.prepare()
        guard let collectionView, !isUpToDate else { return }
        isUpToDate = true
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        let area = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let room = isVertical ? area.width : area.height
        if let measuredRoom, measuredRoom != room {
            (sections, movedSizes) = ([], nil)
            collectionView.measureAllAgain()
        }
        measuredRoom = room
        let known = sections.enumerated().map { ($0.offset, $0.element.measuredSizes) }
        let measured = movedSizes ?? Dictionary(uniqueKeysWithValues: known)
        movedSizes = nil
        sections = []
        var start: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            let section = makeSection(index, start: start, of: collectionView, delegate: delegate, measured: measured[index] ?? [:])
            sections.append(section)
            start = section.end
        }
    }

    /// Invalidates the sections, or, if the context has preferred attributes, applies the new size of one item.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferredAttributes {
            take(preferred)
        } else if context.invalidateEverything || context.invalidateDataSourceCounts
            || (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics ?? true
        {
            isUpToDate = false
        }
        super.invalidateLayout(with: context)
    }

    // MARK: Items that say their size themselves

    private var hasEstimates: Bool { estimatedItemSize != .zero }

    private func take(_ preferred: UICollectionViewLayoutAttributes) {
        let path = preferred.indexPath
        guard preferred.representedElementCategory == .cell, sections.indices.contains(path.section) else { return }
        sections[path.section].setSize(itemSize(preferred.size), of: path.item)
        var start = sections[path.section].end
        for later in sections.indices.dropFirst(path.section + 1) {
            sections[later].start = start
            start = sections[later].end
        }
    }

    override func asksForPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        hasEstimates && attributes.representedElementCategory == .cell
    }

    /// Returns whether an item of estimated size prefers another size.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard asksForPreferredAttributes(originalAttributes) else { return false }
        return preferredAttributes.size.differs(from: originalAttributes.size)
    }

    /// Returns a context that gives an item its size. The context also moves the offset, so that the visible content stays in place.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        guard let collectionView else { return context }
        let shift = collectionView.offsetAdjustment(from: originalAttributes.frame, to: preferredAttributes.size)
        context.contentOffsetAdjustment = isVertical ? CGPoint(x: 0, y: shift.y) : CGPoint(x: shift.x, y: 0)
        return context
    }

    override func itemsMoved(_ path: (IndexPath) -> IndexPath?) {
        guard hasEstimates else { return }
        var measured: [Int: [Int: FlowSection.ItemSize]] = [:]
        for (section, old) in sections.enumerated() {
            for (item, size) in old.measuredSizes {
                guard let new = path(IndexPath(item: item, section: section)) else { continue }
                measured[new.section, default: [:]][new.item] = size
            }
        }
        movedSizes = measured
        isUpToDate = false
    }

    override func itemsWereReloaded() {
        (sections, movedSizes) = ([], nil)
    }

    private func makeSection(
        _ index: Int,
        start: CGFloat,
        of collectionView: UICollectionView,
        delegate: (any UICollectionViewDelegateFlowLayout)?,
        measured: [Int: FlowSection.ItemSize]
    ) -> FlowSection {
        let insets = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: index) ?? sectionInset
        let header = delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
        let footer = delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
        var metrics = FlowSection.Metrics()
        metrics.lineSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
        metrics.itemSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing
        let area = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        if isVertical {
            metrics.crossLength = area.width
            (metrics.insetMainStart, metrics.insetMainEnd) = (insets.top, insets.bottom)
            (metrics.insetCrossStart, metrics.insetCrossEnd) = (insets.left, insets.right)
            (metrics.headerLength, metrics.footerLength) = (header.height, footer.height)
        } else {
            metrics.crossLength = area.height
            (metrics.insetMainStart, metrics.insetMainEnd) = (insets.left, insets.right)
            (metrics.insetCrossStart, metrics.insetCrossEnd) = (insets.top, insets.bottom)
            (metrics.headerLength, metrics.footerLength) = (header.width, footer.width)
        }
        let count = collectionView.numberOfItems(inSection: index)
        if hasEstimates {
            let estimate = estimatedItemSize == type(of: self).automaticSize ? itemSize : estimatedItemSize
            return FlowSection(start: start, count: count, metrics: metrics, estimate: itemSize(estimate), measured: measured)
        }
        guard let delegate else {
            return FlowSection(start: start, count: count, metrics: metrics, uniform: itemSize(itemSize))
        }
        return FlowSection(start: start, count: count, metrics: metrics) { item in
            let path = IndexPath(item: item, section: index)
            return itemSize(delegate.collectionView(collectionView, layout: self, sizeForItemAt: path))
        }
    }

    private func itemSize(_ size: CGSize) -> FlowSection.ItemSize {
        precondition(
            size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
            "UICollectionViewFlowLayout: an item's size is finite and not negative; it is \(size)"
        )
        return isVertical
            ? FlowSection.ItemSize(main: size.height, cross: size.width) : FlowSection.ItemSize(main: size.width, cross: size.height)
    }

    /// The size of all sections together.
    open override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let area = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let length = sections.last?.end ?? 0
        return isVertical ? CGSize(width: max(0, area.width), height: length) : CGSize(width: length, height: max(0, area.height))
    }

    /// Returns the cells, headers and footers in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        var index = FlowSection.last(in: sections.count) { sections[$0].start <= low } ?? 0
        while index < sections.count, sections[index].start <= high {
            let section = sections[index]
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: index)
                if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path), attributes.frame.intersects(rect) {
                    found.append(attributes)
                }
            }
            for item in section.items(from: low, to: high) {
                let path = IndexPath(item: item, section: index)
                if let attributes = layoutAttributesForItem(at: path), attributes.frame.intersects(rect) { found.append(attributes) }
            }
            index += 1
        }
        return found
    }

    /// Returns the attributes of an item, or `nil` if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard (0..<section.count).contains(indexPath.item) else { return nil }
        let place = section.place(of: indexPath.item)
        let attributes = makeAttributes(.cell, kind: nil, at: indexPath)
        attributes.selfSizingAxes = hasEstimates ? .both : []
        attributes.frame = rect(main: place.main, cross: place.cross, mainLength: place.size.main, crossLength: place.size.cross)
        return attributes
    }

    /// Returns the attributes of a header or footer, or `nil` if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let length = isHeader ? section.metrics.headerLength : section.metrics.footerLength
        guard length > 0 else { return nil }
        let attributes = makeAttributes(.supplementaryView, kind: elementKind, at: indexPath)
        var start = isHeader ? section.start : section.footerStart
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            start = pinned(start, length: length, in: section, isHeader: isHeader)
            attributes.zIndex = 10
        }
        attributes.frame = rect(main: start, cross: 0, mainLength: length, crossLength: section.metrics.crossLength)
        return attributes
    }

    /// Returns the beginning of a pinned header or footer, which stays visible as long as its section is visible.
    private func pinned(_ start: CGFloat, length: CGFloat, in section: FlowSection, isHeader: Bool) -> CGFloat {
        guard let collectionView else { return start }
        let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        return isHeader ? min(max(start, low), section.footerStart - length) : max(min(start, high - length), section.start)
    }

    /// Converts places and lengths along the main and the cross axis to a rectangle.
    private func rect(main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: crossLength, height: mainLength)
            : CGRect(x: main, y: cross, width: mainLength, height: crossLength)
    }
}
