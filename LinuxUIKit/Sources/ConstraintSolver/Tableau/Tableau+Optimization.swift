extension Tableau {
    /// Makes the objective as small as it can be, from values that are allowed: the primal simplex method, priority by priority.
    ///
    /// What enters at one priority costs nothing at a higher one, so the sums of those stay as they are.
    mutating func optimize() {
        var level = 0
        var pivotsLeft = pivotLimit
        while level < objective.levels.count, pivotsLeft > 0 {
            guard let entering = gainful(at: level) else {
                level += 1
                continue
            }
            if let leaving = rowThatLeaves(for: entering) {
                pivot(leaving, entering: entering)
                pivotsLeft -= 1
            } else {
                // No sum of errors falls without an end: what seems to is a rounding error.
                objective.remove(entering, at: level)
            }
        }
    }

    /// The first symbol that lowers the sum of a priority when it grows, and raises none of a higher one.
    private func gainful(at level: Int) -> Symbol? {
        objective.levels[level].row.terms.first {
            $0.coefficient < -Tolerance.coefficient && symbols.isPivotable($0.symbol) && !objective.costs($0.symbol, above: level)
        }?.symbol
    }

    /// The row whose symbol is the first to reach 0 while another symbol grows.
    func rowThatLeaves(for entering: Symbol) -> Int? {
        var found: (row: Int, growth: Double)?
        for (index, candidate) in rows.enumerated() where symbols.isPivotable(candidate.basic) {
            let coefficient = candidate.row.coefficient(of: entering)
            guard coefficient < -Tolerance.coefficient else { continue }
            let growth = max(candidate.row.constant, 0) / -coefficient
            if let known = found, (known.growth, rows[known.row].basic) < (growth, candidate.basic) { continue }
            found = (index, growth)
        }
        return found?.row
    }
}
