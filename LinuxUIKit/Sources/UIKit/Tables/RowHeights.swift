/// The heights of a section's rows. Most of the heights are unknown: such a row counts as high as a typical row.
struct RowHeights {
    /// The known height of a row.
    struct Height {
        var value: CGFloat
        /// Whether the height is the row's own, and not an estimate.
        var isExact: Bool
    }

    let count: Int
    let typical: CGFloat
    /// Whether the typical height is the exact height of every row.
    let isUniform: Bool
    private(set) var known: [Int: Height] = [:]
    /// The differences between the rows' heights and the typical height, or `nil` until a row differs.
    private var differences: PrefixSums?

    init(count: Int, typical: CGFloat, isUniform: Bool) {
        self.count = count
        self.typical = typical
        self.isUniform = isUniform
    }

    var total: CGFloat { offset(of: count) }

    func height(of row: Int) -> CGFloat { known[row]?.value ?? typical }

    func isExact(_ row: Int) -> Bool { isUniform || known[row]?.isExact == true }

    /// Returns the distance from the top of the first row to the top of a row. If `row` is equal to the count, returns the end of the last
    /// row.
    func offset(of row: Int) -> CGFloat {
        CGFloat(row) * typical + (differences?.sum(before: row) ?? 0)
    }

    /// Returns the row at an offset. Returns the first row for an offset above all rows, and the last row for an offset below all rows.
    func row(at offset: CGFloat) -> Int {
        if let differences { return differences.index(at: offset, step: typical) }
        guard typical > 0, offset > 0 else { return 0 }
        // The comparison comes before the conversion to `Int`, since the conversion traps for values that are too large.
        return offset / typical >= CGFloat(count) ? max(count - 1, 0) : Int(offset / typical)
    }

    /// Stores the height of a row. Returns the number of points by which the row has grown.
    @discardableResult mutating func set(_ height: CGFloat, of row: Int, isExact: Bool) -> CGFloat {
        let difference = height - self.height(of: row)
        known[row] = Height(value: height, isExact: isExact)
        if difference != 0 {
            if differences == nil { differences = PrefixSums(count: count) }
            differences?.add(difference, at: row)
        }
        return difference
    }

    /// Turns the exact height of a row into an estimate.
    mutating func doubt(_ row: Int) {
        known[row]?.isExact = false
    }
}
