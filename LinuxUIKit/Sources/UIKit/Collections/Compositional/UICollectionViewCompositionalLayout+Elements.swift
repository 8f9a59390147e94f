/// The attributes of elements.
extension UICollectionViewCompositionalLayout {
    /// Returns the headers, footers, cells and attached supplementary views in a rectangle.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for index in boundary.entries.indices { found.append(globalBoundaryAttributes(index)) }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var number = FlowSection.last(in: sections.count) { sections[$0].start <= low } ?? 0
        while number < sections.count, sections[number].start <= high {
            let section = sections[number]
            for index in section.boundary.entries.indices { found.append(boundaryAttributes(index, in: section)) }
            if section.isOrthogonal, section.orthogonal?.frame.intersects(rect) != true {
                number += 1
                continue
            }
            let area = section.isOrthogonal ? orthogonalArea(of: section) : rect
            let isSideways = section.isOrthogonal == isVertical
            let span = isSideways ? (area.minX, area.maxX) : (area.minY, area.maxY)
            for item in section.items(from: span.0, to: span.1) {
                found += elements(ofItem: item, in: section).filter { section.isOrthogonal ? $0.frame.intersects(area) : true }
            }
            number += 1
        }
        return found.filter { $0.orthogonalSection != nil || $0.frame.intersects(rect) }
    }

    /// Returns the visible part of a section that scrolls across the layout, in the coordinates of its unscrolled elements.
    private func orthogonalArea(of section: SectionLayout) -> CGRect {
        guard let orthogonal = section.orthogonal else { return .zero }
        let offset =
            collectionView?.orthogonalOffset(ofSection: section.index)
            ?? CGPoint(x: -orthogonal.contentInset.left, y: -orthogonal.contentInset.top)
        return orthogonal.frame.offsetBy(dx: offset.x, dy: offset.y)
    }

    func elements(ofItem item: Int, in section: SectionLayout) -> [UICollectionViewLayoutAttributes] {
        guard let leaf = section.leaf(of: item) else { return [] }
        let cell = attributes(ofItem: item, leaf, in: section)
        return [cell] + (leaf.item?.supplementaryItems ?? []).map { attributes(of: $0, at: cell, leaf, in: section) }
    }

    func attributes(ofItem item: Int, _ leaf: GroupSolution.Leaf, in section: SectionLayout) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell, kind: nil, at: IndexPath(item: item, section: section.index))
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.selfSizingAxes = leaf.selfSizingAxes
        attributes.orthogonalSection = section.isOrthogonal ? section.index : nil
        attributes.listPlace = section.definition.list?.place(ofItem: item, of: section.count)
        return attributes
    }

    private func attributes(
        of item: NSCollectionLayoutSupplementaryItem,
        at cell: UICollectionViewLayoutAttributes,
        _ leaf: GroupSolution.Leaf,
        in section: SectionLayout
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.supplementaryView, kind: item.elementKind, at: cell.indexPath)
        attributes.frame = item.frame(at: leaf.frame)
        attributes.zIndex = cell.zIndex + item.zIndex
        attributes.selfSizingAxes = []
        attributes.orthogonalSection = cell.orthogonalSection
        return attributes
    }

    func boundaryAttributes(_ index: Int, in section: SectionLayout) -> UICollectionViewLayoutAttributes {
        let entry = section.boundary.entries[index]
        let path = IndexPath(item: entry.number, section: section.index)
        return makeAttributes(of: entry, at: path, frame: section.boundaryFrame(of: index, seen: seen))
    }

    /// Returns the attributes of a header or footer of the whole layout. The index path has a single number.
    func globalBoundaryAttributes(_ index: Int) -> UICollectionViewLayoutAttributes {
        let entry = boundary.entries[index]
        let (size, start) = (collectionViewContentSize, boundary.length(atStart: true))
        let end = (isVertical ? size.height : size.width) - boundary.length(atStart: false)
        let contents =
            isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: size.height)
        let frame = boundary.frame(of: index, around: contents, room: CGRect(origin: .zero, size: size), seen: seen)
        return makeAttributes(of: entry, at: IndexPath(index: entry.number), frame: frame)
    }

    private func makeAttributes(of entry: BoundaryPlan.Entry, at path: IndexPath, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.supplementaryView, kind: entry.item.elementKind, at: path)
        attributes.frame = frame
        // A pinned header or footer lies over the elements that pass below it.
        attributes.zIndex = entry.item.pinToVisibleBounds ? max(2, entry.item.zIndex) : entry.item.zIndex
        attributes.selfSizingAxes = entry.item.layoutSize.estimatedAxes
        return attributes
    }

    private var seen: CGRect {
        collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    }

    /// Calls the sections' handlers, which may change visible elements.
    func callHandlers(with elements: [UICollectionViewLayoutAttributes]) {
        let bySection = Dictionary(grouping: elements.filter { $0.indexPath.count == 2 }, by: \.indexPath.section)
        for (number, elements) in bySection.sorted(by: { $0.key < $1.key }) where sections.indices.contains(number) {
            let section = sections[number]
            guard let handler = section.definition.visibleItemsInvalidationHandler else { continue }
            let offset = section.isOrthogonal ? collectionView?.orthogonalOffset(ofSection: number) : collectionView?.contentOffset
            handler(elements.map { VisibleItem($0) }, offset ?? .zero, environment)
        }
    }
}
