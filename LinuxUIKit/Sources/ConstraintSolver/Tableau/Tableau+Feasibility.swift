extension Tableau {
    /// Makes the values valid again after changes of constants, from a minimal objective: the dual simplex method. If the values can't be
    /// made valid, returns a row that shows the contradiction.
    mutating func restoreFeasibility() -> BasicRow? {
        for _ in 0..<pivotLimit {
            guard let index = rowThatIsNotAllowed() else { return nil }
            let row = rows[index]
            guard symbols.kind(of: row.basic) != .dummy, let entering = cheapest(of: row.row) else { return row }
            pivot(index, entering: entering)
        }
        return nil
    }

    /// Returns the index of the row whose basic symbol is the first with an invalid value.
    func rowThatIsNotAllowed() -> Int? {
        var found: Int?
        for (index, candidate) in rows.enumerated() {
            let isAllowed =
                switch symbols.kind(of: candidate.basic) {
                case .external: true
                case .slack, .error: candidate.row.constant >= -Tolerance.feasibility
                case .dummy: abs(candidate.row.constant) <= Tolerance.feasibility
                }
            if isAllowed { continue }
            if let known = found, rows[known].basic < candidate.basic { continue }
            found = index
        }
        return found
    }

    /// Returns the symbol that increases a row at the lowest cost.
    private func cheapest(of row: Row) -> Symbol? {
        var found: Row.Term?
        for term in row.terms where term.coefficient > Tolerance.coefficient && symbols.isPivotable(term.symbol) {
            if let known = found, !objective.isCheaper(term, than: known) { continue }
            found = term
        }
        return found?.symbol
    }
}
