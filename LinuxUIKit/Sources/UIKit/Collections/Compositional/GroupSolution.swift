/// A group of a plan, laid out with the measured sizes of its elements: the group's size, and the elements' frames.
@MainActor struct GroupSolution {
    /// An element in its group.
    struct Leaf {
        var frame: CGRect
        var zIndex = 0
        var selfSizingAxes: ScrollAxes = []
        var item: NSCollectionLayoutItem?
    }

    private(set) var size = CGSize.zero
    private(set) var leaves: [Leaf] = []

    /// - Parameters:
    ///   - count: The number of elements. The last group of a section may have fewer elements than its plan.
    ///   - measured: The measured sizes of elements, by the elements' numbers.
    init(_ plan: GroupPlan, in container: CGSize, count: Int, measured: [Int: CGSize]) {
        var solver = Solver(count: count, measured: measured)
        (size, leaves) = solver.solve(plan.root, in: container)
    }

    @MainActor private struct Solver {
        let count: Int
        let measured: [Int: CGSize]
        var next = 0

        /// Returns the size of an item, and the item's elements, whose frames are relative to the item's corner.
        mutating func solve(_ node: GroupPlan.Node, in container: CGSize) -> (size: CGSize, leaves: [Leaf]) {
            if let custom = node.custom { return solve(custom, node.item.layoutSize.size(in: container)) }
            guard let children = node.children, let group = node.item as? NSCollectionLayoutGroup else {
                return solveElement(node.item, in: container)
            }
            return solve(group, children, in: container)
        }

        private mutating func solve(
            _ custom: [NSCollectionLayoutGroupCustomItem],
            _ size: CGSize
        ) -> (size: CGSize, leaves: [Leaf]) {
            let shown = custom.prefix(max(0, count - next))
            next += shown.count
            return (size, shown.map { Leaf(frame: $0.frame, zIndex: $0.zIndex) })
        }

        private mutating func solveElement(_ item: NSCollectionLayoutItem, in container: CGSize) -> (size: CGSize, leaves: [Leaf]) {
            defer { next += 1 }
            var size = item.layoutSize.size(in: container)
            let axes = item.layoutSize.estimatedAxes
            if let known = measured[next] {
                if axes.contains(.horizontal) { size.width = known.width }
                if axes.contains(.vertical) { size.height = known.height }
            }
            return (size, [Leaf(frame: CGRect(origin: .zero, size: size), selfSizingAxes: axes, item: item)])
        }

        private mutating func solve(
            _ group: NSCollectionLayoutGroup,
            _ children: [GroupPlan.Node],
            in container: CGSize
        ) -> (size: CGSize, leaves: [Leaf]) {
            let insets = group.effectiveInsets
            var size = group.layoutSize.size(in: container)
            let room = size.inset(by: insets)
            var parts: [GroupRow.Part] = []
            for child in children where next < count {
                var place = room
                if let share = child.share, child.children != nil || child.custom != nil {
                    if group.isHorizontal { place.width = share } else { place.height = share }
                }
                let (childSize, leaves) = solve(child, in: place)
                var part = GroupRow.Part(item: child.item, size: childSize, leaves: leaves)
                if let share = child.share { part.setLength(share, horizontally: group.isHorizontal) }
                parts.append(part)
            }
            let row = GroupRow(group, parts, room: room)
            let axes = group.layoutSize.estimatedAxes
            if axes.contains(.horizontal) { size.width = row.size.width + insets.leading + insets.trailing }
            if axes.contains(.vertical) { size.height = row.size.height + insets.top + insets.bottom }
            let leaves = row.leaves.map { leaf in
                var leaf = leaf
                leaf.frame = leaf.frame.offsetBy(dx: insets.leading, dy: insets.top)
                return leaf
            }
            return (size, leaves)
        }
    }
}
