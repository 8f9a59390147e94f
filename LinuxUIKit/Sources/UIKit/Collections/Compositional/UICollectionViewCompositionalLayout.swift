/// A closure that returns the definition of a section. If the result is `nil`, the layout traps, where a phone raises an exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items, as an app combines them.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    /// The settings of the layout as a whole.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    var sections: [SectionLayout] = []
    var boundary = BoundaryPlan([], container: .zero, isVertical: true)
    var environment = LayoutEnvironment(
        container: LayoutContainer(contentSize: .zero, contentInsets: .zero),
        traitCollection: UITraitCollection()
    )
    private var isUpToDate = false
    private var backgroundColor: UIColor?
    private var room = SectionLayout.Room()
    /// The measured sizes of elements under their new index paths after an update, until the sections are made again.
    private var movedSizes: [Int: [Int: CGSize]]?

    /// Creates a layout whose sections are all the same.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are all the same, with a configuration.
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout that requests each section's definition from a closure.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout that requests each section's definition from a closure, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Traps, because LinuxUIKit has no archives.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UICollectionViewCompositionalLayout.init(coder:): there are no storyboards or archives here")
    }

    var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Making

    /// Requests the sections' definitions. Single items are not visited, and measured sizes are kept.
    open override func prepare() {
        super.prepare()
        guard let collectionView, !isUpToDate else { return }
        isUpToDate = true
        let newRoom = makeRoom(in: collectionView)
        // Only another width calls for new measurements, since a cell's size follows from its width. The height depends on the insets,
        // which may themselves follow from measured sizes.
        let isAsWide = isVertical ? newRoom.size.width == room.size.width : newRoom.size.height == room.size.height
        if !isAsWide || newRoom.insets != room.insets || newRoom.isVertical != room.isVertical {
            (sections, movedSizes) = ([], nil)
            collectionView.measureAllAgain()
        }
        room = newRoom
        environment = LayoutEnvironment(
            container: LayoutContainer(contentSize: room.size, contentInsets: room.insets),
            traitCollection: collectionView.traitCollection
        )
        let known = sections.map { ($0.index, $0.measured) }
        let measured = movedSizes ?? Dictionary(uniqueKeysWithValues: known)
        movedSizes = nil
        let headers = sections.map(\.boundary)
        boundary = BoundaryPlan(configuration.boundarySupplementaryItems, container: room.size, isVertical: isVertical)
        sections = (0..<collectionView.numberOfSections).map { index in
            var section = makeSection(index, count: collectionView.numberOfItems(inSection: index), measured: measured[index] ?? [:])
            if headers.indices.contains(index) { section.takeBoundarySizes(of: headers[index]) }
            return section
        }
        backgroundColor = sections.lazy.compactMap { $0.definition.list?.effectiveBackgroundColor }.first
        placeSections(from: 0)
    }

    private func makeSection(_ index: Int, count: Int, measured: [Int: CGSize]) -> SectionLayout {
        guard let definition = sectionProvider(index, environment) else {
            preconditionFailure(
                "NSInternalInconsistencyException: invalid section definition. Please specify a valid section definition when content is to "
                    + "be rendered for a section. This is a client error. Section: \(index)"
            )
        }
        let reference =
            definition.contentInsetsReference == .automatic ? configuration.contentInsetsReference : definition.contentInsetsReference
        var insets = definition.contentInsets
        if reference != .none {
            insets.leading += room.insets.leading
            insets.trailing += room.insets.trailing
        }
        if reference == .layoutMargins || reference == .readableContent, let margins = collectionView?.layoutMargins {
            let isTurned = collectionView?.countsFromRight == true
            insets.leading += isTurned ? margins.right : margins.left
            insets.trailing += isTurned ? margins.left : margins.right
        }
        return SectionLayout(index: index, count: count, definition: definition, room: room, insets: insets, measured: measured)
    }

    private func makeRoom(in collectionView: UICollectionView) -> SectionLayout.Room {
        let (adjusted, safe) = (collectionView.adjustedContentInset, collectionView.safeAreaInsets)
        let area = collectionView.bounds.inset(by: adjusted)
        var insets = NSDirectionalEdgeInsets.zero
        if isVertical {
            let (leading, trailing) = collectionView.countsFromRight ? (safe.right, safe.left) : (safe.left, safe.right)
            insets.leading = max(0, leading - adjusted.left)
            insets.trailing = max(0, trailing - adjusted.right)
        }
        return SectionLayout.Room(
            size: CGSize(width: max(0, area.width), height: max(0, area.height)),
            insets: insets,
            isVertical: isVertical,
            traits: collectionView.traitCollection
        )
    }

    private func placeSections(from index: Int) {
        var start = index > 0 ? sections[index - 1].end + configuration.interSectionSpacing : boundary.length(atStart: true)
        for later in sections.indices.dropFirst(index) {
            sections[later].start = start
            start = sections[later].end + configuration.interSectionSpacing
        }
    }

    /// Invalidates the sections, or, if the context has preferred attributes, applies the new size of one element.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferredAttributes {
            let shift = take(preferred)
            if isVertical { context.contentOffsetAdjustment.y += shift } else { context.contentOffsetAdjustment.x += shift }
        } else {
            isUpToDate = false
        }
        super.invalidateLayout(with: context)
    }

    /// The size of all sections together.
    open override var collectionViewContentSize: CGSize {
        let length = sectionsEnd + boundary.length(atStart: false)
        return isVertical ? CGSize(width: room.size.width, height: length) : CGSize(width: length, height: room.size.height)
    }

    private var sectionsEnd: CGFloat { sections.last?.end ?? boundary.length(atStart: true) }

    /// Returns whether the new bounds have another size.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }

    /// Whether the layout is mirrored if reading goes from right to left. The value is true.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Elements

    /// Returns the elements in a rectangle. If a section scrolls across the layout, only its visible elements are returned.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

    /// Returns the attributes of an item before any scrolling across the layout, or `nil` if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        return section.leaf(of: indexPath.item).map { attributes(ofItem: indexPath.item, $0, in: section) }
    }

    /// Returns the attributes of a header, a footer or an attached supplementary view, or `nil` if there is no such view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else {
            let number = indexPath.first ?? 0
            return boundary.index(ofKind: elementKind, number: number).map { globalBoundaryAttributes($0) }
        }
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        if let index = section.boundary.index(ofKind: elementKind, number: indexPath.item) {
            return boundaryAttributes(index, in: section)
        }
        return elements(ofItem: indexPath.item, in: section).first { $0.representedElementKind == elementKind }
    }

    override func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let first = FlowSection.last(in: sections.count) { sections[$0].start <= low } ?? 0
        return sections.dropFirst(first).prefix { $0.start <= high }.compactMap(\.orthogonal).filter { $0.frame.intersects(rect) }
    }

    override var listBackgroundColor: UIColor? { backgroundColor }

    override var offersSwipeActions: Bool { sections.contains { $0.definition.list?.offersSwipeActions ?? false } }

    override func swipeActionsConfiguration(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard sections.indices.contains(path.section), let list = sections[path.section].definition.list else { return nil }
        return switch edge {
        case .leading: list.leadingSwipeActionsConfigurationProvider?(path)
        case .trailing: list.trailingSwipeActionsConfigurationProvider?(path)
        }
    }

    override func willShow(_ elements: [UICollectionViewLayoutAttributes]) { callHandlers(with: elements) }

    // MARK: Elements that say their size themselves

    override func asksForPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        !attributes.selfSizingAxes.isEmpty
    }

    /// Returns whether an element of estimated size prefers another size.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = originalAttributes.selfSizingAxes
        return axes.contains(.horizontal) && abs(preferredAttributes.size.width - originalAttributes.size.width) > 0.001
            || axes.contains(.vertical) && abs(preferredAttributes.size.height - originalAttributes.size.height) > 0.001
    }

    /// Stores an element's preferred size. Returns the length by which the following content moves, or zero if the change begins inside the
    /// visible part.
    private func take(_ preferred: UICollectionViewLayoutAttributes) -> CGFloat {
        let path = preferred.indexPath
        guard path.count == 2, sections.indices.contains(path.section) else { return 0 }
        // The section is changed in place. A local copy would cause a copy of all its stored sizes.
        let oldEnd = sections[path.section].end
        let changes: CGFloat
        if let kind = preferred.representedElementKind {
            guard let index = sections[path.section].boundary.index(ofKind: kind, number: path.item) else { return 0 }
            let isAtEnd = sections[path.section].boundary.entries[index].isAtStart(isVertical: isVertical) == false
            changes = isAtEnd ? oldEnd : sections[path.section].start
            sections[path.section].setBoundarySize(preferred.size, of: index)
        } else {
            let place = sections[path.section].groupStart(of: path.item)
            let length = sections[path.section].groupLength(of: path.item)
            sections[path.section].setSize(preferred.size, of: path.item)
            if sections[path.section].isOrthogonal {
                changes = sections[path.section].start
                shiftOrthogonally(path, place: place, by: sections[path.section].groupLength(of: path.item) - length)
            } else {
                changes = place
            }
        }
        placeSections(from: path.section)
        guard let collectionView else { return 0 }
        let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        return changes < (isVertical ? seen.minY : seen.minX) ? sections[path.section].end - oldEnd : 0
    }

    private func shiftOrthogonally(_ path: IndexPath, place: CGFloat, by change: CGFloat) {
        guard change != 0, let view = collectionView?.orthogonalViews[path.section] else { return }
        let offset = isVertical ? view.contentOffset.x : view.contentOffset.y
        guard place < offset else { return }
        view.shiftContent(by: isVertical ? CGPoint(x: change, y: 0) : CGPoint(x: 0, y: change))
    }

    override func itemsMoved(_ path: (IndexPath) -> IndexPath?) {
        var measured: [Int: [Int: CGSize]] = [:]
        for section in sections {
            for (item, size) in section.measured {
                guard let new = path(IndexPath(item: item, section: section.index)) else { continue }
                measured[new.section, default: [:]][new.item] = size
            }
        }
        movedSizes = measured
        isUpToDate = false
    }

    override func itemsWereReloaded() {
        (sections, movedSizes) = ([], nil)
    }
}
