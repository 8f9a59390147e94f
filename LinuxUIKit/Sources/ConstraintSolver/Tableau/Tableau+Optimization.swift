extension Tableau {
    /// Makes the objective as small as possible, from valid values: the primal simplex method, priority by priority.
    ///
    /// A symbol that enters at one priority costs nothing at higher priorities, so their sums stay as they are.
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
                // No sum of errors can fall without limit. If a sum seems to, the coefficient is a rounding error.
                objective.remove(entering, at: level)
            }
        }
    }

    /// Returns the first symbol that, when it grows, lowers the sum of a priority and raises no sum of a higher priority.
    private func gainful(at level: Int) -> Symbol? {
        objective.levels[level].row.terms.first {
            $0.coefficient < -Tolerance.coefficient && symbols.isPivotable($0.symbol) && !objective.costs($0.symbol, above: level)
        }?.symbol
    }

    /// Returns the row whose symbol is the first to reach 0 when another symbol grows.
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
