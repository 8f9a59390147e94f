extension Tableau {
    /// Computes the rows from the equations again, with the same basic symbols. The values stay, and the accumulated rounding errors of
    /// many pivots disappear.
    mutating func refactor(_ equations: [Equation]) {
        changeCount = 0
        var fresh = self
        fresh.rows = []
        fresh.objective = Objective()
        for symbol in rows.map(\.basic) { fresh.symbols.setRow(nil, of: symbol) }
        for equation in equations {
            let row = fresh.reduced(equation.row, scratch: &scratch)
            var subject: Row.Term?
            for term in row.terms where symbols.row(of: term.symbol) != nil {
                if let known = subject, abs(known.coefficient) >= abs(term.coefficient) { continue }
                subject = term
            }
            // Because of rounding errors, the basic symbols no longer form a basis. The existing rows are better than new ones.
            guard let subject, abs(subject.coefficient) > Tolerance.feasibility else { return }
            fresh.insert(row, basic: subject.symbol)
        }
        for equation in equations { fresh.count(equation) }
        fresh.changeCount = 0
        self = fresh
        _ = restoreFeasibility()
        optimize()
    }
}
