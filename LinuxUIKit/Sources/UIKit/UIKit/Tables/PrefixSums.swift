/// Lengths in a row, any of which may change, and the sum of the first few: a binary indexed tree (Fenwick, 1994), so that a change and a sum
/// take as many steps as their number has binary digits.
struct PrefixSums {
    let count: Int
    /// The node at i, counted from 1, is the sum of as many lengths before it as its lowest bit says.
    private var tree: [CGFloat]

    /// Lengths of 0.
    init(count: Int) {
        self.count = count
        tree = [CGFloat](repeating: 0, count: count + 1)
    }

    init(_ lengths: [CGFloat]) {
        count = lengths.count
        tree = [0] + lengths
        for node in tree.indices.dropFirst() {
            let parent = node + (node & -node)
            if parent < tree.count { tree[parent] += tree[node] }
        }
    }

    mutating func add(_ difference: CGFloat, at index: Int) {
        var node = index + 1
        while node < tree.count {
            tree[node] += difference
            node += node & -node
        }
    }

    /// The sum of the lengths before an index, which may be the count.
    func sum(before index: Int) -> CGFloat {
        var (node, sum) = (index, CGFloat(0))
        while node > 0 {
            sum += tree[node]
            node -= node & -node
        }
        return sum
    }

    /// The last index that has no more than a length before it, if each length is longer by a step; the first where there is none such.
    func index(at length: CGFloat, step: CGFloat = 0) -> Int {
        guard count > 0 else { return 0 }
        var (node, sum) = (0, CGFloat(0))
        var width = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while width > 0 {
            let next = node + width
            if next <= count {
                let reached = sum + tree[next] + CGFloat(width) * step
                if reached <= length { (node, sum) = (next, reached) }
            }
            width /= 2
        }
        return min(node, count - 1)
    }
}
