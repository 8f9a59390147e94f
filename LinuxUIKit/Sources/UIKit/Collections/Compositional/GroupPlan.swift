/// A group whose items are repeated as often as they fit. The plan says which elements there are, and doesn't depend on their measured
/// sizes.
@MainActor struct GroupPlan {
    /// An item with its children.
    struct Node {
        let item: NSCollectionLayoutItem
        /// The items in a group, or `nil` for an element.
        var children: [Node]?
        /// The frames of the elements in a custom group.
        var custom: [NSCollectionLayoutGroupCustomItem]?
        /// The length that the group gives the item along the group's axis, or `nil` if the item has a length of its own.
        var share: CGFloat?

        /// The number of elements in the item.
        var leafCount: Int { custom?.count ?? children?.reduce(0) { $0 + $1.leafCount } ?? 1 }
    }

    /// The greatest number of items in a group. Without this limit, items of no length would be added without end.
    private static let mostItems = 1000

    let root: Node
    let leafCount: Int
    private let traits: UITraitCollection

    init(_ group: NSCollectionLayoutGroup, in container: CGSize, traits: UITraitCollection) {
        self.traits = traits
        root = GroupPlan.node(of: group, in: container, traits: traits)
        leafCount = root.leafCount
    }

    private static func node(of item: NSCollectionLayoutItem, in container: CGSize, traits: UITraitCollection) -> Node {
        guard let group = item as? NSCollectionLayoutGroup else { return Node(item: item) }
        let room = group.layoutSize.size(in: container).inset(by: group.effectiveInsets)
        switch group.arrangement {
        case .custom(let provider):
            let environment = LayoutEnvironment(
                container: LayoutContainer(contentSize: room, contentInsets: .zero),
                traitCollection: traits
            )
            return Node(item: group, custom: provider(environment))
        case .repeated(let count):
            let child = group.subitems.first.map { node(of: $0, in: room, traits: traits) }
            return Node(item: group, children: child.map { Array(repeating: $0, count: max(0, count)) } ?? [])
        case .divided(let count):
            let spaces = CGFloat(max(0, count - 1)) * (group.interItemSpacing?.spacing ?? 0)
            let share = max(0, (group.isHorizontal ? room.width : room.height) - spaces) / CGFloat(max(1, count))
            let part = group.isHorizontal ? CGSize(width: share, height: room.height) : CGSize(width: room.width, height: share)
            var child = group.subitems.first.map { node(of: $0, in: $0 is NSCollectionLayoutGroup ? part : room, traits: traits) }
            child?.share = share
            return Node(item: group, children: child.map { Array(repeating: $0, count: max(0, count)) } ?? [])
        case .filled:
            return Node(item: group, children: filled(group, room: room, traits: traits))
        }
    }

    /// Returns the group's items, repeated in turn as long as the next item fits. If the group's length is estimated, each item is there
    /// once.
    private static func filled(_ group: NSCollectionLayoutGroup, room: CGSize, traits: UITraitCollection) -> [Node] {
        let once = group.subitems.map { node(of: $0, in: room, traits: traits) }
        let dimension = group.isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        guard !once.isEmpty, !dimension.isEstimated else { return once }
        let length = group.isHorizontal ? room.width : room.height
        var children: [Node] = []
        var used: CGFloat = 0
        while children.count < mostItems {
            let next = once[children.count % once.count]
            let size = next.item.layoutSize.size(in: room)
            var needed = group.isHorizontal ? size.width : size.height
            if let spacing = next.item.edgeSpacing {
                let ends = group.isHorizontal ? [spacing.leading, spacing.trailing] : [spacing.top, spacing.bottom]
                needed += ends.reduce(0) { $0 + ($1?.spacing ?? 0) }
            }
            if !children.isEmpty { needed += group.interItemSpacing?.spacing ?? 0 }
            // Thirds of a width add up to a little more than the width. Without this tolerance, the third item wouldn't fit.
            guard children.isEmpty || used + needed <= length + 0.01 else { break }
            used += needed
            children.append(next)
        }
        return children
    }
}
