/// A list of lengths, each of which may change, with the sums of the first lengths. The list is a binary indexed tree (Fenwick, 1994): a
/// change or a sum takes as many steps as the count has binary digits.
struct PrefixSums {
    let count: Int
    /// The nodes of the tree, counted from 1. The node at i is the sum of the last lengths up to the i-th. The number of these lengths is
    /// the lowest set bit of i.
    private var tree: [CGFloat]

    /// Creates a list of lengths of 0.
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

    /// Returns the sum of the lengths before an index. The index may be equal to the count.
    func sum(before index: Int) -> CGFloat {
        var (node, sum) = (index, CGFloat(0))
        while node > 0 {
            sum += tree[node]
            node -= node & -node
        }
        return sum
    }

    /// Returns the last index before which the lengths add up to at most `length`, or 0 if there is none. Each length counts as longer by
    /// `step`.
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
