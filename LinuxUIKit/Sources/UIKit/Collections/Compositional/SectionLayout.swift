/// A section of a compositional layout as values: the places of its groups, one after another, and the measured sizes of its elements.
///
/// Groups are not listed. All groups are laid out as in the plan, except groups in which an element has another measured size.
@MainActor struct SectionLayout {
    /// The room of a layout.
    struct Room {
        /// The size of the visible area.
        var size = CGSize.zero
        /// The part of the safe area at the sides.
        var insets = NSDirectionalEdgeInsets.zero
        var isVertical = true
        var traits = UITraitCollection()
    }

    let index: Int
    let count: Int
    let definition: NSCollectionLayoutSection
    let room: Room
    /// The place at which the section begins, along the scrolling.
    var start: CGFloat = 0
    private(set) var boundary: BoundaryPlan
    private(set) var measured: [Int: CGSize]
    private let plan: GroupPlan
    private let usual: GroupSolution
    /// The groups whose layout differs from the plan's.
    private var solutions: [Int: GroupSolution] = [:]
    private var lengths: LengthList

    init(
        index: Int,
        count: Int,
        definition: NSCollectionLayoutSection,
        room: Room,
        insets: NSDirectionalEdgeInsets,
        measured: [Int: CGSize]
    ) {
        self.index = index
        self.count = count
        self.definition = definition
        self.room = room
        self.insets = insets
        self.measured = measured.filter { $0.key < count }
        let container = room.size.inset(by: insets)
        self.container = container
        plan = GroupPlan(definition.group, in: container, traits: room.traits)
        usual = GroupSolution(plan, in: container, count: plan.leafCount, measured: [:])
        let across = definition.supplementariesFollowContentInsets ? insets : room.insets
        let boundarySize =
            room.isVertical
            ? CGSize(width: room.size.inset(by: across).width, height: room.size.height)
            : CGSize(width: room.size.width, height: room.size.inset(by: across).height)
        boundary = BoundaryPlan(definition.boundarySupplementaryItems, container: boundarySize, isVertical: room.isVertical)
        let perGroup = plan.leafCount
        let groups = perGroup == 0 ? 0 : (count + perGroup - 1) / perGroup
        let goesSideways = (definition.orthogonalScrollingBehavior != .none) == room.isVertical
        lengths = LengthList(
            count: groups,
            usual: goesSideways ? usual.size.width : usual.size.height,
            spacing: definition.interGroupSpacing
        )
        var changed = Set(self.measured.keys.map { $0 / max(1, perGroup) })
        if groups > 0, count % perGroup != 0 { changed.insert(groups - 1) }
        for group in changed { solve(group) }
    }

    /// The section's insets together with those of the room.
    private let insets: NSDirectionalEdgeInsets
    /// The size of the room without the insets.
    private let container: CGSize

    /// Whether the section scrolls across the layout.
    var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }
    /// Whether the groups stand beside each other.
    private var goesSideways: Bool { isOrthogonal == room.isVertical }
    private var perGroup: Int { plan.leafCount }

    private mutating func solve(_ group: Int) {
        let first = group * perGroup
        let present = min(perGroup, count - first)
        var sizes: [Int: CGSize] = [:]
        for leaf in 0..<present { sizes[leaf] = measured[first + leaf] }
        let solution = GroupSolution(plan, in: container, count: present, measured: sizes)
        solutions[group] = solution
        lengths.setLength(goesSideways ? solution.size.width : solution.size.height, of: group)
    }

    /// Stores the measured size of an element.
    mutating func setSize(_ size: CGSize, of item: Int) {
        guard (0..<count).contains(item), perGroup > 0 else { return }
        measured[item] = size
        solve(item / perGroup)
    }

    /// Stores the measured size of a header or footer.
    mutating func setBoundarySize(_ size: CGSize, of index: Int) {
        boundary.setSize(size, of: index)
    }

    // MARK: Along the scrolling

    private var mainInsets: (start: CGFloat, end: CGFloat) {
        room.isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    }

    /// The beginning of the space before the groups, after the headers.
    private var contentsStart: CGFloat { start + boundary.length(atStart: true) }
    private var groupsStart: CGFloat { contentsStart + mainInsets.start }

    /// The length of the groups along the scrolling of the layout.
    private var groupsLength: CGFloat {
        guard isOrthogonal else { return lengths.total }
        guard lengths.count > 0 else { return 0 }
        func across(_ size: CGSize) -> CGFloat { goesSideways ? size.height : size.width }
        let known = solutions.values.map { across($0.size) }.max()
        guard let known, !measured.isEmpty else { return across(usual.size) }
        return known
    }

    private var contentsEnd: CGFloat { groupsStart + groupsLength + mainInsets.end }

    /// The place at which the section ends.
    var end: CGFloat { contentsEnd + boundary.length(atStart: false) }

    // MARK: Elements

    private func solution(_ group: Int) -> GroupSolution { solutions[group] ?? usual }

    /// Returns the beginning of an item's group, along the axis on which the groups follow each other.
    func groupStart(of item: Int) -> CGFloat { groupOrigin(item / max(1, perGroup)) }

    /// Returns the length of an item's group, along the axis on which the groups follow each other.
    func groupLength(of item: Int) -> CGFloat { perGroup > 0 ? lengths.length(of: item / perGroup) : 0 }

    private func groupOrigin(_ group: Int) -> CGFloat {
        (isOrthogonal ? crossStart : groupsStart) + lengths.start(of: group)
    }

    private var crossStart: CGFloat { room.isVertical ? insets.leading : insets.top }

    /// Returns an item's element, with its frame before any scrolling of the section itself.
    func leaf(of item: Int) -> GroupSolution.Leaf? {
        guard (0..<count).contains(item), perGroup > 0 else { return nil }
        let group = item / perGroup
        let solution = solution(group)
        guard solution.leaves.indices.contains(item % perGroup) else { return nil }
        var leaf = solution.leaves[item % perGroup]
        let place = groupOrigin(group)
        let across = isOrthogonal ? groupsStart : crossStart
        leaf.frame = leaf.frame.offsetBy(dx: goesSideways ? place : across, dy: goesSideways ? across : place)
        return leaf
    }

    /// Returns the items of those groups that touch a span. The span lies on the axis on which the groups follow each other.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard lengths.count > 0 else { return 0..<0 }
        let base = isOrthogonal ? crossStart : groupsStart
        guard high >= base, low <= base + lengths.total else { return 0..<0 }
        let (first, last) = (lengths.index(at: low - base), lengths.index(at: high - base))
        return first * perGroup..<min(count, (last + 1) * perGroup)
    }

    // MARK: Headers and footers

    /// Returns the frame of a header or footer. A pinned header or footer stays in the visible part.
    func boundaryFrame(of index: Int, seen: CGRect) -> CGRect {
        let across = definition.supplementariesFollowContentInsets ? insets : room.insets
        let full = CGRect(origin: .zero, size: room.size)
        let (contents, place): (CGRect, CGRect) =
            room.isVertical
            ? (
                CGRect(
                    x: across.leading,
                    y: contentsStart,
                    width: full.width - across.leading - across.trailing,
                    height: contentsEnd - contentsStart
                ),
                CGRect(x: across.leading, y: 0, width: full.width - across.leading - across.trailing, height: 0)
            )
            : (
                CGRect(
                    x: contentsStart,
                    y: across.top,
                    width: contentsEnd - contentsStart,
                    height: full.height - across.top - across.bottom
                ),
                CGRect(x: 0, y: across.top, width: 0, height: full.height - across.top - across.bottom)
            )
        return boundary.frame(of: index, around: contents, room: place, seen: seen)
    }

    // MARK: Scrolling across

    /// The description of the section's own scroll view, or `nil` if the section has none.
    var orthogonal: OrthogonalSection? {
        guard isOrthogonal, lengths.count > 0 else { return nil }
        let behavior = definition.orthogonalScrollingBehavior
        let properties = definition.orthogonalScrollingProperties
        let (lengths, before) = (lengths, crossStart)
        let shown = room.isVertical ? room.size.width : room.size.height
        let after = room.isVertical ? insets.trailing : insets.bottom
        let total = before + lengths.total + after
        let isCentered = behavior == .groupPagingCentered
        let lead = isCentered ? max(0, (shown - lengths.length(of: 0)) / 2 - before) : 0
        let trail = isCentered ? max(0, (shown - lengths.length(of: lengths.count - 1)) / 2 - after) : 0
        let isFast: Bool =
            switch properties.decelerationRate {
            case .automatic: behavior == .groupPaging || behavior == .groupPagingCentered || behavior == .paging
            case .normal: false
            case .fast: true
            }
        let groups = OrthogonalGroups(
            offset: { group in
                isCentered
                    ? before + lengths.start(of: group) + lengths.length(of: group) / 2 - shown / 2
                    : lengths.start(of: group)
            },
            count: lengths.count
        )
        return OrthogonalSection(
            section: index,
            frame: room.isVertical
                ? CGRect(x: 0, y: groupsStart, width: shown, height: groupsLength)
                : CGRect(x: groupsStart, y: 0, width: groupsLength, height: shown),
            contentSize: room.isVertical
                ? CGSize(width: total, height: groupsLength) : CGSize(width: groupsLength, height: total),
            contentInset: room.isVertical
                ? UIEdgeInsets(top: 0, left: lead, bottom: 0, right: trail)
                : UIEdgeInsets(top: lead, left: 0, bottom: trail, right: 0),
            behavior: behavior,
            isHorizontal: room.isVertical,
            decelerationRate: isFast ? .fast : .normal,
            bounces: properties.bounce == .automatic ? nil : properties.bounce == .always,
            groups: groups
        )
    }
}

extension SectionLayout {
    /// Copies the measured sizes of headers and footers from another plan, for entries of the same kind and number.
    mutating func takeBoundarySizes(of other: BoundaryPlan) {
        for (index, entry) in boundary.entries.enumerated() {
            guard let known = other.index(ofKind: entry.item.elementKind, number: entry.number) else { continue }
            setBoundarySize(other.entries[known].size, of: index)
        }
    }
}
