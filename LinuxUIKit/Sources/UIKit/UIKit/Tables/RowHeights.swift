/// The heights of a section's rows, of which most are not known: a row that nobody has asked about is as high as a typical one.
struct RowHeights {
    /// What is known of a row.
    struct Height {
        var value: CGFloat
        /// Whether it is the row's own, and not an estimate.
        var isExact: Bool
    }

    let count: Int
    let typical: CGFloat
    /// Whether the typical height is every row's own.
    let isUniform: Bool
    private(set) var known: [Int: Height] = [:]
    /// By how much rows are higher than the typical one; made when the first is.
    private var differences: PrefixSums?

    init(count: Int, typical: CGFloat, isUniform: Bool) {
        self.count = count
        self.typical = typical
        self.isUniform = isUniform
    }

    var total: CGFloat { offset(of: count) }

    func height(of row: Int) -> CGFloat { known[row]?.value ?? typical }

    func isExact(_ row: Int) -> Bool { isUniform || known[row]?.isExact == true }

    /// Where a row begins, from the first one's beginning; of the count, where the last one ends.
    func offset(of row: Int) -> CGFloat {
        CGFloat(row) * typical + (differences?.sum(before: row) ?? 0)
    }

    /// The row at an offset: the first above all, the last below.
    func row(at offset: CGFloat) -> Int {
        if let differences { return differences.index(at: offset, step: typical) }
        guard typical > 0, offset > 0 else { return 0 }
        // Compared before it is an integer, since it may be larger than any.
        return offset / typical >= CGFloat(count) ? max(count - 1, 0) : Int(offset / typical)
    }

    /// Makes a height known. The result is by how much the row has grown.
    @discardableResult mutating func set(_ height: CGFloat, of row: Int, isExact: Bool) -> CGFloat {
        let difference = height - self.height(of: row)
        known[row] = Height(value: height, isExact: isExact)
        if difference != 0 {
            if differences == nil { differences = PrefixSums(count: count) }
            differences?.add(difference, at: row)
        }
        return difference
    }

    /// What was exact is an estimate from now on.
    mutating func doubt(_ row: Int) {
        known[row]?.isExact = false
    }
}
