extension Tableau {
    /// Makes the values allowed again after constants have changed, from where the objective is as small as it can be: the dual simplex
    /// method. Returns a row that says why it cannot be done, if so.
    mutating func restoreFeasibility() -> BasicRow? {
        for _ in 0..<pivotLimit {
            guard let index = rowThatIsNotAllowed() else { return nil }
            let row = rows[index]
            guard symbols.kind(of: row.basic) != .dummy, let entering = cheapest(of: row.row) else { return row }
            pivot(index, entering: entering)
        }
        return nil
    }

    /// The row whose basic symbol is the first that may not have its value.
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

    /// The symbol that makes a row larger at the lowest cost.
    private func cheapest(of row: Row) -> Symbol? {
        var found: Row.Term?
        for term in row.terms where term.coefficient > Tolerance.coefficient && symbols.isPivotable(term.symbol) {
            if let known = found, !objective.isCheaper(term, than: known) { continue }
            found = term
        }
        return found?.symbol
    }
}
