/// The items of a group beside or below each other, with the spaces between and around the items.
@MainActor struct GroupRow {
    /// An item of known size with its elements.
    struct Part {
        let item: NSCollectionLayoutItem
        var size: CGSize
        var leaves: [GroupSolution.Leaf]

        mutating func setLength(_ length: CGFloat, horizontally: Bool) {
            let old = size
            if horizontally { size.width = length } else { size.height = length }
            // An element fills its place. The elements of a group keep their frames.
            guard size != old, leaves.count == 1, !(item is NSCollectionLayoutGroup) else { return }
            leaves[0].frame.size = size
        }
    }

    private(set) var size = CGSize.zero
    private(set) var leaves: [GroupSolution.Leaf] = []

    init(_ group: NSCollectionLayoutGroup, _ given: [Part], room: CGSize) {
        let horizontally = group.isHorizontal
        let parts = GroupRow.grown(given, in: group)
        let alongIsGuess = (horizontally ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
        let acrossIsGuess = (horizontally ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).isEstimated
        func along(_ size: CGSize) -> CGFloat { horizontally ? size.width : size.height }
        func across(_ size: CGSize) -> CGFloat { horizontally ? size.height : size.width }
        func ends(_ item: NSCollectionLayoutItem, _ isAlong: Bool) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
            let spacing = item.edgeSpacing
            return isAlong == horizontally ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
        }

        // The spaces in order: before each item, after the item, and between the item and the next item.
        var spaces: [NSCollectionLayoutSpacing?] = []
        for (index, part) in parts.enumerated() {
            let (before, after) = ends(part.item, true)
            spaces += [before, after, index < parts.count - 1 ? group.interItemSpacing : nil]
        }
        let least = spaces.reduce(0) { $0 + ($1?.spacing ?? 0) }
        let used = parts.reduce(least) { $0 + along($1.size) }
        let flexible = spaces.count { $0?.isFlexibleSpacing == true }
        let more = alongIsGuess || flexible == 0 ? 0 : max(0, along(room) - used) / CGFloat(flexible)
        func length(_ space: NSCollectionLayoutSpacing?) -> CGFloat {
            (space?.spacing ?? 0) + (space?.isFlexibleSpacing == true ? more : 0)
        }
        let widest =
            parts.map { part in
                let (before, after) = ends(part.item, false)
                return across(part.size) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
            }.max() ?? 0
        let crossRoom = acrossIsGuess ? widest : across(room)

        var place: CGFloat = 0
        for (index, part) in parts.enumerated() {
            place += length(spaces[3 * index])
            let (before, after) = ends(part.item, false)
            let free = max(0, crossRoom - across(part.size) - (before?.spacing ?? 0) - (after?.spacing ?? 0))
            let shares = [before, after].count { $0?.isFlexibleSpacing == true }
            let cross = (before?.spacing ?? 0) + (before?.isFlexibleSpacing == true ? free / CGFloat(shares) : 0)
            let corner = horizontally ? CGPoint(x: place, y: cross) : CGPoint(x: cross, y: place)
            leaves += GroupRow.placed(part, at: corner)
            place += along(part.size) + length(spaces[3 * index + 1]) + length(spaces[3 * index + 2])
        }
        size = horizontally ? CGSize(width: place, height: widest) : CGSize(width: widest, height: place)
    }

    /// Returns the elements of a part at its corner. An element is inset by its own insets. The elements of a group are inset already.
    private static func placed(_ part: Part, at corner: CGPoint) -> [GroupSolution.Leaf] {
        let isElement = !(part.item is NSCollectionLayoutGroup)
        let insets = isElement ? part.item.effectiveInsets : .zero
        return part.leaves.map { leaf in
            var leaf = leaf
            leaf.frame = CGRect(
                origin: CGPoint(x: leaf.frame.minX + corner.x + insets.leading, y: leaf.frame.minY + corner.y + insets.top),
                size: isElement ? leaf.frame.size.inset(by: insets) : leaf.frame.size
            )
            return leaf
        }
    }

    /// Returns the parts at their final lengths. Items that are uniform across siblings get the length of the longest of them. If the
    /// length of the group across its axis is estimated, fractional items get their fraction of the longest other item.
    private static func grown(_ parts: [Part], in group: NSCollectionLayoutGroup) -> [Part] {
        var parts = parts
        for horizontally in [true, false] {
            func dimension(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutDimension {
                horizontally ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
            }
            func length(_ part: Part) -> CGFloat { horizontally ? part.size.width : part.size.height }
            let uniform = parts.indices.filter { dimension(parts[$0].item).kind == .uniformAcrossSiblings }
            if let longest = uniform.map({ length(parts[$0]) }).max() {
                for index in uniform { parts[index].setLength(longest, horizontally: horizontally) }
            }
            guard horizontally != group.isHorizontal, dimension(group).isEstimated else { continue }
            let isPart: (Part) -> Bool = { dimension($0.item).kind == (horizontally ? .fractionalWidth : .fractionalHeight) }
            guard let longest = parts.filter({ !isPart($0) }).map(length).max() else { continue }
            for index in parts.indices where isPart(parts[index]) {
                parts[index].setLength(longest * dimension(parts[index].item).dimension, horizontally: horizontally)
            }
        }
        return parts
    }
}
